import { expect, it } from 'vitest';
import { system } from '#shared/contract/system.ts';
import { request } from '#tests/support/api.ts';
import { measure } from '#tests/support/calls.ts';

it('answers without a login and without asking the table (A7-39)', async () => {
  const cost = await measure(async () => {
    const reply = await request(system.health);
    expect(reply).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
  expect(cost.calls).toBe(0);
});
