import { Cron } from 'croner';
import { describe, expect, it } from 'vitest';
import { readScheduleExpression } from './schedule-expression.ts';

const next = (expression: string, from: string): string | undefined => {
  const clock = readScheduleExpression(expression);
  if (clock.kind !== 'cron') throw new Error('not a cron expression');
  return new Cron(clock.pattern, { timezone: 'UTC', sloppyRanges: true }).nextRun(new Date(from))?.toISOString();
};

describe('schedule expressions', () => {
  it.each([
    ['rate(1 minute)', 60_000],
    ['rate(12 hours)', 43_200_000],
    ['rate(2 days)', 172_800_000],
  ])('reads %s', (expression, everyMs) => {
    expect(readScheduleExpression(expression)).toEqual({ kind: 'rate', everyMs });
  });

  // 21 November 2026 is a Saturday.
  it.each([
    ['cron(0 3 * * ? *)', '2026-11-21T03:00:00.000Z'],
    ['cron(0 3 ? * 2-6 *)', '2026-11-23T03:00:00.000Z'],
    ['cron(0 3 ? * 1 *)', '2026-11-22T03:00:00.000Z'],
    ['cron(15 8 ? * MON *)', '2026-11-23T08:15:00.000Z'],
    ['cron(0/30 * * * ? *)', '2026-11-21T02:30:00.000Z'],
    ['cron(0 9 1 * ? *)', '2026-12-01T09:00:00.000Z'],
    ['cron(0 9 L * ? *)', '2026-11-30T09:00:00.000Z'],
    ['cron(0 9 ? * 2#1 *)', '2026-12-07T09:00:00.000Z'],
    ['cron(0 9 1 1 ? 2028)', '2028-01-01T09:00:00.000Z'],
  ])('reads %s: after 02:10 on Saturday the 21st comes %s', (expression, expected) => {
    expect(next(expression, '2026-11-21T02:10:00Z')).toBe(expected);
  });

  it('refuses what is no schedule', () => {
    for (const wrong of ['rate(5 weeks)', 'cron(* * * * *)', 'every day']) {
      expect(() => readScheduleExpression(wrong)).toThrow(wrong);
    }
  });
});
