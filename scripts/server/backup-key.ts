import { hkdfSync } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod/mini';
import { KEY_BYTES } from './backup-sealing.ts';

/** In the server's file of keys: what all others follow from, and what never changes. */
const KeysFile = z.looseObject({ root: z.string() });
const ROOT_BYTES = 32;
const OTHERS = 0o077;

/** The key of backups that follows from the server's keys: who has these opens every backup that was ever made with them. */
export function backupKeyOf(keys: string): Buffer {
  const root = Buffer.from(rootOf(keys), 'base64');
  if (root.length !== ROOT_BYTES) throw new Error(`The keys must have a "root" of ${ROOT_BYTES} bytes in base64`);
  return Buffer.from(hkdfSync('sha256', root, '', 'tonus backups', KEY_BYTES));
}

/** The key of backups by the settings of the server: KEYS_FILE, which nobody else may read, or TONUS_KEYS. */
export function backupKeyBy(env: Readonly<Record<string, string | undefined>>): Buffer {
  const { KEYS_FILE: file, TONUS_KEYS: text } = env;
  if (text !== undefined) return backupKeyOf(text);
  if (file === undefined) throw new Error("Name the server's keys: KEYS_FILE=… or TONUS_KEYS=…");
  if ((statSync(file).mode & OTHERS) !== 0) throw new Error(`${file} can be read by others: chmod 600 ${file}`);
  return backupKeyOf(readFileSync(file, 'utf8'));
}

function rootOf(keys: string): string {
  try {
    return KeysFile.parse(JSON.parse(keys)).root;
  } catch (error) {
    throw new Error('These are not the server\'s keys: they are JSON with a "root"', { cause: error });
  }
}
