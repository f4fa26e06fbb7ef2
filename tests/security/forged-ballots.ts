import { constants, createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { MODULUS_BYTES } from '#shared/ballots/blind-rsa.ts';
import { type Bytes, fromBase64Url, randomBytes, toBase64Url } from '#shared/ballots/bytes.ts';
import type { Ballot } from '#shared/models/ballot.ts';
import type { DrawnBallot } from '#tests/support/ballots.ts';

/** Numbers at the edges with what each is, and whether it signs itself; the others cannot be signed. */
export function oddNumbers(modulus: Bytes): readonly (readonly [string, Bytes, boolean])[] {
  const one = new Uint8Array(MODULUS_BYTES);
  one[MODULUS_BYTES - 1] = 1;
  const below = modulus.slice();
  // The product of two odd primes is odd.
  below[MODULUS_BYTES - 1]! -= 1;
  return [
    ['0', new Uint8Array(MODULUS_BYTES), true],
    ['1', one, true],
    ['n − 1', below, true],
    ['n', modulus, false],
    ['the largest', new Uint8Array(MODULUS_BYTES).fill(255), false],
  ];
}

/** A ballot that nobody has signed. */
export function noBallot(): Ballot {
  const [nonce, signature, seed] = [32, MODULUS_BYTES, 32].map((length) => toBase64Url(randomBytes(length)));
  return { key: 0, nonce: nonce!, signature: signature!, seed: seed! };
}

/** One of the ways to make a ballot of one that was signed: by turn. */
export function forgedBallot(real: Ballot, index: number): Ballot {
  const other = noBallot();
  const flip = (text: string) => {
    const bytes = fromBase64Url(text);
    bytes[index % bytes.length]! ^= 1 << (index % 8);
    return toBase64Url(bytes);
  };
  const ways: readonly Ballot[] = [
    other,
    { ...real, nonce: other.nonce },
    { ...real, signature: other.signature },
    { ...real, nonce: flip(real.nonce) },
    { ...real, signature: flip(real.signature) },
    { ...real, key: 1 + (index % 300) },
    { ...real, key: -1 - (index % 300) },
  ];
  return ways[index % ways.length]!;
}

/** All texts in base64url of the length of this one that stand for the same bytes. */
export function spellingsOf(text: string): string[] {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = signs.indexOf(text.at(-1)!);
  return [0, 1, 2, 3].map((bits) => text.slice(0, -1) + signs[(last & ~3) | bits]);
}

/** Whether somebody who checks as the taker of answers does would take this for a signature of the key. */
export function isSigned(privateKey: string, message: Bytes, signature: Bytes): boolean {
  const key = createPublicKey(
    createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' }),
  );
  return verify('sha384', message, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 48 }, signature);
}

/** A drawn ballot that asks for the signature of another number. */
export function withBlinded(drawn: DrawnBallot, blinded: Bytes): DrawnBallot {
  return { ...drawn, blinding: { ...drawn.blinding, blinded } };
}
