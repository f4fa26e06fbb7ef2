import { readFileSync } from 'node:fs';
import { messageOf } from '#scripts/message-of.ts';

/** The text of a file that a setting names; what is thrown where it cannot be read names both. */
export function readNamed(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${setting} ${file} cannot be read: ${messageOf(error)}`, { cause: error });
  }
}
