import { readLexicon } from './lexicons.ts';
import { toWord } from './words.ts';

let words: ReadonlySet<string> | undefined;

/** A word any text has, in its normal spelling: its stem may be that of another. */
export function isStopWord(normal: string): boolean {
  words ??= new Set(
    readLexicon('stop-words', 'stopWords')
      .stopWords.split(/\s+/)
      .map((word) => toWord(word).normal),
  );
  return words.has(normal);
}
