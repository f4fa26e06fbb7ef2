import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** 24 bits: no two files with a class of one name share them. */
const LENGTH = 4;

/**
 * How a class of a CSS module is called in a built site, the same in every build: its own name and a few signs of its
 * file, since it stands in the script as well, and what is repeated there weighs next to nothing.
 */
export function builtClassName(name: string, file: string): string {
  const place = relative(ROOT, file.split('?')[0]!);
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, LENGTH)}`;
}
