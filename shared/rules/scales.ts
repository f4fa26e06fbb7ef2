import type { PollType, Scale } from '../models/answers.ts';
import { isEnpsQuestion } from './enps.ts';
import { NUMBER_WORDS, NUMERIC_REPLY } from '../text/input/number-words.ts';

/** The lowest and the highest number of each scale. */
const ENDS = { '0-10': [0, 10], '1-5': [1, 5] } as const satisfies Record<Scale, readonly [number, number]>;

/**
 * The scale a question is answered on; null where people answer in their own words. The question eNPS is computed from
 * is a scale 0–10 whatever it says itself. `position` counts from 0 in the order of the poll.
 */
export function scaleOf(
  poll: { readonly type: PollType },
  question: { readonly scale: Scale | null },
  position: number,
): Scale | null {
  return isEnpsQuestion(poll, position) ? '0-10' : question.scale;
}

/** The numbers of a scale, from the lowest; replies in people's own words are read as numbers 0–10. */
export function numbersOf(scale: Scale | null): number[] {
  const [low, high] = ENDS[scale ?? '0-10'];
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}

/** Reads an answer to a scale: a whole number of that scale and nothing else; null for anything else. */
export function readScaleAnswer(text: string, scale: Scale): number | null {
  if (!/^(?:10|\d)$/.test(text.trim())) return null;
  const [low, high] = ENDS[scale];
  const number = Number(text);
  return number >= low && number <= high ? number : null;
}

/** Reads a reply in somebody's own words as the number from 0 to 10 it is, with its tenths; null unless all of it is one. */
export function readExactNumber(text: string): number | null {
  const [, whole = '', tenths] = NUMERIC_REPLY.exec(text.trim()) ?? [];
  if (whole === '') return null;
  const word = NUMBER_WORDS[whole.toLowerCase()];
  // “Eight,5” is no number anybody writes.
  if (word !== undefined && tenths !== undefined) return null;
  const number = (word ?? Number(whole)) + Number(tenths ?? 0) / 10;
  return number <= ENDS['0-10'][1] ? number : null;
}

/**
 * The same as a whole number, as answers are counted. A half goes to the even neighbour (round half to even): “8,5”
 * counts as 8 and “9,5” as 10, so that halves raise or lower no mean on the whole.
 */
export function readNumber(text: string): number | null {
  const exact = readExactNumber(text);
  if (exact === null) return null;
  const below = Math.floor(exact);
  if (exact - below !== 0.5) return Math.round(exact);
  return below % 2 === 0 ? below : below + 1;
}

/** Whether a question has figures: it is a scale, or most of its replies are numbers. */
export function isNumeric(scale: Scale | null, { numbers, answered }: { numbers: number; answered: number }): boolean {
  return numbers > 0 && (scale !== null || 2 * numbers > answered);
}
