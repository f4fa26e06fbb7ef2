import { hasVisibleText, isPlainLine } from '../rules/visible-text.ts';
import type { AskedQuestion, Kind, Settings } from './kind.ts';
import { placed, raisedAt, saidIn } from './parts/placed.ts';
import { answersText } from '#text/rules/question-kinds/answers.ts';
import { mistakesText } from '#text/rules/question-kinds/mistakes.ts';

export const NUMBER_MAX = 1_000_000_000;
export const UNIT_MAX_LENGTH = 20;
/** So many counters a question has at most: bounds that are as close have one for each number. */
export const CLOSE = 21;

const STEPS = Array.from({ length: 9 }, (_, zeros) => [1, 2, 5].map((digit) => digit * 10 ** zeros)).flat();

/** What can be answered. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  /** “h”, “roubles”; empty where a number says enough. */
  readonly unit: string;
}

/** The bounds of a question. */
export function boundsOf({ settings = {} }: Pick<AskedQuestion, 'settings'>): Bounds {
  const { min = 0, max = 100, unit = '' } = settings;
  // In a draft a bound may be anything that was typed.
  const [low, high] = [min, max].map((end) => (typeof end === 'number' ? end : NaN)) as [number, number];
  return { min: low, max: high, unit: String(unit) };
}

/** Reads a whole number within bounds, and nothing else; null for anything else. */
export function readWithin(text: string, { min, max }: Bounds): number | null {
  if (!/^\d{1,10}$/.test(text.trim())) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}

/** A number, or several from one to another, with the unit. */
export function withUnit({ unit }: Bounds, from: number, to = from): string {
  return answersText.numbers(from, to, unit);
}

/** What is wrong with an answer that is out of bounds. */
export function outOfBounds(bounds: Bounds): string {
  return answersText.outOfBounds(bounds.min, bounds.max);
}

/**
 * A question that is answered by a whole number. Where bounds are far apart numbers are counted several together, so
 * that results show no single one and a question costs as little as one with options. Stored is the place of its
 * counter and the number: `3:17`.
 */
export const number = {
  seconds: 12,
  scale: null,
  hasDirection: false,
  optionsOf: () => [],
  optionsMistake: () => null,
  settings: (given) => {
    const mistake = mistakeIn(given);
    return mistake === null ? { settings: { ...boundsOf({ settings: given }) } } : { mistake };
  },

  saidSettings: ['unit'],

  field: 'answer_rating',
  wrongField: () => mistakesText.wrongField.number,
  read: ({ answer_rating: said }, question) => {
    const bounds = boundsOf(question);
    const answer = readWithin(String(said), bounds);
    return answer === null ? { mistake: outOfBounds(bounds) } : { answer: stored(answer, bounds) };
  },
  said: (answer) => ({ answer_rating: numberIn(answer) }),
  inWords: (answer, question) => withUnit(boundsOf(question), numberIn(answer)),

  fits: (condition, question) => {
    const { min, max } = boundsOf(question);
    return 'from' in condition && condition.from <= condition.to && condition.from >= min && condition.to <= max;
  },

  counting: {
    counters: (question) => countersOf(boundsOf(question)),
    raised: raisedAt,
    rows: (question) => {
      const bounds = boundsOf(question);
      const step = stepOf(bounds);
      const counters = Array.from({ length: countersOf(bounds) }, (_, place) => place);
      const ranges = counters.map((place) => {
        const from = bounds.min + place * step;
        return { from, to: Math.min(from + step - 1, bounds.max) };
      });
      return [
        {
          counters,
          labels: () => ranges.map(({ from, to }) => withUnit(bounds, from, to)),
          numbers: null,
          middles: ranges.map(({ from, to }) => (from + to) / 2),
        },
      ];
    },
  },
  isEnps: () => false,
  example: (question, lean) => {
    const bounds = boundsOf(question);
    return stored(bounds.min + Math.floor((bounds.max - bounds.min + 1) * lean), bounds);
  },
} satisfies Kind;

/** How many numbers are counted together: 1, 2, 5, 10, 20, 50 and so on, as few as leave no more counters than there may be. */
export function stepOf({ min, max }: Pick<Bounds, 'min' | 'max'>): number {
  return STEPS.find((step) => (max - min + 1) / step <= CLOSE) ?? NUMBER_MAX;
}

function stored(answer: number, bounds: Bounds): string {
  return placed(Math.floor((answer - bounds.min) / stepOf(bounds)), answer);
}

function countersOf(bounds: Bounds): number {
  return Math.ceil((bounds.max - bounds.min + 1) / stepOf(bounds));
}

function numberIn(answer: string): number {
  return Number(saidIn(answer));
}

function mistakeIn(given: Settings): string | null {
  const { min, max, unit } = boundsOf({ settings: given });
  if (![min, max].every((end) => Number.isInteger(end) && end >= 0 && end <= NUMBER_MAX)) {
    return mistakesText.number.bounds;
  }
  if (min >= max) return mistakesText.number.order;
  if (unit !== '' && (!hasVisibleText(unit) || !isPlainLine(unit))) return mistakesText.number.unit;
  return unit.length > UNIT_MAX_LENGTH ? mistakesText.number.unitTooLong(UNIT_MAX_LENGTH) : null;
}
