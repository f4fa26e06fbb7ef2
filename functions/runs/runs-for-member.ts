import type { OperationContext } from '#core/http/operation.ts';
import { markSigner } from './participation-mark.ts';

/** An open run, as far as it matters whether somebody is to answer it. */
export interface AskingRun {
  readonly runId: string;
  readonly isAnonymous: boolean;
  /** It asks all members, and not those of an audience. */
  readonly asksAll: boolean;
}

/** What an open run is to a member. */
export interface RunForMember {
  readonly asked: boolean;
  readonly answered: boolean;
  /** When they answered; null in an anonymous run, where nobody knows, and where they have not. */
  readonly answeredAt: string | null;
}

/** Who asks. */
export type Reading = Pick<OperationContext<'audiences' | 'participation' | 'responses'>, 'repos' | 'keyring'> & {
  readonly userId: string;
};

/**
 * What open runs are to a member, in the order of the runs and in two round trips however many they are. A mark tells
 * that somebody has answered without names, and nothing of what they said; it is asked for the member themselves alone.
 */
export async function runsForMember(runs: readonly AskingRun[], reading: Reading): Promise<RunForMember[]> {
  const { repos, userId } = reading;
  const idsOf = (some: readonly AskingRun[]) => some.map(({ runId }) => runId);
  const [asking, named, marked] = await Promise.all([
    repos.audiences.asking(idsOf(runs.filter(({ asksAll }) => !asksAll)), userId),
    repos.responses.answeredOf(idsOf(runs.filter(({ isAnonymous }) => !isAnonymous)), userId),
    markedOf(idsOf(runs.filter(({ isAnonymous }) => isAnonymous)), reading),
  ]);
  return runs.map(({ runId, isAnonymous, asksAll }) => ({
    asked: asksAll || asking.has(runId),
    answered: (isAnonymous ? marked : named).has(runId),
    answeredAt: named.get(runId) ?? null,
  }));
}

async function markedOf(runIds: readonly string[], { repos, keyring, userId }: Reading): Promise<ReadonlySet<string>> {
  const secrets = await repos.participation.keysOf(runIds);
  const marks = await Promise.all(
    [...secrets].map(async ([runId, key]) => {
      const sign = await markSigner(key, keyring);
      return { runId, keyId: key.keyId, mac: sign(userId) };
    }),
  );
  return repos.participation.markedIn(marks);
}
