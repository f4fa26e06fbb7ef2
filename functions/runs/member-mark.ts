import { runClosed } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { Keyring } from '#core/clients/kms.ts';
import { markSigner } from './participation-mark.ts';
import type { Participation } from './repositories/participation.ts';
import type { Mark, MarkKey } from './repositories/marks.ts';

/** Who answers, and in which session of their browser. */
interface Participant {
  readonly userId: string;
  readonly sessionId: string;
}

/** The secret under which the marks of an open run are made. */
export async function keyOfRun(
  runId: string,
  { repos }: Pick<OperationContext<'participation'>, 'repos'>,
): Promise<MarkKey> {
  return (await repos.participation.key(runId)) ?? runClosed();
}

/**
 * The mark that a member has answered an anonymous run. The proof binds the session to the member without naming it:
 * the session's own number, from which the key of the answers is made, is stored nowhere.
 */
export async function signedMark(key: MarkKey, { userId, sessionId }: Participant, keyring: Keyring): Promise<Mark> {
  const sign = await markSigner(key, keyring);
  return { keyId: key.keyId, mac: sign(userId), proof: sign(`${userId}/${sessionId}`) };
}

/** The same for whoever is given a ballot: the proof binds what they had signed. */
export async function ballotMark(
  key: MarkKey,
  { userId, blinded }: { readonly userId: string; readonly blinded: string },
  keyring: Keyring,
): Promise<Mark> {
  const sign = await markSigner(key, keyring);
  return { keyId: key.keyId, mac: sign(userId), proof: sign(`${userId}/ballot/${blinded}`) };
}

/** The same of a run, whose secret is looked up. */
export async function markOf(
  runId: string,
  participant: Participant,
  context: Pick<OperationContext<'participation'>, 'repos' | 'keyring'>,
): Promise<Mark> {
  return signedMark(await keyOfRun(runId, context), participant, context.keyring);
}

/** What is known of the caller in an open anonymous run. The session has no part in it, only in what they may change. */
export async function participationOf(
  runId: string,
  context: Pick<OperationContext<'participation'>, 'repos' | 'keyring'> & {
    readonly actor: { readonly userId: string };
  },
): Promise<Participation> {
  const mark = await markOf(runId, { userId: context.actor.userId, sessionId: '' }, context);
  return context.repos.participation.of(runId, mark);
}
