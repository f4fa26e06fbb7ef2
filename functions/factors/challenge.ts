import { sha256 } from '#core/sha256.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { newSignedToken, readSignedToken } from '#core/signed-token.ts';

const LIFETIME_SECONDS = 5 * 60;

/** What a challenge may be answered for, and by whom. */
export type ChallengePurpose = 'login' | `add/${string}` | `proof/${string}/${string}`;

type Signing = Pick<OperationContext, 'keyring' | 'now'>;

/**
 * What an authenticator signs: an expiry and a random number, signed for one purpose. Nothing is stored until it is
 * answered, so that whoever asks for many fills no table; then it is marked as spent under the account that answered.
 */
export function newChallenge(purpose: ChallengePurpose, signing: Signing): Promise<string> {
  return newSignedToken(signedFor(purpose), LIFETIME_SECONDS, signing);
}

/** What a challenge of this purpose is marked as spent by; null for one that is not ours, not for this, or has expired. */
export async function challengeHash(
  challenge: string,
  purpose: ChallengePurpose,
  signing: Signing,
): Promise<string | null> {
  const read = await readSignedToken(challenge, signedFor(purpose), signing);
  return read && sha256(read.bytes);
}

function signedFor(purpose: ChallengePurpose) {
  return { key: 'passkey-challenge', subject: `${purpose}\n` };
}
