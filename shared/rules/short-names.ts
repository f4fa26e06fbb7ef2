import { SURVEY_BANK } from './survey-bank.ts';
import { SURVEY_SETS } from './survey-sets.ts';

const SHORT = new Map(
  [...SURVEY_BANK, ...SURVEY_SETS.flatMap(({ questions }) => questions)].flatMap(({ text, short }) =>
    short === null ? [] : [[text, short] as const],
  ),
);

/** What a high number of a ready question says, in a word or two: «Хватает времени»; null for any other question. */
export function shortNameOf(text: string): string | null {
  return SHORT.get(text) ?? null;
}
