import { expect, it } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { insist } from './insist.ts';

/** Fails so often with this status, then answers; says how often it was asked and what was waited. */
async function asked(status: number, failures: number) {
  let times = 0;
  const pauses: number[] = [];
  const ask = async () => {
    times += 1;
    if (times <= failures) throw new ApiError(status);
    return 'done';
  };
  const reply = await insist(ask, async (milliseconds) => void pauses.push(milliseconds)).catch(
    (error: unknown) => (error as ApiError).status,
  );
  return { reply, times, pauses };
}

it('asks three times where a server breaks down, later each time, and once where it refuses', async () => {
  expect(await asked(500, 2)).toEqual({ reply: 'done', times: 3, pauses: [2000, 4000] });
  expect(await asked(502, 9)).toEqual({ reply: 502, times: 3, pauses: [2000, 4000] });
  expect(await asked(409, 1)).toEqual({ reply: 409, times: 1, pauses: [] });
});
