import { sign } from 'jws';
import {
  ACCESS_TOKEN_SECONDS,
  accessKey,
  AUDIENCE,
  ISSUER,
  keyPeriod,
  seconds,
  type Identity,
  type Signing,
} from './tokens.ts';

/**
 * A signed access token of 15 minutes. HS256 over a key derived for this period; `kid` names the period.
 * By jws, which jsonwebtoken stands on: the checks of jsonwebtoken's own `sign` weigh 13 kB, and its input is ours.
 */
export async function signAccessToken({ userId, sessionId }: Identity, signing: Signing): Promise<string> {
  const issued = seconds(signing.now);
  const period = keyPeriod(signing.now);
  return sign({
    header: { alg: 'HS256', typ: 'JWT', kid: String(period) },
    payload: {
      sub: userId,
      sid: sessionId,
      iat: issued,
      exp: issued + ACCESS_TOKEN_SECONDS,
      iss: ISSUER,
      aud: AUDIENCE,
    },
    secret: await accessKey(signing, period),
  });
}
