import { runClosed } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { Keyring } from '#core/clients/kms.ts';
import { markSigner } from './participation-mark.ts';
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

/** The same of a run, whose secret is looked up. */
export async function markOf(
  runId: string,
  participant: Participant,
  context: Pick<OperationContext<'participation'>, 'repos' | 'keyring'>,
): Promise<Mark> {
  return signedMark(await keyOfRun(runId, context), participant, context.keyring);
}
