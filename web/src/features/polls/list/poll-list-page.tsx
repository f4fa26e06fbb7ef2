import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Poll, PollTotals } from '#shared/models/poll.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { formatNumber } from '#web/lib/formatters.ts';
import { listText } from './text.ts';
import { pollsText } from '#web/features/polls/text.ts';
import { StatCard, StatGrid } from '#web/ui/card.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PollKinds } from '#web/ui/poll-kinds.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { type PollPages, usePolls } from '#web/features/polls/api.ts';
import { DeletePollModal } from './components/delete-poll-modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PollCard } from './components/poll-card.tsx';
import { PollsError } from '#web/features/polls/components/polls-error.tsx';
import { PublicLinkModal } from '#web/features/polls/frames/components/public-link-modal.tsx';
import { useDuplicate } from './components/use-duplicate.tsx';
import { readCreated } from '#web/features/polls/lib/created-poll.ts';
import styles from '#web/features/polls/components/pages.module.css';

const text = listText.list;

/** All polls of the workspace. */
export default function PollListPage() {
  const { workspace, can } = useWorkspace();
  const pages = usePolls(workspace.id);
  const [created, setCreated] = useState(readCreated(useLocation().state));
  const mayCreate = can('polls.create');

  return (
    <div className={styles.page}>
      <PageHeader title={text.title} note={text.subtitle}>
        {mayCreate && pages.polls && pages.polls.length > 0 && (
          <Button component={Link} to={paths.newPoll} leftSection={<PlusIcon size={18} />}>
            {text.create}
          </Button>
        )}
      </PageHeader>
      <PollKinds />
      {created !== null && <Notice onClose={() => setCreated(null)}>{text.justCreated(created)}</Notice>}
      {pages.polls && pages.totals ? (
        <Polls pages={pages} polls={pages.polls} totals={pages.totals} mayCreate={mayCreate} />
      ) : pages.error ? (
        <PollsError title={text.loadFailed} error={pages.error} onRetry={pages.retry} />
      ) : (
        <SkeletonCards count={4} />
      )}
    </div>
  );
}

interface PollsProps {
  readonly pages: PollPages;
  readonly polls: readonly Poll[];
  readonly totals: PollTotals;
  readonly mayCreate: boolean;
}

function Polls({ pages, polls, totals, mayCreate }: PollsProps) {
  const [linked, setLinked] = useState<Poll | null>(null);
  const [toDelete, setToDelete] = useState<Poll | null>(null);
  const copying = useDuplicate();
  return (
    <>
      {polls.length === 0 && !pages.hasMore ? (
        <EmptyState
          title={text.emptyTitle}
          action={
            mayCreate && (
              <Button component={Link} to={paths.newPoll}>
                {text.createFirst}
              </Button>
            )
          }
        >
          {mayCreate ? text.emptyEditor : text.emptyMember}
        </EmptyState>
      ) : (
        <>
          <StatGrid>
            <StatCard label={text.total} value={formatNumber(totals.polls)} />
            <StatCard label={text.enps} value={formatNumber(totals.enps)} />
            <StatCard label={text.pulse} value={formatNumber(totals.pulse)} />
            <StatCard label={text.questionTotal} value={formatNumber(totals.questions)} />
          </StatGrid>
          <ul className={styles.list}>
            {polls.map((poll) => (
              <li key={poll.id}>
                <PollCard
                  poll={poll}
                  copying={copying.busyWith}
                  onCopyLink={() => setLinked(poll)}
                  onDuplicate={() => copying.start(poll)}
                  onDelete={() => setToDelete(poll)}
                />
              </li>
            ))}
          </ul>
          <More pages={pages} />
        </>
      )}
      {linked && <PublicLinkModal poll={linked} onClose={() => setLinked(null)} />}
      {toDelete && <DeletePollModal poll={toDelete} onClose={() => setToDelete(null)} />}
      {copying.failure}
    </>
  );
}

/** The way to older polls; a page of them that does not come says so here, the others stay. */
function More({ pages: { error, loadingMore, moreFailed, hasMore, more, retry } }: { readonly pages: PollPages }) {
  if (!hasMore) return null;
  return (
    <>
      {moreFailed && <FailureNote error={error} fallback={text.moreFailed} />}
      <div className={styles.more}>
        {moreFailed ? (
          <Button lang="en" variant="default" onClick={retry}>
            {pollsText.tryAgain}
          </Button>
        ) : (
          <Button variant="default" disabled={loadingMore} onClick={more}>
            {loadingMore ? text.loadingMore : text.more}
          </Button>
        )}
      </div>
    </>
  );
}
