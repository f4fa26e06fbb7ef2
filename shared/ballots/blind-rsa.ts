import { type Bytes, joined, randomBytes, toBase64Url } from './bytes.ts';

/*
 * Blind signatures RSABSSA-SHA384-PSS-Randomized (RFC 9474), the side of whoever asks for one: blinding and unblinding.
 * The signer's side is one plain private operation (functions/runs/ballots/blind-sign.ts), and whoever checks a
 * signature checks a plain RSA-PSS one.
 */

/** Bits of a modulus. */
export const MODULUS_BITS = 2048;
/** Bytes of a modulus, of what is blinded and of a signature. */
export const MODULUS_BYTES = MODULUS_BITS / 8;
/** The exponent of every public key. */
const EXPONENT = 65_537n;
const HASH_BYTES = 48;
const SALT_BYTES = 48;
const PSS = { name: 'RSA-PSS', saltLength: SALT_BYTES } as const;

/** What is sent to be signed, and what takes the blinding off what comes back. */
export interface Blinded {
  readonly blinded: Bytes;
  readonly inverse: bigint;
}

/** What is drawn for a blinding; told by tests alone. */
interface Drawn {
  readonly salt: Bytes;
  readonly factor: bigint;
}

/**
 * Blinds a message under a public key, whose modulus is given in bytes. The message begins with 32 random bytes
 * (section 4.1, PrepareRandomize). Throws for a modulus that is no key.
 */
export async function blind(modulus: Bytes, message: Bytes, drawn?: Drawn): Promise<Blinded> {
  const n = toNumber(modulus);
  const encoded = toNumber(await encodePss(message, drawn?.salt ?? randomBytes(SALT_BYTES), modulus.length));
  const factor = drawn?.factor ?? drawFactor(n, modulus.length);
  const inverse = inverseOf(factor, n);
  // With either the key could be factored: such a modulus is no product of two large primes.
  if (inverse === null || inverseOf(encoded, n) === null) throw new Error('The key is none');
  return { blinded: toBytes((encoded * power(factor, EXPONENT, n)) % n, modulus.length), inverse };
}

/** The signature of a message from what was signed blindly. Throws where it is not one of the key's. */
export async function unblind(modulus: Bytes, message: Bytes, signed: Bytes, inverse: bigint): Promise<Bytes> {
  const n = toNumber(modulus);
  const signature = toBytes((toNumber(signed) * inverse) % n, modulus.length);
  if (!(await isSigned(modulus, message, signature))) throw new Error('The signature is not of this key');
  return signature;
}

/** Whether this is the key's signature of a message. */
export async function isSigned(modulus: Bytes, message: Bytes, signature: Bytes): Promise<boolean> {
  return crypto.subtle.verify(PSS, await publicKey(modulus), signature, message);
}

/** The key that checks signatures. */
function publicKey(modulus: Bytes): Promise<CryptoKey> {
  const jwk = { kty: 'RSA', n: toBase64Url(modulus), e: 'AQAB', alg: 'PS384', ext: true };
  return crypto.subtle.importKey('jwk', jwk, { name: 'RSA-PSS', hash: 'SHA-384' }, false, ['verify']);
}

/** EMSA-PSS-ENCODE of RFC 8017, section 9.1.1, with SHA-384 and a salt of 48 bytes, for a modulus of so many bytes. */
async function encodePss(message: Bytes, salt: Bytes, length: number): Promise<Bytes> {
  const hash = await sha384(joined(new Uint8Array(8), await sha384(message), salt));
  const maskedBytes = length - HASH_BYTES - 1;
  const block = new Uint8Array(maskedBytes);
  block[maskedBytes - SALT_BYTES - 1] = 1;
  block.set(salt, maskedBytes - SALT_BYTES);
  const mask = await maskOf(hash, maskedBytes);
  const masked = block.map((byte, place) => byte ^ mask[place]!);
  masked[0]! &= 0x7f;
  return joined(masked, hash, Uint8Array.of(0xbc));
}

/** MGF1 of RFC 8017, appendix B.2.1, with SHA-384. */
async function maskOf(seed: Bytes, length: number): Promise<Bytes> {
  const blocks: Bytes[] = [];
  for (let count = 0; count * HASH_BYTES < length; count++) {
    blocks.push(await sha384(joined(seed, Uint8Array.of(0, 0, 0, count))));
  }
  return joined(...blocks).slice(0, length);
}

async function sha384(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
}

/** Uniform from 1 to n − 1: drawn again while it is not. */
function drawFactor(n: bigint, length: number): bigint {
  for (;;) {
    const drawn = toNumber(randomBytes(length));
    if (drawn > 0n && drawn < n) return drawn;
  }
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base % modulus];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** By Euclid's extended algorithm; null where there is none. */
function inverseOf(number: bigint, modulus: bigint): bigint | null {
  let [rest, next] = [modulus, number % modulus];
  let [factor, following] = [0n, 1n];
  while (next > 0n) {
    const times = rest / next;
    [rest, next] = [next, rest - times * next];
    [factor, following] = [following, factor - times * following];
  }
  if (rest !== 1n) return null;
  return factor < 0n ? factor + modulus : factor;
}

function toNumber(bytes: Uint8Array): bigint {
  let hex = '0x0';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return BigInt(hex);
}

function toBytes(number: bigint, length: number): Bytes {
  const hex = number.toString(16).padStart(2 * length, '0');
  return Uint8Array.from(hex.match(/../g)!, (byte) => parseInt(byte, 16));
}
