import { readLexicon } from '../text/lexicons.ts';

const LISTS = [
  'task',
  'subjects',
  'reply',
  'pseudonyms',
  'inflected',
  'numbers',
  'quantifiers',
  'terms',
  'up',
  'down',
  'verdicts',
  'first',
  'nothingBefore',
  'notFirst',
  'calm',
  'rose',
  'fell',
  'byChance',
  'comparesNothing',
  'overRuns',
  'spelled',
  'even',
  'praised',
  'criticised',
  'interval',
  'scale',
  'scores',
] as const;
type List = (typeof LISTS)[number];

let lists: Readonly<Record<List, string>> | undefined;
const expressions = new Map<string, RegExp>();

/** The lines of a list of what a model is told and read by; all are read with the first that is asked for. */
export function linesOf(list: List): string[] {
  lists ??= readLexicon('model', ...LISTS);
  return lists[list].split('\n').filter((line) => line !== '');
}

/** The words of a list, apart by commas. */
export function wordsIn(list: List): string[] {
  return linesOf(list).flatMap((line) => line.split(', '));
}

/** A list as one regular expression, whatever the case. */
export function formOf(list: List, flags = 'iu'): RegExp {
  const key = `${list}/${flags}`;
  const known = expressions.get(key);
  if (known) return known;
  const form = new RegExp(linesOf(list).join('|'), flags);
  expressions.set(key, form);
  return form;
}
