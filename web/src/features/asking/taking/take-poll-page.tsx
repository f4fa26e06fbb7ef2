import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PollToTake } from '#shared/models/poll.ts';
import { afterTheEnd } from '#shared/rules/poll-statement.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { usePollId } from '#web/features/asking/lib/use-poll-id.ts';
import { hasDraft } from '#web/answer-form/draft.ts';
import { deadlineText } from '#web/answer-form/deadline-text.ts';
import { answerFormText } from '#web/answer-form/text.ts';
import { takingText as text } from './text.ts';
import { ChevronLeftIcon } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Answered } from './components/answered.tsx';
import { memberSession, takePlace } from '#web/answer-form/member-session.ts';
import { MemberAnswerForm } from './components/member-answer-form.tsx';
import { PollsError } from '#web/features/asking/components/polls-error.tsx';
import { useTaking } from './api.ts';
import styles from '#web/features/asking/components/pages.module.css';

/** A member answers the newest open run of a poll. */
export default function TakePollPage() {
  const pollId = usePollId() ?? '';
  return <Taking key={pollId} pollId={pollId} />;
}

function Taking({ pollId }: { readonly pollId: string }) {
  const { taking, reload } = useTaking(pollId);
  const [openedAt] = useState(() => new Date());
  const toTake = taking.kind === 'ready' ? taking.poll : null;
  const deadline = toTake?.frame?.deadline ?? null;

  return (
    <div className={styles.page}>
      <PageHeader
        title={toTake?.poll.title ?? text.title}
        {...(deadline !== null && { note: answerFormText.openUntil(deadlineText(deadline, openedAt)) })}
      >
        <Button component={Link} to={paths.polls} variant="default" leftSection={<ChevronLeftIcon size={18} />}>
          {text.back}
        </Button>
      </PageHeader>
      {taking.kind === 'loading' && <SkeletonCards count={3} />}
      {taking.kind === 'error' && <PollsError title={text.loadFailed} error={taking.error} onRetry={reload} />}
      {taking.kind === 'not-found' && <EmptyState title={text.notFoundTitle}>{text.notFound}</EmptyState>}
      {toTake && <Way key={toTake.frame?.id ?? ''} toTake={toTake} onReload={reload} />}
    </div>
  );
}

/** What there is to do: answer, change what was answered, or wait for a run. */
function Way({ toTake, onReload }: { readonly toTake: PollToTake; readonly onReload: () => void }) {
  const { user } = useWorkspace();
  const run = toTake.frame;
  const [session] = useState(() => memberSession(user.id, run?.id ?? ''));
  // A draft is there while the server may not have what was typed last: it is shown at once.
  const [changing, setChanging] = useState(() => hasDraft(takePlace(user.id, run?.id ?? '')));
  if (run === null) return <NoRun toTake={toTake} onReload={onReload} />;
  if (toTake.poll.is_anonymous && toTake.answered && !changing) {
    if (session.known() === null) return <Answered>{text.answeredElsewhere}</Answered>;
    return <Answered onChange={() => setChanging(true)}>{text.answeredHere}</Answered>;
  }
  return <MemberAnswerForm userId={user.id} toTake={{ ...toTake, run }} session={session} />;
}

/** No run is open: the last one is over, or none was opened. Who may opens one. */
function NoRun({ toTake, onReload }: { readonly toTake: PollToTake; readonly onReload: () => void }) {
  const { poll, ended, next_run_at: next } = toTake;
  const { can } = useWorkspace();
  const [now] = useState(() => new Date());
  const mayOpen = can('runs.create');
  return (
    <EmptyState
      title={ended ? text.endedTitle : text.noRunsTitle}
      action={
        mayOpen ? (
          <Button component={Link} to={paths.pollResults(poll.id)}>
            {text.toRuns}
          </Button>
        ) : (
          <Button variant="default" onClick={onReload}>
            {text.checkAgain}
          </Button>
        )
      }
    >
      {ended ? (
        <>
          <p>{text.endedAt(deadlineText(ended.ended_at, now))}</p>
          <p>
            {afterTheEnd({
              anonymous: ended.is_anonymous,
              via: 'member',
              visibility: ended.results_visibility,
              smallestGroup: ended.smallest_group,
            })}
          </p>
        </>
      ) : (
        <p>{mayOpen ? text.noRunsEditor : text.noRuns}</p>
      )}
      {next !== null && <p>{text.nextRun(deadlineText(next, now))}</p>}
    </EmptyState>
  );
}
