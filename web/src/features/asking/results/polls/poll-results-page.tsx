import { Button, NativeSelect } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Poll } from '#shared/models/poll.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { isNotFound } from '#web/lib/api-error.ts';
import { sameId } from '#web/lib/identifiers.ts';
import { usePollId } from '#web/features/asking/lib/use-poll-id.ts';
import type { PollAnalysisProps } from './poll-analysis-props.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, NoPermission } from '#web/ui/states.tsx';
import { PollTeams } from '../teams/poll-teams.tsx';
import { PollRuns } from './components/poll-runs.tsx';
import { PollsError } from '#web/features/asking/components/polls-error.tsx';
import { usePoll, usePollChoices } from '#web/features/asking/api.ts';
import styles from '#web/features/asking/components/pages.module.css';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';

const text = resultsText.page;

interface PollResultsPageProps {
  /** What an analysis says of a poll. */
  readonly Analysis: ComponentType<PollAnalysisProps>;
}

/** The answers to a poll: choose it, then one of its runs. */
export function PollResultsPage({ Analysis }: PollResultsPageProps) {
  const pollId = usePollId();
  const { workspace, can } = useWorkspace();
  return (
    <Stack fit gap="20">
      {!can('results.read') && !workspace.own_teams_only ? (
        <>
          <Header />
          <NoPermission>{text.noRight}</NoPermission>
        </>
      ) : pollId === null ? (
        <NoPollChosen />
      ) : (
        <ChosenPoll key={pollId} pollId={pollId} Analysis={Analysis} />
      )}
    </Stack>
  );
}

/** The head of the page while no poll can be named. */
function Header() {
  return <PageHeader title={text.title} back={{ to: paths.polls, label: text.back }} />;
}

function NoPollChosen() {
  return (
    <>
      <Header />
      <PollToChoose />
    </>
  );
}

function PollToChoose() {
  const { workspace, can } = useWorkspace();
  const { data: polls, error, mutate } = usePollChoices(workspace.id);
  if (!polls) {
    if (error) return <PollsError title={text.pollsFailed} error={error} onRetry={() => void mutate()} />;
    return <SkeletonCards count={3} />;
  }
  if (polls.length === 0) {
    return (
      <EmptyState
        title={text.noPollsTitle}
        action={
          can('polls.create') && (
            <Button component={Link} to={paths.newAsking}>
              {text.toCreate}
            </Button>
          )
        }
      >
        {text.noPolls}
      </EmptyState>
    );
  }
  return (
    <>
      <Inline align="end" gap="12" className={styles.choices}>
        <PollSelect chosen={null} polls={polls} />
      </Inline>
      <EmptyState title={text.choosePoll}>{text.choosePollText}</EmptyState>
    </>
  );
}

interface ChosenPollProps {
  readonly pollId: string;
  readonly Analysis: ComponentType<PollAnalysisProps>;
}

function ChosenPoll({ pollId, Analysis }: ChosenPollProps) {
  const { workspace } = useWorkspace();
  const { data: poll, error, mutate } = usePoll(pollId);
  const { data: others } = usePollChoices(workspace.id);

  const isGone = !isUuid(pollId) || isNotFound(error);
  if (poll && !isGone && sameId(poll.workspace_id, workspace.id)) {
    const known = others?.some(({ id }) => id === poll.id) ? others : [poll, ...(others ?? [])];
    const choice = <PollSelect chosen={poll} polls={known} />;
    if (workspace.own_teams_only) return <PollTeams poll={poll} choice={choice} back={text.back} />;
    return <PollRuns poll={poll} choice={choice} Analysis={Analysis} />;
  }
  return (
    <>
      <Header />
      {isGone || poll ? (
        <EmptyState title={text.notFoundTitle}>{text.notFound}</EmptyState>
      ) : error ? (
        <PollsError title={text.pollsFailed} error={error} onRetry={() => void mutate()} />
      ) : (
        <SkeletonCards count={3} />
      )}
    </>
  );
}

/** The field that leads from one poll's results to another's. */
function PollSelect({ chosen, polls }: { readonly chosen: Poll | null; readonly polls: readonly Poll[] }) {
  const navigate = useNavigate();
  return (
    <NativeSelect
      aria-label={text.poll}
      value={chosen?.id ?? ''}
      onChange={(event) => void navigate(paths.pollResults(event.currentTarget.value))}
    >
      {chosen === null && (
        <option value="" disabled>
          {text.choosePoll}
        </option>
      )}
      {polls.map((poll) => (
        <option key={poll.id} value={poll.id}>
          {poll.id === chosen?.id ? chosen.title : poll.title}
        </option>
      ))}
    </NativeSelect>
  );
}
