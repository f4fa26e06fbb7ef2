import { formatNumber, NBSP, plural } from '../format.ts';

/** Words of how many have answered, where one bar says it. */
export const turnoutText = {
  /** Rounded down in steps, as answers that wait to be shown together are. */
  atLeast: `не${NBSP}меньше`,
  fewerThanFive: 'меньше пяти',
  nobody: 'пока никто не ответил',
  of: (asked: number) => `из${NBSP}${formatNumber(asked)}`,
  answers: (count: number) => plural(count, 'ответ', 'ответа', 'ответов'),
  /** For whoever hears the bar instead of seeing it. */
  usual: (low: number, high: number) =>
    low === high
      ? `обычно к${NBSP}этому дню ${formatNumber(low)}`
      : `обычно к${NBSP}этому дню от${NBSP}${formatNumber(low)} до${NBSP}${formatNumber(high)}`,
} as const;
