import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { create, createAndDie, newTitle, pollBody, pollsNamed } from './keyed-polls.ts';

// The service waits for seconds; here they pass at once.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

it('a request that is still being carried out is not carried out again: the repeated one is told when to come', async () => {
  const [key, title] = [randomUUID(), newTitle()];
  await createAndDie(key, title);
  const again = await create(key, pollBody(title));
  expect(again).toMatchObject({ status: 409, body: { code: 'in_progress' } });
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
  expect(await pollsNamed(title)).toHaveLength(1);
});
