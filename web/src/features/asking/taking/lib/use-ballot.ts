import { useEffect, useEffectEvent, useState } from 'react';
import type { Ballot } from '#shared/models/ballot.ts';
import type { Collected } from '#web/answer-form/ballot/collect.ts';
import { type BallotKeeper, ballotKeeper, wasSent } from '#web/answer-form/ballot/kept-ballot.ts';
import type * as ByBallot from '#web/answer-form/ballot/send.ts';
import type { MemberSession } from '#web/answer-form/member-session.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { watchReturn } from '#web/lib/connection.ts';
import { noteSentByBallot } from '#web/lib/sent-by-ballot.ts';
import { ballotCalls, type BallotRun } from '../api-ballots.ts';

/** Where the ballot of whoever answers is. */
export type BallotState =
  | { readonly kind: 'collecting' }
  | Collected
  /** This page was opened by an address at which browsers do not encrypt. */
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
  /** The server has stored something else than what was sent last. */
  readonly differs: boolean;
}

interface UsedBallot extends BallotSending {
  readonly state: BallotState;
  readonly keeper: BallotKeeper;
  readonly retry: () => void;
  /** Asks for one more, in place of a lost one. Fails like any call. */
  readonly askAgain: () => Promise<void>;
}

/** The ballot of an account in a run: collected when `wanted`, which is long before answers are sent. */
export function useBallot(userId: string, run: BallotRun, wanted: boolean): UsedBallot {
  const [keeper] = useState(() => ballotKeeper(userId, run.id));
  const [state, setState] = useState<BallotState>({ kind: 'collecting' });
  const [differs, setDiffers] = useState(false);

  const collect = async (again = false): Promise<Collected> => {
    const { collectBallot } = await import('#web/answer-form/ballot/collect.ts');
    return collectBallot({ run, shown: run.shown, keeper, calls: ballotCalls(run), again });
  };
  const start = () => {
    if (!canEncrypt()) return setState({ kind: 'unable' });
    setState({ kind: 'collecting' });
    return void collect().then(setState, (error: unknown) => setState(afterFailure(error)));
  };
  const startLater = useEffectEvent(start);
  useEffect(() => {
    if (wanted) startLater();
  }, [wanted]);
  const failed = state.kind === 'error';
  useEffect(() => (failed ? watchReturn(() => startLater()) : undefined), [failed]);

  return {
    state,
    keeper,
    differs,
    session: sessionOf(keeper),
    retry: start,
    askAgain: async () => setState(await collect(true)),
    send: async ({ stored, send }) => {
      const by = await import('#web/answer-form/ballot/send.ts');
      const before = keeper.read()?.sent?.fingerprint;
      const sent = await by.sendByBallot({ keeper, stored: stored(by), send, collectAgain: () => collectAnew(run, keeper) });
      // Changed answers are no news.
      if (before !== keeper.read()?.sent?.fingerprint) noteSentByBallot(userId, run.id, run.kind);
      setDiffers(sent.differs);
    },
  };
}

/** Has the ballot signed for the opening of now. */
async function collectAnew(run: BallotRun, keeper: BallotKeeper): Promise<Collected> {
  const { collectBallot } = await import('#web/answer-form/ballot/collect.ts');
  const calls = ballotCalls(run);
  const shown = await calls.shown();
  return shown === null ? { kind: 'changed' } : collectBallot({ run, shown, keeper, calls });
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
