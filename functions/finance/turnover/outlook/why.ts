import { turnoverWords } from '#text/finance/turnover-words.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { addDays } from '#shared/rules/working-days.ts';
import type { Employment } from '../data.ts';
import { HIGH_LOAD, TENURE_BRACKETS } from './coefficients.ts';

/** What differs from the company by less is not worth a word. */
const NOTABLE = 1.15;

interface TeamFacts {
  readonly present: readonly Employment[];
  readonly people: number;
  readonly until: string;
  /** By tenure alone: how many times the company's chance of leaving. */
  readonly perHead: number;
  /** How many times as often as its tenure says people have left it, shrunk. */
  readonly factor: number;
  readonly seen: { readonly left: number; readonly expected: number };
  readonly loaded: boolean;
}

/** Why more or fewer are expected to leave a team than of as many others, in words; empty where it is like the others. */
export function whyOf({ present, people, until, perHead, factor, seen, loaded }: TeamFacts): string[] {
  const why: string[] = [];
  const yearAgo = addDays(until, -365);
  const newcomers = present.filter(({ hiredOn }) => hiredOn !== null && hiredOn > yearAgo).length;
  // Who is new among few is a person: from five on it is a group.
  if (perHead >= NOTABLE) {
    why.push(
      newcomers >= SMALLEST_GROUP
        ? turnoverWords.why.newcomers(newcomers, people, TENURE_BRACKETS[0]!.published)
        : turnoverWords.why.shortTenure,
    );
  } else if (perHead <= 1 / NOTABLE) {
    why.push(turnoverWords.why.longTenure);
  }
  if (factor >= NOTABLE || factor <= 1 / NOTABLE) {
    why.push(turnoverWords.why.left(seen.left, seen.expected));
  }
  if (loaded) why.push(turnoverWords.why.highLoad(HIGH_LOAD));
  return why;
}
