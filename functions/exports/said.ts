import { inWords, sayer, type Words } from '#shared/text/said.ts';
import { exportsSaid } from '#text/exports/said.ts';

/** Keeps which part of an archive is written, or why there is none. */
export const say = sayer<typeof exportsSaid>();

/** The same in the language of now. */
export function toldOf(words: Words): string {
  return inWords(exportsSaid, words);
}
