import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { signAccessToken } from '#core/tokens.ts';
import { makePerson, keyring, type Person } from '#tests/support/factories.ts';
import { eraseAccount, makeRefreshToken } from './actors.ts';

const KEY_PERIOD_SECONDS = 30 * 24 * 60 * 60;
const EPOCH = '1';

/** The value of an Authorization header; undefined for none. */
type Forge = (person: Person) => Promise<string | undefined>;

/** The claims and header of a good token, with changes; signed with the service's own key unless another is given. */
export async function craft(
  person: Person,
  changes: {
    claims?: object;
    header?: object;
    period?: number;
    epoch?: string;
    algorithm?: jwt.Algorithm;
    key?: jwt.Secret;
  } = {},
): Promise<string> {
  const now = seconds();
  const period = currentPeriod() + (changes.period ?? 0);
  const key = changes.key ?? (await keyring.derive(`access-token/${changes.epoch ?? EPOCH}/${period}`));
  const claims = {
    sub: person.id,
    sid: person.sessionId,
    iss: 'tonus',
    aud: 'tonus-api',
    iat: now,
    exp: now + 900,
    ...changes.claims,
  };
  const header = { alg: changes.algorithm ?? 'HS256', kid: String(period), ...changes.header };
  return `Bearer ${jwt.sign(JSON.stringify(claims), key, { algorithm: changes.algorithm ?? 'HS256', header })}`;
}

/** Ways to ask without a good token; each must be answered alike. */
export const FORGERIES: Readonly<Record<string, Forge>> = {
  'no header': async () => undefined,
  'an empty header': async () => '',
  garbage: async () => 'Bearer мусор',
  'garbage in three parts': async () => 'Bearer aa.bb.cc',
  'another scheme': async ({ token }) => `Basic ${token}`,
  'a token without its scheme': async ({ token }) => token,
  'a changed signature': async ({ token }) => `Bearer ${token.slice(0, -6)}AAAAAA`,
  'no signature': async ({ token }) => `Bearer ${token.slice(0, token.lastIndexOf('.') + 1)}`,
  'changed claims under the old signature': async (person) => {
    const [header, , signature] = person.token.split('.');
    const claims = {
      sub: randomUUID(),
      sid: person.sessionId,
      iss: 'tonus',
      aud: 'tonus-api',
      iat: seconds(),
      exp: seconds() + 900,
    };
    return `Bearer ${header}.${encode(claims)}.${signature}`;
  },
  'an expired token': async (person) => `Bearer ${await signAt(person, -16 * 60)}`,
  'a passed expiry on a fresh token': (person) => craft(person, { claims: { exp: seconds() - 1 } }),
  'a far expiry on an old token': (person) =>
    craft(person, { claims: { iat: seconds() - 16 * 60, exp: seconds() + 3600 } }),
  'no expiry': (person) => craft(person, { claims: { exp: undefined } }),
  'no time of issue': (person) => craft(person, { claims: { iat: undefined }, header: {} }),
  'not valid yet': (person) => craft(person, { claims: { nbf: seconds() + 600 } }),
  'another audience': (person) => craft(person, { claims: { aud: 'tonus-mail' } }),
  'no audience': (person) => craft(person, { claims: { aud: undefined } }),
  'another issuer': (person) => craft(person, { claims: { iss: 'tonus.example' } }),
  'no issuer': (person) => craft(person, { claims: { iss: undefined } }),
  'no subject': (person) => craft(person, { claims: { sub: undefined } }),
  'no session': (person) => craft(person, { claims: { sid: undefined } }),
  'a foreign key': (person) => craft(person, { key: randomBytes(32) }),
  'an empty key': (person) => craft(person, { key: Buffer.from('tonus') }),
  'alg none': async (person) => {
    const claims = {
      sub: person.id,
      sid: person.sessionId,
      iss: 'tonus',
      aud: 'tonus-api',
      iat: seconds(),
      exp: seconds() + 900,
    };
    return `Bearer ${encode({ alg: 'none', typ: 'JWT', kid: String(currentPeriod()) })}.${encode(claims)}.`;
  },
  'the right key with HS512': (person) => craft(person, { algorithm: 'HS512' }),
  'RS256 with a key of one’s own': (person) => craft(person, { algorithm: 'RS256', key: rsa.privateKey }),
  'HS256 keyed with a public key': (person) =>
    craft(person, { key: rsa.publicKey.export({ type: 'spki', format: 'pem' }) }),
  'a key brought along (jwk, jku)': (person) =>
    craft(person, {
      algorithm: 'RS256',
      key: rsa.privateKey,
      header: { jwk: rsa.publicKey.export({ format: 'jwk' }), jku: 'https://attacker.example/keys' },
    }),
  'an unknown kid': (person) => craft(person, { header: { kid: '../../dev/null' } }),
  'no kid': (person) => craft(person, { header: { kid: undefined } }),
  'a kid of two periods ago': (person) => craft(person, { period: -2 }),
  'a kid of the next period': (person) => craft(person, { period: 1 }),
  'a key of another epoch': (person) => craft(person, { epoch: '0' }),
  'a refresh token': async ({ id }) => `Bearer ${await makeRefreshToken(id)}`,
  'a session that never was': async ({ id }) => craft({ id, sessionId: randomUUID() } as Person),
  'somebody else’s session': async ({ id }) => craft({ id, sessionId: (await makePerson()).sessionId } as Person),
  'a deleted account': async () => {
    const gone = await makePerson();
    await eraseAccount(gone);
    return `Bearer ${gone.token}`;
  },
};

/** A token of the previous key period: keys change without logging anybody out. */
export function previousPeriodToken(person: Person): Promise<string> {
  return craft(person, { period: -1 });
}

function signAt(person: Person, offsetSeconds: number): Promise<string> {
  const now = new Date(Date.now() + offsetSeconds * 1000);
  return signAccessToken({ userId: person.id, sessionId: person.sessionId }, { keyring, epoch: EPOCH, now });
}

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

function currentPeriod(): number {
  return Math.floor(seconds() / KEY_PERIOD_SECONDS);
}
