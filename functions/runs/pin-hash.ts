import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { PinHash } from '#shared/models/kiosk.ts';

/** A few digits can be tried in the end by whoever has the hash; each try is to cost them. A tablet takes part of a second. */
const ROUNDS = 210_000;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** What is kept of the PIN that ends a kiosk; its tablet checks by it what is typed, with or without a connection. */
export async function hashOfPin(pin: string): Promise<PinHash> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await promisify(pbkdf2)(pin, salt, ROUNDS, HASH_BYTES, 'sha256');
  return { salt: salt.toString('base64'), hash: hash.toString('base64'), rounds: ROUNDS };
}
