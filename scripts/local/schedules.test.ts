import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Assembly } from './assembly.ts';
import { createResolver } from './intrinsics.ts';
import { startSchedules } from './schedules.ts';

const assembly: Assembly = {
  resources: [
    {
      stack: 's',
      id: 'Nightly',
      type: 'AWS::Scheduler::Schedule',
      properties: {
        Name: 'nightly',
        ScheduleExpression: 'cron(5 0 * * ? *)',
        ScheduleExpressionTimezone: 'Europe/Moscow',
        Target: { Arn: 'jobs' },
      },
    },
  ],
  outputs: [],
  parameters: new Map(),
  asset: (key) => expect.unreachable(key),
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-30T09:00:00+03:00') }));
afterEach(() => vi.useRealTimers());

/** What is fired by the start itself, where the schedule last succeeded then. */
async function firedAtStart(lastSuccess: string | null): Promise<string[]> {
  const fired: string[] = [];
  const schedules = startSchedules({
    resolver: createResolver(assembly, () => expect.unreachable()),
    targets: { hit: async (name) => fired.push(name) > 0 },
    lastSuccess: () => (lastSuccess === null ? null : new Date(lastSuccess)),
  });
  await schedules.stop();
  return fired;
}

describe('a schedule whose moment passed while nothing ran', () => {
  it('is made up for once, however many moments passed', async () => {
    expect(await firedAtStart('2026-11-29T00:05:01+03:00')).toEqual(['nightly']);
    expect(await firedAtStart('2026-11-01T00:05:01+03:00')).toEqual(['nightly']);
  });

  it('is not fired again where it succeeded since, and not in a new folder', async () => {
    expect(await firedAtStart('2026-11-30T00:05:01+03:00')).toEqual([]);
    expect(await firedAtStart(null)).toEqual([]);
  });
});
