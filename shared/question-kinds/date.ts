import { addDays, daysBetween, isDay } from '../rules/working-days.ts';
import type { AskedQuestion, Kind, Settings } from './kind.ts';
import { placed, raisedAt, saidIn } from './parts/placed.ts';
import { daysText } from '#text/rules/days.ts';
import { answersText } from '#text/rules/question-kinds/answers.ts';
import { mistakesText } from '#text/rules/question-kinds/mistakes.ts';

/** A question has so many counters at most: months, or as many together as it takes. */
const COUNTERS_MAX = 24;
const MONTHS_TOGETHER = [1, 3, 6, 12, 60, 120] as const;

/** The first day and the last that can be answered, 2026-11-24. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The bounds of a question; empty texts while there are none. */
export function daysOf({ settings = {} }: Pick<AskedQuestion, 'settings'>): Days {
  const { from = '', to = '' } = settings;
  return { from: String(from), to: String(to) };
}

/** Whether an answer is a day within bounds. */
export function isWithin(day: string, { from, to }: Days): boolean {
  return isDay(day) && day >= from && day <= to;
}

/** “24 November 2026”; what is no day as it is. */
export function dayInWords(day: string): string {
  return isDay(day) ? daysText.day(day) : day;
}

/** What is wrong with an answer that is no day within bounds. */
export function notWithin({ from, to }: Days): string {
  return answersText.notWithin(from, to);
}

/**
 * A question that is answered by a day. Days are counted by month, over many years by several months together, so that
 * results show no single one. Stored is the place of the counter and the day: `5:2026-06-14`.
 */
export const date = {
  seconds: 12,
  scale: null,
  hasDirection: false,
  optionsOf: () => [],
  optionsMistake: () => null,
  settings: (given) => {
    const mistake = mistakeIn(given);
    return mistake === null ? { settings: { ...daysOf({ settings: given }) } } : { mistake };
  },

  field: 'answer_text',
  wrongField: () => mistakesText.wrongField.date,
  read: ({ answer_text: said }, question) => {
    const days = daysOf(question);
    const day = (said ?? '').trim();
    return isWithin(day, days) ? { answer: stored(day, days) } : { mistake: notWithin(days) };
  },
  said: (answer) => ({ answer_text: saidIn(answer) }),
  inWords: (answer) => dayInWords(saidIn(answer)),

  fits: null,
  counting: {
    counters: (question) => monthsOf(daysOf(question)).length,
    raised: raisedAt,
    rows: (question) => {
      const months = monthsOf(daysOf(question));
      return [{ counters: [...months.keys()], labels: () => months.map(monthsInWords), numbers: null }];
    },
  },
  isEnps: () => false,
  example: (question, lean) => {
    const days = daysOf(question);
    return stored(addDays(days.from, Math.floor((daysBetween(days.from, days.to) + 1) * lean)), days);
  },
} satisfies Kind;

/** Months since year 0. */
function monthOf(day: string): number {
  const [year = NaN, month = NaN] = day.split('-').map(Number);
  return year * 12 + month - 1;
}

/** How many months are counted together: as few as leave no more counters than there may be. */
function stepOf({ from, to }: Days): number {
  const months = monthOf(to) - monthOf(from) + 1;
  return MONTHS_TOGETHER.find((step) => months / step <= COUNTERS_MAX) ?? MONTHS_TOGETHER.at(-1)!;
}

/** What each counter counts: its first month and its last. */
function monthsOf(days: Days): { first: number; last: number }[] {
  const [begin, end] = [monthOf(days.from), monthOf(days.to)];
  const step = stepOf(days);
  const counters = Math.ceil((end - begin + 1) / step) || 0;
  return Array.from({ length: counters }, (_, place) => {
    const first = begin + place * step;
    return { first, last: Math.min(first + step - 1, end) };
  });
}

function monthsInWords({ first, last }: { readonly first: number; readonly last: number }): string {
  const [from, to] = [first, last].map((month) => ({ year: Math.floor(month / 12), month: month % 12 }));
  return answersText.months(from!, to!);
}

function stored(day: string, days: Days): string {
  return placed(Math.floor((monthOf(day) - monthOf(days.from)) / stepOf(days)), day);
}

function mistakeIn(given: Settings): string | null {
  const { from, to } = daysOf({ settings: given });
  const known = [from, to].every((day) => isDay(day) && day >= '1900-01-01' && day <= '2100-12-31');
  if (!known) return mistakesText.date.days;
  return from < to ? null : mistakesText.date.order;
}
