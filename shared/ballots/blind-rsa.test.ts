import { RSABSSA } from '@cloudflare/blindrsa-ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { blind, isSigned, MODULUS_BITS, unblind } from './blind-rsa.ts';
import vector from './rfc9474-vector.json' with { type: 'json' };
import { type Bytes, fromBase64Url, randomBytes } from './bytes.ts';

const suite = RSABSSA.SHA384.PSS.Randomized();
const SALT_BYTES = 48;

let keys: CryptoKeyPair;
let modulus: Bytes;
let message: Bytes;
beforeAll(async () => {
  keys = await suite.generateKey({ modulusLength: MODULUS_BITS, publicExponent: Uint8Array.of(1, 0, 1) });
  modulus = fromBase64Url((await crypto.subtle.exportKey('jwk', keys.publicKey)).n!);
  message = randomBytes(64);
});

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const fromHex = (hex: string): Bytes => Uint8Array.from(Buffer.from(hex, 'hex'));
const toNumber = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
const sign = async (blinded: Uint8Array) => new Uint8Array(await suite.blindSign(keys.privateKey, blinded));

/** The factor behind an inverse, which is all that the other implementation tells of it. */
function inverseOf(number: bigint, n: bigint): bigint {
  let [rest, next, factor, following] = [n, number % n, 0n, 1n];
  while (next > 0n) {
    const times = rest / next;
    [rest, next, factor, following] = [next, rest - times * next, following, factor - times * following];
  }
  return ((factor % n) + n) % n;
}

it('does what the vector of RFC 9474 says (appendix A.1), whose key has 4096 bits', async () => {
  const [n, msg, salt, blindSig] = [vector.n, vector.input_msg, vector.salt, vector.blind_sig].map(fromHex) as [
    Bytes,
    Bytes,
    Bytes,
    Bytes,
  ];
  const factor = inverseOf(BigInt(`0x${vector.inv}`), toNumber(n));
  const { blinded, inverse } = await blind(n, msg, { salt, factor });
  expect(toHex(blinded)).toBe(vector.blinded_msg);
  expect(inverse).toBe(BigInt(`0x${vector.inv}`));
  expect(toHex(await unblind(n, msg, blindSig, inverse))).toBe(vector.sig);
});

it('blinds to the same bytes as another implementation, from the same salt and factor', async () => {
  const drawn = vi.spyOn(crypto, 'getRandomValues');
  const { blindedMsg, inv } = await suite.blind(keys.publicKey, message);
  const salt = drawn.mock.results.map(({ value }) => value as Bytes).find(({ length }) => length === SALT_BYTES)!;
  drawn.mockRestore();
  const factor = inverseOf(toNumber(inv), toNumber(modulus));
  const own = await blind(modulus, message, { salt, factor });
  expect(own.blinded).toEqual(new Uint8Array(blindedMsg));
  expect(own.inverse).toBe(toNumber(inv));
});

it('makes a signature that another implementation takes, of what that has signed', async () => {
  const { blinded, inverse } = await blind(modulus, message);
  const signature = await unblind(modulus, message, await sign(blinded), inverse);
  expect(await suite.verify(keys.publicKey, signature, message)).toBe(true);
});

it('takes a signature that another implementation has unblinded, of this message and key alone', async () => {
  const { blindedMsg, inv } = await suite.blind(keys.publicKey, message);
  const signature = new Uint8Array(await suite.finalize(keys.publicKey, message, await sign(blindedMsg), inv));
  expect(await isSigned(modulus, message, signature)).toBe(true);
  expect(await isSigned(modulus, randomBytes(64), signature)).toBe(false);
  const other = modulus.slice();
  other[9]! ^= 1;
  expect(await isSigned(other, message, signature)).toBe(false);
});

it('tells the signer nothing: the same message is another number each time', async () => {
  const [one, other] = [await blind(modulus, message), await blind(modulus, message)];
  expect(one.blinded).not.toEqual(other.blinded);
});

it('refuses what the signer has not signed rightly, and a modulus that is none', async () => {
  const { blinded, inverse } = await blind(modulus, message);
  const signed = await sign(blinded);
  signed[200]! ^= 1;
  await expect(unblind(modulus, message, signed, inverse)).rejects.toThrow('The signature is not of this key');
  // An even one shares a factor with what is drawn.
  const even = modulus.slice();
  even[255] = 0;
  await expect(blind(even, message, { salt: randomBytes(SALT_BYTES), factor: 2n })).rejects.toThrow('The key is none');
});
