import { describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { mistakes, newAddress, registrationForm } from '#tests/api/auth/account.ts';
import { request } from '#tests/support/api.ts';
import {
  makeMember,
  makePerson,
  makePromo,
  makeSession,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import '#tests/support/one-window.ts';

const FORM = { plan: 'basic', period: 'year', people: 12, company: 'ООО «Ромашка»', inn: '7707083893' };
const ask = ({ token }: Pick<Person, 'token'>, changes: object = {}) =>
  request(subscriptions.requestInvoice, { token, body: { ...FORM, ...changes } });

describe('works', () => {
  it('keeps the request with its total and sends the letter about it, to the account’s own address', async () => {
    const owner = await makePerson();
    const reply = await ask(owner, { kpp: '773601001', email: 'BUH@romashka.example' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.any(String),
      ...FORM,
      kpp: '773601001',
      email: 'buh@romashka.example',
      discount: 0,
      total: 30_000,
      created_at: expect.stringMatching(/Z$/),
      state: 'waiting',
    });
    const month = reply.body.created_at.slice(0, 7);
    const [kept] = (await repos.invoices.listOfMonth(month)).filter(({ userId }) => userId === owner.id);
    expect(kept).toMatchObject({ id: reply.body.id, inn: FORM.inn, kpp: '773601001', total: 30_000 });
    const letters = (await storedItems(owner.email)).filter((item) => item['type'] === 'job');
    expect(letters.map((item) => item['job'])).toEqual([
      {
        kind: 'send-mail',
        to: owner.email,
        account: owner.id,
        language: 'ru',
        mail: {
          template: 'invoice-request',
          values: {
            plan: 'Basic',
            period: 'year',
            people: 12,
            company: FORM.company,
            inn: FORM.inn,
            total: 30_000,
          },
        },
      },
    ]);
  });

  it('goes to the account’s address and without КПП unless told otherwise', async () => {
    const owner = await makePerson();
    expect((await ask(owner, { inn: '500100732259', kpp: ' ' })).body).toMatchObject({ kpp: null, email: owner.email });
  });

  it('is less the discount of the account’s promo code', async () => {
    await makePromo('СЧЁТ-15', 15);
    const form = registrationForm({ referal_code: 'СЧЁТ-15' });
    const { body } = await request(auth.register, { body: form, sourceAddress: newAddress() });
    const reply = await ask({ token: body.access_token }, { plan: 'premium', period: 'month', people: 3 });
    expect(reply.body).toMatchObject({ discount: 15, total: 1249.5 });
  });
});

describe('fails', () => {
  it.each([
    ['a wrong check digit', { inn: '7707083894' }, 'inn', /^Проверьте ИНН/],
    ['an ИНН of eleven digits', { inn: '77070838931' }, 'inn', /^Проверьте ИНН/],
    ['no ИНН', { inn: undefined }, 'inn', /^Укажите ИНН$/],
    ['a КПП of eight digits', { kpp: '77360100' }, 'kpp', /^КПП — 9 цифр$/],
    ['a КПП of an entrepreneur', { inn: '500100732259', kpp: '773601001' }, 'kpp', /оставьте поле пустым$/],
    ['a company without a name', { company: ' ' }, 'company', /^Укажите название компании$/],
    ['nobody', { people: 0 }, 'people', /^Укажите число людей/],
    ['half a person', { people: 1.5 }, 'people', /^Укажите число людей/],
    ['more people than Basic takes', { people: 21 }, 'people', /подойдёт Premium$/],
    ['Startup, which is free', { plan: 'startup' }, 'plan', /^Выберите тариф$/],
    ['an unknown period', { period: 'week' }, 'period', /^Выберите период оплаты$/],
    ['a wrong address', { email: 'buh@' }, 'email', /^Введите корректный email$/],
  ])('for %s', async (_, changes, field, message) => {
    const owner = await makePerson();
    const before = await storedItems();
    const reply = await ask(owner, changes);
    expect(reply.status).toBe(422);
    expect(Object.keys(mistakes(reply.body))).toEqual([field]);
    expect(mistakes(reply.body)[field]).toMatch(message);
    expect(await storedItems()).toEqual(before);
  });

  it('after ten requests of an account in an hour: each sends a letter', async () => {
    const owner = await makePerson();
    const replies = await Promise.all(Array.from({ length: 12 }, (_, more) => ask(owner, { people: 3 + more })));
    expect(replies.filter((reply) => reply.status === 201).length).toBeLessThanOrEqual(10);
    expect((await ask(owner, { people: 20 })).status).toBe(429);
  });

  it('for the same once more within a day, until it was paid for; anything else is another request', async () => {
    const owner = await makePerson();
    expect((await ask(owner)).status).toBe(201);
    const again = await ask(owner, { company: 'ООО Ромашка' });
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(again.body.detail.replaceAll('\u00A0', ' ')).toContain(`счёт на 30 000 ₽ придёт на ${owner.email}`);
    for (const other of [{ people: 13 }, { period: 'month' }, { plan: 'premium' }, { email: 'buh@romashka.example' }]) {
      expect((await ask(owner, other)).status).toBe(201);
    }
    await repos.invoices.settle(owner.id, 'basic');
    expect((await ask(owner)).status).toBe(201);
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
    const { token } = await makeSession(owner.id);
    expect((await ask({ token })).status).toBe(201);
  });

  it('for fewer people than there are, unless that is said', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    await makeMember(workspace, 'hr');
    await makeMember(workspace, 'сотрудник');
    const before = await storedItems();
    const refused = await ask(owner, { people: 2 });
    expect(refused.status).toBe(422);
    expect(mistakes(refused.body)).toEqual({ people: expect.stringMatching(/^В.вашем пространстве 3.человека\./u) });
    expect(await storedItems()).toEqual(before);
    expect((await ask(owner, { people: 2, fewer_people: true })).body).toMatchObject({ people: 2, total: 5000 });
    expect((await ask(owner, { people: 3 })).status).toBe(201);
  });

  it('to set the price, the discount or the owner from outside', async () => {
    const owner = await makePerson();
    for (const extra of [{ total: 1 }, { discount: 100 }, { user_id: owner.id }, { is_active: true }]) {
      expect((await ask(owner, extra)).status).toBe(422);
    }
  });
});
