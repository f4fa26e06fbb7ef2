import { createHash, generateKeyPairSync, randomBytes, randomUUID, sign, type KeyObject } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { factors } from '#shared/contract/factors.ts';
import { issueTicket } from '#functions/accounts/second-factor-ticket.ts';
import { newRecoveryCodes } from '#functions/factors/recovery-codes.ts';
import { newTotpSecret, stepOf } from '#functions/factors/totp.ts';
import { request } from './api.ts';
import { keyring, repos, vault, type Person } from './factories.ts';

export const SITE = 'https://tonus.example';
const USER_PRESENT_AND_VERIFIED = 0x05;
const HAS_NEW_KEY = 0x40;

/** The code of an app for codes at a moment. */
export function codeOf(secret: string, now = new Date()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

/** An account that takes codes besides its password, with one recovery code; its key. */
export async function makeTotp(person: Pick<Person, 'id' | 'email'>, now = new Date()) {
  const secret = newTotpSecret();
  const sealed = await vault.seal(secret, { account: person.id, kind: 'factors' });
  await repos.factors.keepNewTotp(person.id, sealed, now);
  const login = (await repos.users.findLogin(person.email))!;
  // A step long past: the code of now is still to be used.
  const lastStep = stepOf(codeOf(secret, now), secret, now)! - 5;
  const { codes, hashes } = await newRecoveryCodes(person.id, { keyring });
  const moment = { now, newId: () => '', jobs: [] };
  const added = await repos.factors.addTotp({ user: person, login }, { sealed, lastStep }, hashes, moment);
  if (!added) throw new Error('The app for codes was not added');
  return { secret, recoveryCode: codes[0]! };
}

/** What somebody has who has shown the password, and not the second factor. */
export async function makeTicket(email: string): Promise<string> {
  const login = (await repos.users.findLogin(email))!;
  return (await issueTicket(email, login, null, { repos, now: new Date() })).ticket;
}

interface Key {
  readonly credential: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  readonly publicKey: string;
}

interface Signing {
  readonly origin?: string;
  readonly flags?: number;
  readonly counter?: number;
  readonly type?: string;
}

/** What a software authenticator makes of an offer. */
export function newKey(userHandle: string): Key {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    credential: randomBytes(32).toString('base64url'),
    userHandle,
    privateKey,
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
  };
}

/** The body of `addPasskey`. */
export function madeBy(key: Key, challenge: string, signing: Signing = {}) {
  const credential = Buffer.from(key.credential, 'base64url');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(credential.length);
  const named = Buffer.concat([Buffer.alloc(16), length, credential]);
  return {
    name: 'Ноутбук',
    credential: key.credential,
    client_data: clientData(challenge, { type: 'webauthn.create', ...signing }).toString('base64url'),
    authenticator_data: authenticatorData(
      { ...signing, flags: (signing.flags ?? USER_PRESENT_AND_VERIFIED) | HAS_NEW_KEY },
      named,
    ).toString('base64url'),
    public_key: key.publicKey,
  };
}

/** The answer of a passkey to a challenge. */
export function answerOf(key: Key, challenge: string, signing: Signing = {}) {
  const client = clientData(challenge, { type: 'webauthn.get', ...signing });
  const data = authenticatorData(signing);
  const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
  return {
    credential: key.credential,
    user_handle: key.userHandle,
    client_data: client.toString('base64url'),
    authenticator_data: data.toString('base64url'),
    signature: sign('sha256', signed, key.privateKey).toString('base64url'),
  };
}

/** A passkey of a person, made as their browser would; with the recovery codes that came with it. */
export async function makePasskey({ token }: Pick<Person, 'token'>) {
  const offer = (await request(factors.beginPasskey, { token })).body;
  const key = newKey(offer.user_handle);
  const { status, body } = await request(factors.addPasskey, { token, body: madeBy(key, offer.challenge) });
  if (status !== 200) throw new Error(`The passkey was not added: ${body.detail}`);
  return { ...key, recoveryCodes: body.recovery_codes };
}

function clientData(challenge: string, { type, origin = SITE }: Signing): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(
  { origin = SITE, flags = USER_PRESENT_AND_VERIFIED, counter = 0 }: Signing,
  more = Buffer.alloc(0),
): Buffer {
  const fixed = Buffer.alloc(5);
  fixed.writeUInt8(flags);
  fixed.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(new URL(origin).hostname).digest(), fixed, more]);
}

/** Something of everything an account can be proved by, and all that is kept on the way. */
export async function makeFactors(person: Person): Promise<void> {
  const now = new Date();
  await makeTotp(person, now);
  const { credential, publicKey } = newKey('AAAA');
  const passkey = { id: randomUUID(), name: 'Ноутбук', credentialId: credential, publicKey, counter: 0 };
  const kept = { ...passkey, addedAt: now.toISOString(), lastUsedAt: null };
  const login = (await repos.users.findLogin(person.email))!;
  const moment = { now, newId: () => randomUUID(), jobs: [] };
  await repos.factors.addPasskey({ user: person, login }, kept, [], moment);
  await repos.factors.usePasskey(person.id, kept, { counter: 0, challengeHash: 'hash', now });
  await repos.factors.keepNewTotp(person.id, 'sealed', now);
  await repos.factors.askReset(person.id, moment);
  const expiresAt = new Date(now.getTime() + 60_000);
  await repos.tickets.issue({
    userId: person.id,
    hash: 'hash',
    email: person.email,
    passwordVersion: 0,
    openedBy: null,
    expiresAt,
  });
}
