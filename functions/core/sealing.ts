import { createCipheriv, createDecipheriv, randomBytes, type CipherKey } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const NO_WORDS = Buffer.alloc(0);

/** Bytes that only who has the key can read or make: AES-256-GCM. They open for the same words alone, where some are given. */
export function seal(content: Uint8Array, key: CipherKey, words: Uint8Array = NO_WORDS): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(words);
  return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Every content of a few words is filled up to a multiple of this. */
const BLOCK_BYTES = 256;

/** A text with spaces after it: sealed, its length is not to tell a team by the length of its name. */
export function filledUp(text: string): Buffer {
  const content = Buffer.from(text);
  const filled = Buffer.alloc(Math.ceil(content.length / BLOCK_BYTES) * BLOCK_BYTES, ' ');
  content.copy(filled);
  return filled;
}

/** Throws for what was sealed under another key or for other words, or changed since. */
export function unseal(sealed: Uint8Array, key: CipherKey, words: Uint8Array = NO_WORDS): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(words)
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}
