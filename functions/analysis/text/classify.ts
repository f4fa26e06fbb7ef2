import { whereOrdersBegin } from './instructions.ts';
import { findThemes } from './themes.ts';
import { READ_CHARACTERS, tokenize } from './tokens.ts';
import { findTone } from './tone.ts';
import type { Theme, Tone } from './types.ts';

/** What a comment speaks of: none to three themes, the most certain first. */
export function themesOf(text: string): readonly Theme[] {
  return findThemes(tokenize(evidenceOf(text)));
}

/** What its author feels about it. */
export function toneOf(text: string): Tone {
  return findTone(tokenize(evidenceOf(text)));
}

/** What a text says of work: orders to a machine, and all that follows them, are none of it. */
export function evidenceOf(text: string): string {
  const read = text.slice(0, READ_CHARACTERS).normalize('NFC');
  return read.slice(0, whereOrdersBegin(read));
}
