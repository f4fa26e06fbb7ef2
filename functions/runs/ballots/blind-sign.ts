import { constants, createPrivateKey, createPublicKey, privateDecrypt, publicEncrypt } from 'node:crypto';

const PLAIN = constants.RSA_NO_PADDING;

/**
 * Signs what was blinded (RFC 9474, section 4.3): the private operation of RSA and nothing else, in constant time, and
 * looked at once more, as a fault in it would give the key away. `privateKey` is PKCS #8 in base64. Null for what is not below the modulus.
 */
export function blindSign(privateKey: string, blinded: Uint8Array): Buffer | null {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const modulus = Buffer.from(String(createPublicKey(key).export({ format: 'jwk' }).n), 'base64url');
  if (Buffer.compare(blinded, modulus) >= 0) return null;
  const signed = privateDecrypt({ key, padding: PLAIN }, blinded);
  if (!publicEncrypt({ key: createPublicKey(key), padding: PLAIN }, signed).equals(blinded)) {
    throw new Error('A ballot was signed wrongly');
  }
  return signed;
}
