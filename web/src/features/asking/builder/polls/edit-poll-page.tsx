import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useState } from 'react';
import type { Poll } from '#shared/models/poll.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { usePollId } from '#web/features/asking/lib/use-poll-id.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { sameId } from '#web/lib/identifiers.ts';
import { authoringText } from './text.ts';
import { ChevronLeftIcon } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, NoPermission } from '#web/ui/states.tsx';
import { EditForm } from './components/edit-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PollsError } from '#web/features/asking/components/polls-error.tsx';
import { readCopied } from '#web/features/asking/lib/created-poll.ts';
import { usePoll } from '#web/features/asking/api.ts';
import styles from '#web/features/asking/components/pages.module.css';

const text = authoringText.edit;

/** The form of a poll that exists. */
export default function EditPollPage() {
  const pollId = usePollId() ?? '';
  return <Editing key={pollId} pollId={pollId} />;
}

function Editing({ pollId }: { readonly pollId: string }) {
  const { can } = useWorkspace();
  const [copied, setCopied] = useState(readCopied(useLocation().state));
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHeader title={text.title}>
        <Button component={Link} to={paths.polls} variant="default" leftSection={<ChevronLeftIcon size={18} />}>
          {text.back}
        </Button>
      </PageHeader>
      {copied !== null && <Notice onClose={() => setCopied(null)}>{text.copied(copied)}</Notice>}
      {can('polls.edit') ? <PollToEdit pollId={pollId} /> : <NoPermission>{text.noRight}</NoPermission>}
    </div>
  );
}

function PollToEdit({ pollId }: { readonly pollId: string }) {
  const { workspace } = useWorkspace();
  const { data: poll, error, mutate } = usePoll(pollId);
  if (poll && sameId(poll.workspace_id, workspace.id)) {
    return <EditForm poll={poll} readAgain={async (): Promise<Poll | undefined> => mutate()} />;
  }
  if (poll || !isUuid(pollId) || (error instanceof ApiError && error.status === 404)) {
    return (
      <EmptyState
        title={text.notFoundTitle}
        action={
          <Button component={Link} to={paths.polls}>
            {text.back}
          </Button>
        }
      >
        {text.notFound}
      </EmptyState>
    );
  }
  if (error) return <PollsError title={text.loadFailed} error={error} onRetry={() => void mutate()} />;
  return <SkeletonCards count={3} lines={3} />;
}
