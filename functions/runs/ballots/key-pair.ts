import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { MODULUS_BITS } from '#shared/ballots/blind-rsa.ts';

const generate = promisify(generateKeyPair);

/** A key that signs ballots. */
export interface KeyPair {
  /** The modulus in base64url; the exponent is 65537. */
  readonly n: string;
  /** PKCS #8 in base64. */
  readonly privateKey: string;
}

/** Makes a key. It takes a core a tenth of a second or two. */
export async function newKeyPair(): Promise<KeyPair> {
  const { publicKey, privateKey } = await generate('rsa', { modulusLength: MODULUS_BITS });
  return {
    n: String(publicKey.export({ format: 'jwk' }).n),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}
