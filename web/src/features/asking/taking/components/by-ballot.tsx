import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type BallotKeeper, ballotKeeper } from '#web/answer-form/ballot/kept-ballot.ts';
import { hasDraft } from '#web/answer-form/draft.ts';
import { takePlace } from '#web/answer-form/member-session.ts';
import { sentByBallot } from '#web/lib/sent-by-ballot.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { ballotText as text } from '#text/asking/ballot.ts';
import { takingText } from '#text/asking/taking.ts';
import type { BallotRun } from '../api-ballots.ts';
import { firstView } from '../lib/first-view.ts';
import { type BallotSending, useBallot } from '../lib/use-ballot.ts';
import { Answered } from './answered.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { Over } from './over.tsx';
import { Sent } from './sent.tsx';
import { Suspicious } from './suspicious.tsx';

interface ByBallotProps {
  readonly run: BallotRun;
  readonly title: string;
  readonly deadline: string | null;
  /** Whether the server knows that this member has answered. */
  readonly answered: boolean;
  readonly onReload: () => void;
  readonly children: (userId: string, ballot: BallotOfForm) => ReactNode;
}

/** How a form sends by a ballot, and what stands there once it has. */
export interface BallotOfForm extends BallotSending {
  readonly whenSent: (onChange: () => void) => ReactNode;
}

/** What there is to do in a run that is answered by ballots: answer, change what was answered, keep the receipt. */
export function ByBallot({ run, title, deadline, answered, onReload, children }: ByBallotProps) {
  const { user } = useWorkspace();
  const [keeper] = useState(() => ballotKeeper(user.id, run.id));
  const [view, setView] = useState(() =>
    firstView({
      keeper,
      answered,
      hasDraft: hasDraft(takePlace(user.id, run.id)),
      noted: run.id in sentByBallot(user.id),
    }),
  );
  const ballot = useBallot({ userId: user.id, run, keeper, wanted: view === 'answering' });
  const { state, differs, retry } = ballot;

  const sent = (onChange: () => void) => (
    <Sent
      runId={run.id}
      title={title}
      deadline={deadline}
      keeper={keeper}
      differs={differs}
      onChange={onChange}
      onForget={() => setView('forgotten')}
    />
  );
  if (view === 'forgotten') return <Answered>{text.forgotten}</Answered>;
  if (view === 'answered') return <Answered>{text.answered}</Answered>;
  if (view === 'sent') return sent(() => setView('answering'));
  switch (state.kind) {
    // Answers can be typed meanwhile: only sending them waits for the ballot.
    case 'collecting':
    case 'failed':
    case 'ready':
      if (state.kind === 'collecting' && isElsewhere(run, keeper)) return <SkeletonCards count={3} />;
      return children(user.id, { ...ballot, whenSent: sent });
    case 'elsewhere':
      return <Elsewhere used={state.again} onAskAgain={ballot.askAgain} />;
    case 'answered':
      return <Answered>{text.answered}</Answered>;
    case 'suspicious':
      return <Suspicious why={state.why} title={title} runId={run.id} onRetry={retry} />;
    case 'closed':
      return <Over about={run.about}>{takingText.ended}</Over>;
    case 'unable':
      return <EmptyState title={text.unable.title}>{text.unable.text}</EmptyState>;
    case 'changed':
      return (
        <EmptyState title={text.changed.title} action={<Button onClick={onReload}>{text.changed.reload}</Button>}>
          {text.changed.text}
        </EmptyState>
      );
  }
}

/** Whether the ballot was given out to another browser: what is typed here could not be sent. */
function isElsewhere({ shown: { own } }: BallotRun, keeper: BallotKeeper): boolean {
  return own.issued && keeper.read()?.right?.fingerprint !== own.fingerprint;
}
