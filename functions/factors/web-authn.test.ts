import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { describe, expect, it } from 'vitest';
import { readAssertion } from './web-authn.ts';

/*
 * The checks of our own against those of a library that many use: what the one takes the other takes, and what the one
 * refuses the other refuses.
 */

const SITE = new URL('https://tonus.example');
const CHALLENGE = randomBytes(32).toString('base64url');
const PRESENT_AND_VERIFIED = 0x05;

interface Changes {
  readonly type?: string;
  readonly origin?: string;
  readonly site?: string;
  readonly flags?: number;
  readonly signedBy?: KeyObject;
  readonly spoilt?: boolean;
}

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

/** What a browser sends, but for what is changed. */
function assertionWith({
  type = 'webauthn.get',
  origin = SITE.origin,
  site = SITE.hostname,
  flags = PRESENT_AND_VERIFIED,
  signedBy = privateKey,
  spoilt = false,
}: Changes) {
  const client = Buffer.from(JSON.stringify({ type, challenge: CHALLENGE, origin, crossOrigin: false }));
  const data = Buffer.concat([
    createHash('sha256').update(site).digest(),
    Buffer.from([flags]),
    Buffer.from([0, 0, 0, 7]),
  ]);
  const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
  const signature = sign('sha256', signed, signedBy);
  if (spoilt) signature[signature.length - 1]! ^= 1;
  const text = (bytes: Buffer) => bytes.toString('base64url');
  return { client_data: text(client), authenticator_data: text(data), signature: text(signature) };
}

async function takenByLibrary(given: ReturnType<typeof assertionWith>): Promise<boolean> {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const bytes = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'));
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  const id = Buffer.from('credential').toString('base64url');
  try {
    const { verified } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: given.client_data,
          authenticatorData: given.authenticator_data,
          signature: given.signature,
        },
      },
      expectedChallenge: CHALLENGE,
      expectedOrigin: SITE.origin,
      expectedRPID: SITE.hostname,
      credential: { id, publicKey: isoCBOR.encode(cose), counter: 0 },
      requireUserVerification: true,
    });
    return verified;
  } catch {
    return false;
  }
}

function takenByUs(given: ReturnType<typeof assertionWith>): boolean {
  const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');
  const answer = readAssertion({ ...given, credential: '', user_handle: '' }, spki, SITE);
  return answer?.challenge === CHALLENGE;
}

describe('the answer of a passkey', () => {
  it.each<[string, Changes, boolean]>([
    ['is taken', {}, true],
    ['of another site is refused', { site: 'tonus.example.attacker.example' }, false],
    ['given to another site is refused', { origin: 'https://attacker.example' }, false],
    ['on plain http is refused', { origin: 'http://tonus.example' }, false],
    ['that is of a new key is refused', { type: 'webauthn.create' }, false],
    ['by an owner who was not there is refused', { flags: 0x04 }, false],
    ['by an owner who was not verified is refused', { flags: 0x01 }, false],
    [
      'signed by another key is refused',
      { signedBy: generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey },
      false,
    ],
    ['with a spoilt signature is refused', { spoilt: true }, false],
  ])('%s, as by the library', async (_, changes, taken) => {
    const given = assertionWith(changes);
    expect([takenByUs(given), await takenByLibrary(given)]).toEqual([taken, taken]);
  });
});
