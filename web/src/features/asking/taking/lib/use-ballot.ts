import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** The server was not reached, or stumbled: it is asked again when the connection is back, or answers are sent. */
  | { readonly kind: 'failed' };

/** There is no ballot to send by: nothing has gone to the server. */
export class NoBallot extends Error {
  override readonly name = 'NoBallot';
}

/** Answers on their way: how they are read here, and how they are sent. */
interface OnTheirWay {
  readonly stored: (by: typeof ByBallot) => ByBallot.Stored | null;
  readonly send: (ballot: Ballot) => Promise<ByBallot.Stored>;
}

/** How answers are sent by the ballot of this device. */
export interface BallotSending {
  /** What the form asks of a session: here it is the ballot. */
  readonly session: MemberSession;
  /** Waits for the ballot. Throws NoBallot where there is none, or as any call does. */
  readonly ready: () => Promise<void>;
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
  const collecting = useRef<Promise<BallotState> | null>(null);

  const collect = async (shown: ShownRun, again = false): Promise<Collected> => {
    const { collectBallot } = await import('#web/answer-form/ballot/collect.ts');
    return collectBallot({ run, shown, keeper, calls, again });
  };
  const begin = (again = false): Promise<BallotState> => {
    const work = canEncrypt() ? collect(run.shown, again) : Promise.resolve({ kind: 'unable' } as const);
    collecting.current = work;
    work.then(setState, (error: unknown) => {
      collecting.current = null;
      // Whoever asks for one more is told on the spot.
      if (!again) setState(afterFailure(error));
    });
    return work;
  };
  const start = () => void begin().catch(() => {}); // the state tells
  const startLater = useEffectEvent(start);
  useEffect(() => {
    if (wanted) startLater();
  }, [wanted]);
  const failed = state.kind === 'failed';
  useEffect(() => (failed ? watchReturn(() => startLater()) : undefined), [failed]);

  return {
    state,
    differs,
    session: sessionOf(keeper),
    retry: () => {
      setState({ kind: 'collecting' });
      start();
    },
    askAgain: async () => void (await begin(true)),
    ready: async () => {
      let now: BallotState;
      try {
        now = await (collecting.current ?? begin());
      } catch (cause) {
        // What a refusal says is told; else it matters that nothing of the answers has gone.
        throw cause instanceof ApiError && cause.status < 500
          ? cause
          : new NoBallot('None could be asked for', { cause });
      }
      if (now.kind !== 'ready') throw new NoBallot(`No ballot was given out: ${now.kind}`);
    },
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
  return { kind: isOver ? 'closed' : 'failed' };
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
