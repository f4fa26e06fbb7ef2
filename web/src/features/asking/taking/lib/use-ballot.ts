import { useEffect, useEffectEvent, useState } from 'react';
import type { Ballot } from '#shared/models/ballot.ts';
import type { Collected, ShownRun } from '#web/answer-form/ballot/collect.ts';
import type { BallotKeeper } from '#web/answer-form/ballot/kept-ballot.ts';
import type * as ByBallot from '#web/answer-form/ballot/send.ts';
import { wasSent } from '#web/answer-form/ballot/kept-ballot.ts';
import type { MemberSession } from '#web/answer-form/member-session.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { watchReturn } from '#web/lib/connection.ts';
import { noteSentByBallot } from '#web/lib/sent-by-ballot.ts';
import { ballotCalls, type BallotRun } from '../api-ballots.ts';

/** Where the ballot of whoever answers is. */
export type BallotState =
  | { readonly kind: 'collecting' }
  | Collected
  /** This page was opened at an address at which browsers do not encrypt. */
  | { readonly kind: 'unable' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'error'; readonly error: unknown };

/** Answers on their way: how they are read here, and how they are sent. */
interface OnTheirWay {
  readonly stored: (by: typeof ByBallot) => ByBallot.Stored | null;
  readonly send: (ballot: Ballot) => Promise<ByBallot.Stored>;
}

/** How answers are sent by the ballot of this device. */
export interface BallotSending {
  /** What the form asks of a session: here it is the ballot. */
  readonly session: MemberSession;
  readonly send: (answers: OnTheirWay) => Promise<void>;
}

interface UsedBallot extends BallotSending {
  readonly state: BallotState;
  /** The server has stored something else than what was sent last. */
  readonly differs: boolean;
  readonly retry: () => void;
  /** Asks for one more, in place of a lost one. Fails like any call. */
  readonly askAgain: () => Promise<void>;
}

interface BallotOptions {
  readonly userId: string;
  readonly run: BallotRun;
  readonly keeper: BallotKeeper;
  /** Whether there is something to answer: then the ballot is collected, long before answers are sent. */
  readonly wanted: boolean;
}

/** The ballot of an account in a run. */
export function useBallot({ userId, run, keeper, wanted }: BallotOptions): UsedBallot {
  const [state, setState] = useState<BallotState>({ kind: 'collecting' });
  const [differs, setDiffers] = useState(false);
  const calls = ballotCalls(run);

  const collect = async (shown: ShownRun, again = false): Promise<Collected> => {
    const { collectBallot } = await import('#web/answer-form/ballot/collect.ts');
    return collectBallot({ run, shown, keeper, calls, again });
  };
  const start = () =>
    void (canEncrypt() ? collect(run.shown) : Promise.resolve({ kind: 'unable' } as const)).then(
      setState,
      (error: unknown) => setState(afterFailure(error)),
    );
  const startLater = useEffectEvent(start);
  useEffect(() => {
    if (wanted) startLater();
  }, [wanted]);
  const failed = state.kind === 'error';
  useEffect(() => (failed ? watchReturn(() => startLater()) : undefined), [failed]);

  return {
    state,
    differs,
    session: sessionOf(keeper),
    retry: () => {
      setState({ kind: 'collecting' });
      start();
    },
    askAgain: async () => setState(await collect(run.shown, true)),
    send: async ({ stored, send }) => {
      const by = await import('#web/answer-form/ballot/send.ts');
      const before = keeper.read()?.sent?.fingerprint;
      const collectAgain = async (): Promise<Collected> => {
        const shown = await calls.shown();
        return shown === null ? { kind: 'changed' } : collect(shown);
      };
      const sent = await by.sendByBallot({ keeper, stored: stored(by), send, collectAgain });
      // Changed answers are no news.
      if (before !== keeper.read()?.sent?.fingerprint) noteSentByBallot(userId, run.id, run.kind);
      setDiffers(sent.differs);
    },
  };
}

/** On plain http a browser hashes nothing. */
const canEncrypt = (): boolean => 'subtle' in crypto;

function afterFailure(error: unknown): BallotState {
  const isOver = error instanceof ApiError && (error.code === 'run_closed' || error.status === 404);
  return isOver ? { kind: 'closed' } : { kind: 'error', error };
}

function sessionOf(keeper: BallotKeeper): MemberSession {
  const untake = () => {
    const kept = keeper.read();
    if (kept) keeper.write({ ...kept, tried: [] });
  };
  return {
    known: () => {
      const kept = keeper.read();
      return kept && wasSent(kept) ? kept.nonce : null;
    },
    take: () => keeper.read()?.nonce ?? '',
    untake,
    forget: untake,
  };
}
