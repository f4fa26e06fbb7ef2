import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/rules/durations.ts';

const UNIT_MS: Readonly<Record<string, number>> = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS };

export type Clock =
  | { readonly kind: 'rate'; readonly everyMs: number }
  | { readonly kind: 'cron'; readonly pattern: string };

/**
 * Reads `rate(5 minutes)` or `cron(0 3 ? * MON-FRI *)`. The six fields of AWS have no seconds but a year, and
 * number the days of the week from 1 = Sunday; the pattern returned is croner's, which has both and starts at 0.
 * Throws on anything else.
 */
export function readScheduleExpression(expression: string): Clock {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate) return { kind: 'rate', everyMs: Number(rate[1]) * (UNIT_MS[rate[2] ?? ''] ?? 0) };
  const fields = /^cron\((.+)\)$/.exec(expression)?.[1]?.trim().split(/\s+/);
  if (fields?.length !== 6) throw new Error(`Not a schedule the local runtime can read: ${expression}`);
  const [minute, hour, day, month, weekday = '', year] = fields;
  // The number after # counts weeks, the one after / steps: only days themselves are renumbered.
  const days = weekday.replaceAll(/(?<![#/\d])\d/g, (digit) => String(Number(digit) - 1));
  // croner reads a step from a number (0/30) only as a "sloppy range".
  const pattern = [0, minute, hour, day, month, days, year].join(' ').replaceAll('?', '*');
  return { kind: 'cron', pattern };
}
