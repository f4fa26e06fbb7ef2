import { runClosed } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { markSigner } from '#core/rules/participation-mark.ts';
import type { Mark } from '#data/participation.ts';

/** Who answers, and in which session of their browser. */
interface Participant {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * The mark that a member has answered an anonymous run. The proof binds the session to the member without naming it:
 * the session's own number, from which the key of the answers is made, is stored nowhere.
 */
export async function markOf(
  frameId: string,
  { userId, sessionId }: Participant,
  { repos, keyring }: Pick<OperationContext<'participation'>, 'repos' | 'keyring'>,
): Promise<Mark> {
  const key = (await repos.participation.key(frameId)) ?? runClosed();
  const sign = await markSigner(key, keyring);
  return { keyId: key.keyId, mac: sign(userId), proof: sign(`${userId}/${sessionId}`) };
}
