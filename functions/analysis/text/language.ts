import { readLexicon } from './lexicons.ts';

/** Fewer letters (“OK”, “HR”) are of no language. */
const FEWEST_LETTERS = 4;
/** A Russian text may be full of terms and names in Latin letters: it is one while a fifth of its letters is Cyrillic. */
const LEAST_CYRILLIC = 0.2;
/** A Russian text may name somebody in their own language: it is one while less than a fifth of its words is of another. */
const MOST_OF_OTHERS = 0.2;

/** Words that no Russian text has, by a letter or as a whole; read with the first text. */
let others: { readonly letter: RegExp; readonly words: ReadonlySet<string> } | undefined;

/**
 * Whether a text can be read here. What is written in other letters than Cyrillic is not, nor is what is in another
 * language of these letters: no word of it is known, and whatever was told of its themes and tone would be chance. A
 * short text without a letter or a frequent word of its own language passes for Russian.
 */
export function isReadable(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (letters < FEWEST_LETTERS) return true;
  return cyrillic >= LEAST_CYRILLIC * letters && shareOfOthers(text) < MOST_OF_OTHERS;
}

function shareOfOthers(text: string): number {
  const { letter, words } = (others ??= readOthers());
  const said = text.toLowerCase().match(/[\p{Script=Cyrillic}]+/gu) ?? [];
  return said.filter((word) => letter.test(word) || words.has(word)).length / Math.max(1, said.length);
}

function readOthers() {
  const { letters, words } = readLexicon('other-languages', 'letters', 'words');
  return {
    letter: new RegExp(`[${letters.trim()}]`, 'u'),
    words: new Set(words.split(',').map((word) => word.trim())),
  };
}
