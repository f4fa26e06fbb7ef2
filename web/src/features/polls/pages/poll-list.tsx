import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Poll } from '#shared/models/poll.ts';
import { paths } from '#web/app/paths.ts';
import { useWorkspace } from '#web/app/workspace-context.tsx';
import { formatNumber } from '#web/lib/words.ts';
import { pollsText } from '#web/text/polls.ts';
import { StatCard, StatGrid } from '#web/ui/card.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { usePolls } from '../api.ts';
import { DeletePollModal } from '../components/delete-poll-modal.tsx';
import { Notice } from '../components/notice.tsx';
import { PollCard } from '../components/poll-card.tsx';
import { PollsError } from '../components/polls-error.tsx';
import { PublicLinkModal } from '../components/public-link-modal.tsx';
import { countPolls } from '../lib/poll-counts.ts';
import { readCreated } from '../lib/created-poll.ts';
import styles from './pages.module.css';

const text = pollsText.list;

/** All polls of the workspace. */
export function PollList() {
  const { workspace, can } = useWorkspace();
  const { data: polls, error, mutate } = usePolls(workspace.id);
  const [created, setCreated] = useState(readCreated(useLocation().state));
  const mayCreate = can('polls.create');

  return (
    <div className={styles.page}>
      <PageHeader title={text.title} note={text.subtitle}>
        {mayCreate && polls && polls.length > 0 && (
          <Button component={Link} to={paths.newPoll} leftSection={<PlusIcon size={18} />}>
            {text.create}
          </Button>
        )}
      </PageHeader>
      {created !== null && <Notice onClose={() => setCreated(null)}>{text.justCreated(created)}</Notice>}
      {polls ? (
        <Polls polls={polls} mayCreate={mayCreate} />
      ) : error ? (
        <PollsError title={text.loadFailed} error={error} onRetry={() => void mutate()} />
      ) : (
        <SkeletonCards count={4} />
      )}
    </div>
  );
}

function Polls({ polls, mayCreate }: { readonly polls: readonly Poll[]; readonly mayCreate: boolean }) {
  const [linked, setLinked] = useState<Poll | null>(null);
  const [doomed, setDoomed] = useState<Poll | null>(null);
  const counts = countPolls(polls);
  return (
    <>
      {polls.length === 0 ? (
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
            <StatCard label={text.total} value={formatNumber(counts.total)} />
            <StatCard label={text.enps} value={formatNumber(counts.enps)} />
            <StatCard label={text.pulse} value={formatNumber(counts.pulse)} />
            <StatCard label={text.questionTotal} value={formatNumber(counts.questions)} />
          </StatGrid>
          <ul className={styles.list}>
            {polls.map((poll) => (
              <li key={poll.id}>
                <PollCard poll={poll} onCopyLink={() => setLinked(poll)} onDelete={() => setDoomed(poll)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {linked && <PublicLinkModal poll={linked} onClose={() => setLinked(null)} />}
      {doomed && <DeletePollModal poll={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}
