import { createHmac } from 'node:crypto';
import { runClosed } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { Mark } from '#data/participation.ts';

/** Who answers, and in which session of their browser. */
interface Participant {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * The mark that a member has answered an anonymous run: an HMAC of who they are, under a secret that is stored until
 * the run closes and a key that never leaves KMS; whoever has only the table cannot make it. The proof binds the
 * session to the member without naming it: the session's own number, from which the key of the answers is made, is
 * stored nowhere.
 */
export async function markOf(
  frameId: string,
  { userId, sessionId }: Participant,
  { repos, keyring }: Pick<OperationContext<'participation'>, 'repos' | 'keyring'>,
): Promise<Mark> {
  const { keyId, secret } = (await repos.participation.key(frameId)) ?? runClosed();
  const key = createHmac('sha256', await keyring.derive('marks'))
    .update(secret)
    .digest();
  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  return { keyId, mac: sign(userId), proof: sign(`${userId}/${sessionId}`) };
}
