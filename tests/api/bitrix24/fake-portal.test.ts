import { afterEach, expect, it, vi } from 'vitest';
import { startBitrix24 } from '#tests/support/fake-bitrix24.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

afterEach(() => void vi.useRealTimers());

it('the played portal counts its deadlines from the day it is asked, also when it was started the day before', async () => {
  const portal = await startBitrix24();
  const dueDates = async () => {
    const response = await fetch(`http://${portal.host}/rest/1/livelyoffice/tasks.task.list.json`, { method: 'POST' });
    const { result } = (await response.json()) as { result: { tasks: { deadline: string | null }[] } };
    return result.tasks.flatMap(({ deadline }) => (deadline ? [Date.parse(deadline)] : []));
  };
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:59:00.000Z') });
  const today = await dueDates();
  vi.setSystemTime(Date.now() + DAY_MS);
  expect(await dueDates()).toEqual(today.map((date) => date + DAY_MS));
  await portal.stop();
});
