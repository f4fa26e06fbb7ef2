import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PollToTake } from '#shared/models/poll.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { usePollId } from '#web/features/polls/lib/use-poll-id.ts';
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
import { PollsError } from '#web/features/polls/components/polls-error.tsx';
import { useTaking } from './api.ts';
import styles from '#web/features/polls/components/pages.module.css';

/** A member answers the newest open frame of a poll. */
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

/** What there is to do: answer, change what was answered, or wait for a frame. */
function Way({ toTake, onReload }: { readonly toTake: PollToTake; readonly onReload: () => void }) {
  const { user } = useWorkspace();
  const frame = toTake.frame;
  const [session] = useState(() => memberSession(user.id, frame?.id ?? ''));
  // A draft is there while the server may not have what was typed last: it is shown at once.
  const [changing, setChanging] = useState(() => hasDraft(takePlace(user.id, frame?.id ?? '')));
  if (frame === null) return <NoFrame pollId={toTake.poll.id} onReload={onReload} />;
  if (toTake.poll.is_anonymous && toTake.answered && !changing) {
    if (session.known() === null) return <Answered>{text.answeredElsewhere}</Answered>;
    return <Answered onChange={() => setChanging(true)}>{text.answeredHere}</Answered>;
  }
  return <MemberAnswerForm userId={user.id} toTake={{ ...toTake, frame }} session={session} />;
}

/** No frame is open; who may opens one. */
function NoFrame({ pollId, onReload }: { readonly pollId: string; readonly onReload: () => void }) {
  const { can } = useWorkspace();
  const mayOpen = can('frames.create');
  return (
    <EmptyState
      title={text.noFramesTitle}
      action={
        mayOpen ? (
          <Button component={Link} to={paths.pollResults(pollId)}>
            {text.toFrames}
          </Button>
        ) : (
          <Button variant="default" onClick={onReload}>
            {text.checkAgain}
          </Button>
        )
      }
    >
      {mayOpen ? text.noFramesEditor : text.noFrames}
    </EmptyState>
  );
}
