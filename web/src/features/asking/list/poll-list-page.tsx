import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePollLines } from '#web/features/asking/api.ts';
import { PollsError } from '#web/features/asking/components/polls-error.tsx';
import styles from '#web/features/asking/components/pages.module.css';
import { readCreated } from '#web/features/asking/lib/created-poll.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PollKinds } from '#web/ui/poll-kinds.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { PollList } from './components/poll-list.tsx';
import { listText } from './text.ts';

const text = listText.list;

/** All polls of the workspace. */
export default function PollListPage() {
  const { workspace, can } = useWorkspace();
  const { lines, error, mutate } = usePollLines(workspace.id);
  const [created, setCreated] = useState(readCreated(useLocation().state));
  const mayCreate = can('polls.create');
  const running = lines?.polls.filter(({ state }) => state === 'running').length ?? 0;
  const isEmpty = lines?.polls.length === 0;

  return (
    <div className={styles.page}>
      <PageHeader title={text.title} {...(lines && !isEmpty && { note: text.totals(lines.totals, running) })}>
        {mayCreate && lines && !isEmpty && (
          <Button component={Link} to={paths.newPoll} leftSection={<PlusIcon size={18} />}>
            {text.create}
          </Button>
        )}
      </PageHeader>
      <PollKinds />
      {created !== null && <Notice onClose={() => setCreated(null)}>{text.justCreated(created)}</Notice>}
      {lines === undefined ? (
        error ? (
          <PollsError title={text.loadFailed} error={error} onRetry={() => void mutate()} />
        ) : (
          <SkeletonCards count={4} />
        )
      ) : (
        <PollList
          key={workspace.id}
          polls={lines.polls}
          first={created === null ? null : 'draft'}
          empty={<NoPolls mayCreate={mayCreate} />}
        />
      )}
    </div>
  );
}

function NoPolls({ mayCreate }: { readonly mayCreate: boolean }) {
  return (
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
  );
}
