import { Button, NativeSelect } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { useWorkspace } from '#web/app/workspace-context.tsx';
import { pollsText } from '#web/text/polls.ts';
import { ChevronLeftIcon } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, NoPermission } from '#web/ui/states.tsx';
import { usePolls } from '../api.ts';
import { PollFrames } from '../components/poll-frames.tsx';
import { PollsError } from '../components/polls-error.tsx';
import styles from './pages.module.css';

const text = pollsText.results;

/** The answers to a poll: choose it, then one of its frames. */
export function PollResults({ pollId }: { readonly pollId: string | null }) {
  const { can } = useWorkspace();
  return (
    <div className={styles.page}>
      <PageHeader title={text.title}>
        <Button component={Link} to={paths.polls} variant="default" leftSection={<ChevronLeftIcon size={18} />}>
          {text.back}
        </Button>
      </PageHeader>
      {can('results.read') ? <ChosenPoll pollId={pollId} /> : <NoPermission>{text.noRight}</NoPermission>}
    </div>
  );
}

function ChosenPoll({ pollId }: { readonly pollId: string | null }) {
  const { workspace } = useWorkspace();
  const navigate = useNavigate();
  const { data: polls, error, mutate } = usePolls(workspace.id);

  if (!polls) {
    if (error) return <PollsError title={text.loadFailed} error={error} onRetry={() => void mutate()} />;
    return <SkeletonCards count={3} />;
  }
  const poll = polls.find((other) => other.id === pollId) ?? null;
  if (pollId !== null && poll === null) {
    return <EmptyState title={pollsText.take.notFoundTitle}>{pollsText.take.notFound}</EmptyState>;
  }
  const choice = (
    <NativeSelect
      label={text.poll}
      value={poll?.id ?? ''}
      onChange={(event) => void navigate(paths.pollResults(event.currentTarget.value))}
    >
      {poll === null && (
        <option value="" disabled>
          {text.choosePoll}
        </option>
      )}
      {polls.map((other) => (
        <option key={other.id} value={other.id}>
          {other.title}
        </option>
      ))}
    </NativeSelect>
  );
  if (poll !== null) return <PollFrames key={poll.id} poll={poll} choice={choice} />;
  return (
    <>
      <div className={styles.choices}>{choice}</div>
      <EmptyState title={text.choosePoll}>{text.choosePollText}</EmptyState>
    </>
  );
}
