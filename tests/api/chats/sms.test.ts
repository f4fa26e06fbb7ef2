import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sms } from '#shared/contract/sms.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { SMS_GATEWAYS } from '#shared/rules/sms.ts';
import { startOwnMessengers } from '#tests/support/own-bots.ts';

const played = await startOwnMessengers();
const { request } = await import('#tests/support/api.ts');
const { makeMember, makePerson, makeWorkspace, repos } = await import('#tests/support/factories.ts');
const { makeContact, makeContactChat } = await import('#tests/support/contacts.ts');
const { makeBot } = await import('#tests/support/chats.ts');
const { SMS_PRICE: PRICE, SMS_TEMPLATE: TEMPLATE } = await import('#tests/support/sms.ts');
const { storedItems } = await import('#tests/support/stored.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

let keys = 0;
let owner: Person;
let workspace: Workspace;
let key: string;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  keys += 1;
  key = `tonus-secret-key-${keys}`;
});
afterAll(() => played.stop());

const place = () => ({ token: owner.token, params: { id: workspace.id } });
const connect = (values: object = {}) =>
  request(sms.connectSms, {
    ...place(),
    body: { gateway: 'smsc', key, template: TEMPLATE, cap: 100, ...values },
  });
const look = async (asker = owner) => (await request(sms.getSms, { ...place(), token: asker.token })).body;
const trial = (phone = '+7 916 123-45-67') => request(sms.trySms, { ...place(), body: { phone } });
const spent = async () => (await look()).settings!.spent;

describe.each(SMS_GATEWAYS)('the gateway %s', (gateway) => {
  const account = () => played[gateway].account(key);

  it('is connected by its key, tells what a message costs, and sends none', async () => {
    const { status, body } = await connect({ gateway, sender: 'Tonus' });
    expect(status).toBe(200);
    expect(body).toEqual({
      gateway,
      connected_at: expect.any(String),
      problem: null,
      settings: {
        sender: 'Tonus',
        template: TEMPLATE,
        price: PRICE,
        price_from_gateway: true,
        parts: 1,
        cap: 100,
        spent: 0,
        sent: 0,
      },
    });
    expect(account().messages).toEqual([]);
  });

  it('is asked by POST alone, so that keys and numbers stand in no address', async () => {
    const before = played[gateway].requests.length;
    await connect({ gateway });
    await trial();
    const asked = played[gateway].requests.slice(before);
    expect(asked.length).toBeGreaterThanOrEqual(2);
    for (const { method, path } of asked) {
      expect(method).toBe('POST');
      expect(path).not.toMatch(/key|79161234567/);
    }
  });

  it('is refused with a key it does not know', async () => {
    const { status, body } = await connect({ gateway, key: 'revoked-key' });
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'key', message: /не узнаёт ключ API/ }] }]);
    expect((await look()).gateway).toBeNull();
  });

  it('sends a test message to a number, within the cap', async () => {
    await connect({ gateway, sender: 'Tonus', cap: 8 });
    expect((await trial()).body).toMatchObject({ ok: true });
    expect(account().messages).toMatchObject([
      { phone: '+79161234567', text: 'Опрос вашей компании: https://tonus.example', sender: 'Tonus' },
    ]);
    expect((await trial()).body).toMatchObject({ ok: false, detail: expect.stringContaining('Предел расходов') });
    expect(account().messages).toHaveLength(1);
    expect(await spent()).toBe(PRICE);
  });

  it.each([
    ['no money', /не хватает денег/, 0],
    ['broken', /могло уйти/, PRICE],
    ['silent', /могло уйти/, PRICE],
  ] as const)('says what went wrong, and takes back what was certainly not sent: %s', async (failure, words, cost) => {
    await connect({ gateway });
    account().failures.push(failure);
    expect((await trial()).body).toMatchObject({ ok: false, detail: expect.stringMatching(words) });
    expect(await spent()).toBe(cost);
  });

  it('takes back what a message to a bad number would have cost', async () => {
    await connect({ gateway });
    expect((await trial('+79160000000')).body).toMatchObject({ ok: false, detail: expect.stringMatching(/номер/) });
    expect(await spent()).toBe(0);
    expect((await look()).problem).toBeNull();
  });
});

