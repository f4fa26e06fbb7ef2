import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme, Tone } from './types.ts';

/*
 * Words are data in files beside the code, and beside its bundle: a function starts without them, and reads them with
 * the first text it is given.
 */

/** The words of a theme, as `patterns.ts` reads them: apart by commas, `*` ends the beginning of a word. */
export interface ThemeWords {
  /** One of them is enough. */
  readonly certain: string;
  /** They count where two of them come together, or where nothing certain is said of any theme. */
  readonly likely: string;
}

/** In how many labelled comments a word stands, by their labels. */
export interface WordCounts<Label extends string> {
  /** The letter that stands for a label in the rows. */
  readonly codes: Readonly<Record<Label, string>>;
  /** How many comments have the label. */
  readonly comments: Readonly<Record<Label, number>>;
  /** Rows apart by commas, several in a line: the stem of a word, then its counts, each behind the letter of its label. */
  readonly words: readonly string[];
}

const FOLDER = join(import.meta.dirname, 'lexicons');

/**
 * Lists of a lexicon by their names, which stand in square brackets above them; a line with `#` is a note. Throws where
 * the file has no such list.
 */
export function readLexicon<Name extends string>(
  file: string,
  ...names: readonly Name[]
): Readonly<Record<Name, string>> {
  const [, ...parts] = readFileSync(join(FOLDER, `${file}.txt`), 'utf8')
    .replaceAll(/^#.*$/gm, '')
    .split(/^\[(\w+)\]$/m);
  const listOf = (name: Name): string => {
    const list = parts[parts.indexOf(name) + 1];
    if (!parts.includes(name) || list === undefined) throw new Error(`There is no list ${name} in ${file}.txt`);
    return list;
  };
  return Object.fromEntries(names.map((name) => [name, listOf(name)])) as Record<Name, string>; // one for each name
}

/** What was counted in labelled comments; written by scripts/bench/text/learn.ts. */
export function readWordCounts(): WordCounts<Theme | Tone> {
  return JSON.parse(readFileSync(join(FOLDER, 'word-counts.json'), 'utf8')) as WordCounts<Theme | Tone>; // written with this type
}
