import jwt from 'jsonwebtoken';
import { createKeyring } from '#core/clients/kms.ts';
import { signAccessToken, type Identity } from '#core/tokens.ts';

const environment = process.env as Record<string, string>;
export const keyring = createKeyring({
  keyId: environment['TOKEN_KEY_ID']!,
  region: environment['AWS_REGION']!,
  endpoint: environment['KMS_ENDPOINT'],
});

/** Whom the tokens that were made here speak for. */
const identities = new Map<string, Identity>();

/** An access token of this moment, as the product signs it. */
export async function makeAccessToken(identity: Identity, now = new Date()): Promise<string> {
  const token = await signAccessToken(identity, { keyring, epoch: '1', now });
  identities.set(token, identity);
  return token;
}

/**
 * The token as it is sent. Keys change every thirty days, and a test that turns the clock would be refused on the days
 * on which it passes over such a change: there a token that was made here is signed by the key of this moment.
 */
export async function tokenToSend(token: string): Promise<string> {
  const identity = identities.get(token);
  if (!identity) return token;
  const renewed = await signAccessToken(identity, { keyring, epoch: '1', now: new Date() });
  return keyIdOf(renewed) === keyIdOf(token) ? token : renewed;
}

const keyIdOf = (token: string) => jwt.decode(token, { complete: true })?.header.kid;
