import { readLexicon } from './lexicons.ts';

const LISTS = ['joining', 'takingUp', 'denials', 'beforeInfinitive', 'we', 'exclaimed', 'smile', 'sadSmile'] as const;
type List = (typeof LISTS)[number];

let words: ReadonlyMap<List, ReadonlySet<string>> | undefined;

/** Small words by which sentences are taken apart; read with the first text. */
export function grammarWords(list: List): ReadonlySet<string> {
  return (words ??= readGrammar()).get(list)!; // has every list
}

/** The one word of a list. */
export function grammarWord(list: List): string {
  const [word = ''] = grammarWords(list);
  return word;
}

function readGrammar(): ReadonlyMap<List, ReadonlySet<string>> {
  const lists = readLexicon('grammar', ...LISTS);
  return new Map(LISTS.map((list) => [list, new Set(lists[list].trim().split(/,\s*/))]));
}
