import type { OperationContext } from '#core/http/operation.ts';
import { newSignedToken, readSignedToken } from '#core/signed-token.ts';
import type { Login } from './repositories/users.ts';

/** Longer than a session can rest, so that a device is still known when its session has run out. */
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

type Holder = Pick<Login, 'userId' | 'passwordVersion'>;
type Signing = Pick<OperationContext, 'keyring' | 'tokenEpoch' | 'now'>;

/** Stands in for an address nobody has, so that the same work is done. */
const NOBODY: Holder = { userId: '', passwordVersion: 0 };

/**
 * What a device keeps to be known as one that has logged in before. It opens nothing: it gives the device a budget of
 * attempts of its own, so that whoever floods an account does not shut out its owner. It is an expiry and a random
 * number, signed for one account and one password; it names nobody, is stored nowhere and travels with nothing but the
 * requests of `login` and `requestPasswordReset`.
 */
export function issueDeviceToken(holder: Holder, signing: Signing): Promise<string> {
  return newSignedToken(signedFor(holder, signing), LIFETIME_SECONDS, signing);
}

/** What the attempts of a known device are counted under; null for one this account has not logged in from. */
export async function knownDevice(
  token: string | undefined,
  login: Login | null,
  signing: Signing,
): Promise<string | null> {
  const read = await readSignedToken(token ?? '', signedFor(login ?? NOBODY, signing), signing);
  return read === null || login === null ? null : read.claims.toString('base64url');
}

function signedFor({ userId, passwordVersion }: Holder, { tokenEpoch }: Signing) {
  return { key: `device-token/${tokenEpoch}`, subject: `${userId}/${passwordVersion}/` };
}
