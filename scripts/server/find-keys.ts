import { existsSync, realpathSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import { messageOf } from '#scripts/message-of.ts';
import { parseKeys, type Keys } from './keys.ts';
import { readNamed } from './read-named.ts';

/** What the settings say of the keys. */
interface KeySettings {
  readonly KEYS_FILE?: string | undefined;
  readonly TONUS_KEYS?: string | undefined;
}

const OTHERS = 0o077;

/** The keys that the settings give: in KEYS_FILE, which nobody else may read, or in TONUS_KEYS. */
export function findKeys({ KEYS_FILE, TONUS_KEYS }: KeySettings): Keys {
  if (KEYS_FILE === undefined && TONUS_KEYS === undefined) {
    throw new Error(
      'KEYS_FILE is missing: the file with the keys; make one with `npm run serve -- new-keys FILE`, outside of DATA_DIR (or give its content in TONUS_KEYS, or as the systemd credential tonus-keys)',
    );
  }
  if (KEYS_FILE !== undefined && TONUS_KEYS !== undefined) {
    throw new Error('KEYS_FILE and TONUS_KEYS both give keys: leave one of them out');
  }
  return KEYS_FILE === undefined ? keysIn('TONUS_KEYS', TONUS_KEYS ?? '') : keysOfFile(KEYS_FILE);
}

/** Refuses keys that lie with the data. */
export function requireKeysApart({ KEYS_FILE: file }: KeySettings, dataDir: string): void {
  if (file !== undefined && existsSync(file) && isWithin(file, dataDir)) {
    throw new Error(`KEYS_FILE ${file} lies in DATA_DIR: whoever copies the data would have the keys. Move it out`);
  }
}

function keysOfFile(file: string): Keys {
  const content = readNamed('KEYS_FILE', file);
  if ((statSync(file).mode & OTHERS) !== 0) {
    throw new Error(`KEYS_FILE ${file} can be read by others: chmod 600 ${file}`);
  }
  return keysIn(`KEYS_FILE ${file}`, content);
}

function keysIn(name: string, content: string): Keys {
  try {
    return parseKeys(content);
  } catch (error) {
    throw new Error(`${name}: ${messageOf(error)}`, { cause: error });
  }
}

/** By their real places: a link must not hide where a file lies. */
function isWithin(file: string, folder: string): boolean {
  return realpathSync(file).startsWith(`${existsSync(folder) ? realpathSync(folder) : folder}${sep}`);
}
