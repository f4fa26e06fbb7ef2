import { describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { mistakes, newAddress, registrationForm } from '#tests/api/auth/account.ts';
import { request } from '#tests/support/api.ts';
import { makePromo, repos } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import '#tests/support/one-window.ts';

const validate = (code: string, address = newAddress()) =>
  request(subscriptions.validatePromo, { params: { code }, sourceAddress: address });
const NOT_FOUND = { valid: false, clients_discount: null, company_name: null, message: 'Промокод не найден' };

describe('plans', () => {
  it('are open to anybody, with name, prices, popular flag, trial and limits (A3-01, A3-02, A3-03, A3-06)', async () => {
    const { status, body } = await request(subscriptions.listPlans);
    expect(status).toBe(200);
    expect(
      body.map(({ name, monthly, annual, popular, trial_days: trial }) => [name, monthly, annual, popular, trial]),
    ).toEqual([
      ['Startup', 0, 0, false, 0],
      ['Basic', 250, 2500, true, 0],
      ['Premium', 490, 4900, false, 14],
    ]);
    expect(body.map(({ limits }) => limits)).toEqual([
      { people: 3, workspaces: 1, polls_per_month: 3 },
      { people: 20, workspaces: 5, polls_per_month: null },
      { people: null, workspaces: null, polls_per_month: null },
    ]);
  });
});

describe('a promo code', () => {
  it('is valid with its discount, company and message (A3-16)', async () => {
    await makePromo('ВЕСНА-26', 15, 'Фитнес «Лютик»');
    const { status, body } = await validate('ВЕСНА-26');
    expect(status).toBe(200);
    expect(body).toEqual({
      valid: true,
      clients_discount: 15,
      company_name: 'Фитнес «Лютик»',
      message: 'Промокод действителен! Скидка: 15%',
    });
  });

  it('is found trimmed and in upper case', async () => {
    await makePromo('ЛЕТО_ABC', 5);
    expect((await validate(' лето_abc ')).body).toMatchObject({ valid: true, clients_discount: 5 });
  });

  it('is not found when nobody made it, or it was disabled: the same answer', async () => {
    await makePromo('БЫЛ', 5);
    await repos.promoCodes.disable('БЫЛ', new Date());
    expect((await validate('БЫЛ')).body).toEqual(NOT_FOUND);
    expect((await validate('НЕ-БЫЛО')).body).toEqual(NOT_FOUND);
  });

  it.each(['аб', 'СКИДКА!', '<b>КОД</b>', 'я'.repeat(51)])('is refused where it is none: «%s»', async (code) => {
    expect((await validate(code)).status).toBe(422);
  });

  it('cannot be guessed: from the sixty-first try in ten minutes on one machine is refused, others are not', async () => {
    const machine = newAddress();
    const replies = await Promise.all(Array.from({ length: 62 }, () => validate('УГАДАЙ', machine)));
    expect(replies.filter((reply) => reply.status === 200).length).toBeLessThanOrEqual(60);
    expect((await validate('УГАДАЙ', machine)).status).toBe(429);
    expect((await validate('УГАДАЙ')).status).toBe(200);
    expect(await storedItems(machine)).toEqual([]);
  });
});

describe('a registration with a promo code', () => {
  const register = (changes: object) =>
    request(auth.register, { body: registrationForm({ ...changes }), sourceAddress: newAddress() });

  it('keeps the code and its discount on the account, also when the code ends later', async () => {
    await makePromo('ОСЕНЬ', 20);
    const form = registrationForm({ referal_code: ' осень ' });
    expect((await request(auth.register, { body: form, sourceAddress: newAddress() })).status).toBe(201);
    await repos.promoCodes.disable('ОСЕНЬ', new Date());
    const account = (await storedItems(form.email)).find((item) => item['type'] === 'user');
    expect(account).toMatchObject({ referalCode: 'ОСЕНЬ', discount: 20 });
  });

  it('is refused for an unknown and for a disabled code, and nothing is created', async () => {
    await makePromo('ЗАКРЫТ', 20);
    await repos.promoCodes.disable('ЗАКРЫТ', new Date());
    for (const code of ['ЗАКРЫТ', 'НЕТ-ТАКОГО']) {
      const form = registrationForm({ referal_code: code });
      const reply = await request(auth.register, { body: form, sourceAddress: newAddress() });
      expect(reply.status).toBe(422);
      expect(mistakes(reply.body)).toEqual({ referal_code: 'Промокод не найден' });
      expect(await storedItems(form.email)).toEqual([]);
    }
  });

  it('takes no discount that the form brings itself', async () => {
    expect((await register({ discount: 100 })).status).toBe(422);
  });
});
