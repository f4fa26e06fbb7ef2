import { createHash, createPublicKey, timingSafeEqual, verify, type KeyObject } from 'node:crypto';
import type { NewPasskey, PasskeyAssertion } from '#shared/models/factors.ts';

/** The authenticator's data: hash of the site's name, flags, counter, and of a new key what it is called. */
const HASH_BYTES = 32;
const FLAGS_AT = HASH_BYTES;
const COUNTER_AT = FLAGS_AT + 1;
const FIXED_BYTES = COUNTER_AT + 4;
const AAGUID_BYTES = 16;
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_NEW_KEY = 0x40;
const LEAST_RSA_BITS = 2048;

/** What the browser signed besides, as far as it is right in every way; null where anything is not. */
interface Answer {
  /** Whose time and purpose are still to be checked. */
  readonly challenge: string;
  readonly counter: number;
}

/**
 * A passkey that a browser has just made, for this site, with its owner verified. No attestation is asked for, so there is none to
 * check: which make an authenticator is of nobody needs to know, and a key that its own browser lies about opens
 * its own account alone.
 */
export function readNewPasskey(made: NewPasskey, site: URL): Answer | null {
  const answer = readAnswer('webauthn.create', made, site);
  const data = bytesOf(made.authenticator_data);
  if (!answer || (data[FLAGS_AT]! & HAS_NEW_KEY) === 0) return null;
  const idAt = FIXED_BYTES + AAGUID_BYTES + 2;
  if (data.length < idAt) return null;
  const named = data.subarray(idAt, idAt + data.readUInt16BE(idAt - 2));
  if (named.length === 0 || !named.equals(bytesOf(made.credential))) return null;
  return keyOf(made.public_key) ? answer : null;
}

/** The answer of a passkey there is, signed by its key. */
export function readAssertion(given: PasskeyAssertion, publicKey: string, site: URL): Answer | null {
  const answer = readAnswer('webauthn.get', given, site);
  const key = keyOf(publicKey);
  if (!answer || !key) return null;
  const clientHash = createHash('sha256').update(bytesOf(given.client_data)).digest();
  const signed = Buffer.concat([bytesOf(given.authenticator_data), clientHash]);
  return verify(key.digest, signed, key.key, bytesOf(given.signature)) ? answer : null;
}

/** The challenge that an answer says it is to, unverified: it tells which purpose to look for. */
function readAnswer(
  type: string,
  given: Pick<PasskeyAssertion, 'client_data' | 'authenticator_data'>,
  site: URL,
): Answer | null {
  const client = parse(bytesOf(given.client_data));
  if (client?.type !== type || client.origin !== site.origin || client.crossOrigin === true) return null;
  if (typeof client.challenge !== 'string') return null;
  const data = bytesOf(given.authenticator_data);
  if (data.length < FIXED_BYTES) return null;
  const siteHash = createHash('sha256').update(site.hostname).digest();
  if (!timingSafeEqual(siteHash, data.subarray(0, HASH_BYTES))) return null;
  const flags = data[FLAGS_AT]!;
  if ((flags & USER_PRESENT) === 0 || (flags & USER_VERIFIED) === 0) return null;
  return { challenge: client.challenge, counter: data.readUInt32BE(COUNTER_AT) };
}

interface ClientData {
  readonly type?: unknown;
  readonly origin?: unknown;
  readonly challenge?: unknown;
  readonly crossOrigin?: unknown;
}

function parse(bytes: Buffer): ClientData | null {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === 'object' ? (value as ClientData | null) : null;
  } catch {
    return null;
  }
}

/** A key of one of the three kinds that are asked for, and what it hashes by: ES256, EdDSA, RS256. */
function keyOf(publicKey: string): { key: KeyObject; digest: string | null } | null {
  let key: KeyObject;
  try {
    key = createPublicKey({ key: bytesOf(publicKey), format: 'der', type: 'spki' });
  } catch {
    return null;
  }
  const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') return { key, digest: 'sha256' };
  if (key.asymmetricKeyType === 'ed25519') return { key, digest: null };
  if (key.asymmetricKeyType === 'rsa' && modulusLength >= LEAST_RSA_BITS) return { key, digest: 'sha256' };
  return null;
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
