import { expect, it, vi } from 'vitest';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, type Person } from '#tests/support/factories.ts';
import '#tests/support/one-window.ts';

const ask = async ({ token }: Person, people: number) => {
  vi.setSystemTime(Date.now() + 1000);
  const body = { plan: 'premium', period: 'month', people, company: 'ООО «Ромашка»', inn: '7707083893' };
  return (await request(subscriptions.requestInvoice, { token, body })).body;
};
const mine = async ({ token }: Person) => (await request(subscriptions.listMyInvoices, { token })).body.invoices;

it('shows one’s own requests as they were asked for, the newest first', async () => {
  const [owner, other] = [await makePerson(), await makePerson()];
  const first = await ask(owner, 30);
  const second = await ask(owner, 60);
  await ask(other, 12);
  expect(await mine(owner)).toEqual([second, first]);
  expect(second).toMatchObject({ people: 60, total: 29_400, state: 'waiting' });
});

it('is empty before the first', async () => {
  expect(await mine(await makePerson())).toEqual([]);
});
