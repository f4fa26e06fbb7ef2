import { isReadable } from '../text/language.ts';
import type { WrittenAnswer } from './data.ts';

/** Written answers by whether they can be read. */
interface ByLanguage {
  readonly read: readonly WrittenAnswer[];
  /** Those of other languages while too few people wrote them: they stand among those whose tone is unclear. */
  readonly unclear: readonly WrittenAnswer[];
  /** Those of other languages that are told of, and left out of themes and tone. */
  readonly otherLanguages: number;
  /** How many people wrote nothing else. */
  readonly unreadPeople: number;
}

/**
 * Answers in other languages are told of where at least as many people as the smallest group wrote them, and as many
 * wrote nothing else, or nobody: otherwise the number of those who did could be found by subtraction.
 */
export function byLanguage(written: readonly WrittenAnswer[], smallestGroup: number): ByLanguage {
  const { yes: read = [], no: others = [] } = Object.groupBy(written, ({ text }) => (isReadable(text) ? 'yes' : 'no'));
  const readPeople = new Set(read.map(({ respondent }) => respondent));
  const people = new Set(others.map(({ respondent }) => respondent));
  const alone = [...people].filter((respondent) => !readPeople.has(respondent)).length;
  const isTold = people.size >= smallestGroup && (alone === 0 || alone >= smallestGroup);
  return isTold
    ? { read, unclear: [], otherLanguages: others.length, unreadPeople: alone }
    : { read, unclear: others, otherLanguages: 0, unreadPeople: 0 };
}
