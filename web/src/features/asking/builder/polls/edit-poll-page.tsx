import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { type ReactNode, useState } from 'react';
import type { Poll } from '#shared/models/poll.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { usePollId } from '#web/features/asking/lib/use-poll-id.ts';
import { isNotFound } from '#web/lib/api-error.ts';
import { sameId } from '#web/lib/identifiers.ts';
import { authoringText } from '#text/asking/builder/polls.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { OfCompany } from '#web/ui/of-company.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { EditForm } from './components/edit-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PollsError } from '#web/features/asking/components/polls-error.tsx';
import { readCopied } from '#web/features/asking/lib/created-poll.ts';
import { usePoll } from '#web/features/asking/api.ts';
import { Stack } from '#web/ui/layout/layout.tsx';

const text = authoringText.edit;

/** The form of a poll that exists. */
export default function EditPollPage() {
  const pollId = usePollId() ?? '';
  return <Editing key={pollId} pollId={pollId} />;
}

function Editing({ pollId }: { readonly pollId: string }) {
  const { can } = useWorkspace();
  const [copied, setCopied] = useState(readCopied(useLocation().state));
  if (!can('polls.edit')) {
    return (
      <Framed>
        <OfCompany>{text.noRight}</OfCompany>
      </Framed>
    );
  }
  const notice = copied !== null && <Notice onClose={() => setCopied(null)}>{text.copied(copied)}</Notice>;
  return <PollToEdit pollId={pollId} notice={notice} />;
}

/** Where there is no poll to show, its page. */
function Framed({ children }: { readonly children: ReactNode }) {
  return (
    <Stack fit gap="20">
      <PageHeader title={text.title} back={{ to: paths.polls, label: text.back }} />
      {children}
    </Stack>
  );
}

function PollToEdit({ pollId, notice }: { readonly pollId: string; readonly notice: ReactNode }) {
  const { workspace } = useWorkspace();
  const { data: poll, error, mutate } = usePoll(pollId);
  if (poll && sameId(poll.workspace_id, workspace.id)) {
    return <EditForm poll={poll} notice={notice} readAgain={async (): Promise<Poll | undefined> => mutate()} />;
  }
  if (poll || !isUuid(pollId) || isNotFound(error)) {
    return (
      <Framed>
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
      </Framed>
    );
  }
  return (
    <Framed>
      {error ? (
        <PollsError title={text.loadFailed} error={error} onRetry={() => void mutate()} />
      ) : (
        <SkeletonCards count={3} lines={3} />
      )}
    </Framed>
  );
}