describe('the connection', () => {
  it('keeps its key sealed, in no reply and in no item in clear', async () => {
    const { text } = await connect();
    expect(text).not.toContain(key);
    expect(JSON.stringify(await storedItems(workspace.id))).not.toContain(key);
  });

  it('keeps the key where only the rest is changed, and wants one for another gateway', async () => {
    await connect();
    expect((await connect({ key: undefined, price: 500 })).body.settings).toMatchObject({
      price: 500,
      price_from_gateway: false,
    });
    expect((await connect({ key: undefined, gateway: 'smsru' })).status).toBe(422);
  });

  it('tells of money, text and sender nobody but who manages it', async () => {
    await connect();
    const employee = await makeMember(workspace, 'сотрудник');
    expect(await look(employee)).toEqual({
      gateway: 'smsc',
      connected_at: expect.any(String),
      problem: null,
      settings: null,
    });
  });

  it('is forgotten, and what the month has cost is not: connected anew, the cap holds', async () => {
    await connect({ cap: 5 });
    await trial();
    expect((await request(sms.disconnectSms, place())).status).toBe(204);
    expect((await look()).gateway).toBeNull();
    expect((await trial()).body).toMatchObject({ ok: false, detail: 'SMS-шлюз не подключён' });
    await connect({ cap: 5 });
    expect((await trial()).body).toMatchObject({ ok: false, detail: expect.stringContaining('Предел') });
  });

  it.each([
    [{ template: 'Без ссылки' }, 'template'],
    [{ template: '{link} и {link}' }, 'template'],
    [{ sender: 'Слишком длинное имя' }, 'sender'],
    [{ cap: 0 }, 'cap'],
    [{ price: 0 }, 'price'],
    [{ gateway: 'other' }, 'gateway'],
  ])('is refused with a mistake: %o', async (values, path) => {
    const { status, body } = await connect(values);
    expect([status, body]).toMatchObject([422, { errors: [{ path }] }]);
  });
});

describe('the cap of a month', () => {
  it('is never exceeded, however many messages come at once', async () => {
    const now = new Date();
    const done = await Promise.all(
      Array.from({ length: 30 }, () => repos.sms.spend(workspace.id, PRICE, 10 * PRICE, now)),
    );
    expect(done.filter(Boolean)).toHaveLength(10);
    expect(await repos.sms.spent(workspace.id, now)).toEqual({ kopecks: 10 * PRICE, messages: 10 });
    expect(await repos.sms.spend(workspace.id, 1, 10 * PRICE, now)).toBe(false);
  });

  it('refuses a message that costs more than it by itself, and begins anew with the month', async () => {
    expect(await repos.sms.spend(workspace.id, 500, 499, new Date('2026-11-30T12:00:00Z'))).toBe(false);
    expect(await repos.sms.spend(workspace.id, 499, 499, new Date('2026-11-30T12:00:00Z'))).toBe(true);
    expect(await repos.sms.spend(workspace.id, 499, 499, new Date('2026-12-02T12:00:00Z'))).toBe(true);
  });
});

describe('what a run will cost', () => {
  const estimate = async (audience: object, channels: string[]) =>
    (await request(sms.estimateSms, { ...place(), body: { audience, channels } as never })).body;
  const all = { kind: 'all' };

  it('is told before it is opened: by SMS go those whom no chat reaches', async () => {
    await connect();
    await makeBot(workspace, 'telegram');
    await makeContact(workspace, { team: 'Склад' });
    await makeContact(workspace, { team: 'Склад', phone: null });
    const chatting = await makeContact(workspace, { team: 'Касса' });
    await makeContactChat(chatting, 'telegram', '77');
    const money = { price: PRICE, price_most: PRICE, left: 10_000 };
    const [till, stock] = [
      { team: 'Касса', count: 1 },
      { team: 'Склад', count: 1 },
    ];
    const both = [till, stock];
    expect(await estimate(all, ['telegram', 'sms'])).toEqual({
      people: 2,
      teams: both,
      messages: 1,
      total: PRICE,
      reminder_total: PRICE,
      ...money,
    });
    expect(await estimate(all, ['sms'])).toEqual({
      people: 2,
      teams: both,
      messages: 2,
      total: 2 * PRICE,
      reminder_total: 2 * PRICE,
      ...money,
    });
    expect(await estimate(all, ['telegram'])).toEqual({
      people: 1,
      teams: [till],
      messages: 0,
      total: 0,
      reminder_total: 0,
      ...money,
    });
    expect(await estimate({ kind: 'teams', teams: ['Склад'] }, ['sms'])).toMatchObject({ people: 1, messages: 1 });
    for (const nobody of [
      { kind: 'roles', roles: ['сотрудник'] },
      { kind: 'members', user_ids: [owner.id] },
    ]) {
      expect(await estimate(nobody, ['telegram', 'sms'])).toMatchObject({ people: 0, messages: 0, total: 0 });
    }
  });

  it('is not known where no gateway is connected', async () => {
    await makeContact(workspace);
    expect(await estimate(all, ['sms'])).toEqual({
      people: 1,
      teams: [],
      messages: 1,
      price: null,
      price_most: null,
      total: null,
      reminder_total: null,
      left: null,
    });
  });
});
