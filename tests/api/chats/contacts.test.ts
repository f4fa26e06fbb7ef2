import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contacts } from '#shared/contract/contacts.ts';
import { chats } from '#shared/contract/chats.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { people } from '#shared/contract/people.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { MESSENGERS, type Messenger } from '#shared/rules/messengers.ts';
import type { Deed } from '#scripts/fake-services/bots.ts';
import { newBotToken, startOwnMessengers } from '#tests/support/own-bots.ts';

const played = await startOwnMessengers();
const { request, withKey } = await import('#tests/support/api.ts');
const { makeMember, makePerson, makePlan, makeSession, makeWorkspace, repos } =
  await import('#tests/support/factories.ts');
const { makeContact } = await import('#tests/support/contacts.ts');
const { storedItems } = await import('#tests/support/stored.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

const PHONE = '+7 916 123-45-67';
const KEPT = '+79161234567';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T09:00:00.000Z') });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => played.stop());

const anvar = { first_name: 'Анвар', last_name: 'Каримов', team: 'Склад', language: 'uz', phone: PHONE } as const;
const add = (list: readonly object[], asker = owner) =>
  request(
    contacts.addContacts,
    withKey(contacts.addContacts, {
      token: asker.token,
      params: { id: workspace.id },
      body: { contacts: list as [typeof anvar] },
    }),
  );
async function addOne(values: object = {}): Promise<string> {
  const { status, body } = await add([{ ...anvar, ...values }]);
  expect(status).toBe(201);
  return body.ids[0]!;
}
const get = (contactId: string, asker = owner) =>
  request(contacts.getContact, { token: asker.token, params: { id: workspace.id, contactId } });
const list = async (asker = owner) =>
  (await request(people.listPeople, { token: asker.token, params: { id: workspace.id } })).body;
const remove = (contactId: string) =>
  request(contacts.deleteContact, { token: owner.token, params: { id: workspace.id, contactId } });

describe('a person without an account', () => {
  it('is written down, in the one list of people and by their number for whoever may change it', async () => {
    const id = await addOne();
    expect((await get(id)).body).toMatchObject({ ...anvar, id, phone: KEPT, chats: [] });
    const { people: all, sources, totals } = await list();
    expect(sources).toEqual({ member: 1, directory: 0, portal: null, contact: 1 });
    expect(all.find(({ ref }) => ref === `contact-${id}`)).toMatchObject({
      first_name: 'Анвар',
      team: { name: 'Склад', from: 'contact' },
      member: null,
      contact: { id, phone: '+7 ··· 67' },
    });
    // They miss neither access nor a manager.
    expect(totals).toMatchObject({ all: 2, no_access: 0, no_manager: 0 });
  });

  it('keeps whence it is and on what ground since which day: another ground counts from its own', async () => {
    const [byHand, fromFile] = [await addOne(), await addOne({ source: 'import', basis: 'consent' })];
    const origin = { source: 'hand', basis: 'labour', basis_on: '2026-11-29' };
    expect((await get(byHand)).body).toMatchObject(origin);
    const read = { ...origin, source: 'import', basis: 'consent' };
    expect((await get(fromFile)).body).toMatchObject(read);
    vi.setSystemTime(new Date('2026-12-03T09:00:00.000Z'));
    owner = { ...owner, token: (await makeSession(owner.id, new Date())).token };
    const change = async (values: object) => {
      const params = { id: workspace.id, contactId: fromFile };
      const call = { token: owner.token, params, body: { ...anvar, ...values } };
      expect((await request(contacts.changeContact, call)).status).toBe(204);
      return (await get(fromFile)).body;
    };
    expect(await change({ team: null, source: 'hand' })).toMatchObject(read);
    expect(await change({ basis: 'contract' })).toMatchObject({ ...read, basis: 'contract', basis_on: '2026-12-03' });
  });

  it('shows an employee no number, not even its last signs, and is changed by nobody who may not invite', async () => {
    const id = await addOne();
    const employee = await makeMember(workspace, 'сотрудник');
    const { people: all } = await list(employee);
    expect(all.find(({ ref }) => ref === `contact-${id}`)!.contact).toEqual({ id, phone: null });
    expect((await get(id, employee)).status).toBe(403);
    expect((await add([anvar], employee)).status).toBe(403);
  });

  it('has a number that stands nowhere in the table in clear', async () => {
    await addOne();
    expect(JSON.stringify(await storedItems(workspace.id))).not.toContain('9161234567');
  });

  it('is changed, and what is left out goes', async () => {
    const id = await addOne();
    const params = { id: workspace.id, contactId: id };
    const body = { first_name: 'Анвар', last_name: 'Каримов' };
    expect((await request(contacts.changeContact, { token: owner.token, params, body })).status).toBe(204);
    expect((await get(id)).body).toMatchObject({ team: null, language: 'ru', phone: null });
  });

  it('are asked in the language of the workspace where none is said', async () => {
    const renaming = { name: workspace.name, description: '', language: 'en' as const };
    await request(workspaces.renameWorkspace, { token: owner.token, params: { id: workspace.id }, body: renaming });
    const id = await addOne({ language: undefined });
    expect((await get(id)).body.language).toBe('en');
  });

  it.each([
    [{ phone: '12345' }, 'contacts.0.phone', 'Телефон записывают так: +7 916 123-45-67'],
    [{ first_name: ' ' }, 'contacts.0.first_name', 'Введите имя'],
    [{ language: 'de' }, 'contacts.0.language', 'Такого языка опросов нет'],
  ])('is refused with a mistake: %o', async (values, path, message) => {
    const { status, body } = await add([{ ...anvar, ...values }]);
    expect([status, body]).toMatchObject([422, { errors: [{ path, message }] }]);
  });

  it('is there once when the request comes twice', async () => {
    const key = withKey(contacts.addContacts, {
      token: owner.token,
      params: { id: workspace.id },
      body: { contacts: [anvar] },
    });
    const [first, second] = [await request(contacts.addContacts, key), await request(contacts.addContacts, key)];
    expect(second.body).toEqual(first.body);
    expect(await repos.contacts.all(workspace.id)).toHaveLength(1);
  });

  it('goes with their chats, links and what was decided of their record, and a second time is not there', async () => {
    await connectBot('telegram');
    const id = await addOne();
    await act('telegram', 42, { start: await slip(id, 'telegram') });
    await slip(id, 'telegram');
    const refs = [`contact-${id}`, `member-${owner.id}`];
    const join = { token: owner.token, params: { id: workspace.id }, body: { refs, same: false } };
    expect(
      (await request(people.joinPeople, join as Parameters<typeof request<typeof people.joinPeople>>[1])).status,
    ).toBe(200);
    expect((await remove(id)).status).toBe(204);
    expect(JSON.stringify(await storedItems(id))).toBe('[]');
    expect((await repos.workspaces.findConsistent(workspace.id))!.contactCount).toBe(0);
    expect((await remove(id)).status).toBe(404);
  });

  it('is nobody to keep notes of', async () => {
    const id = await addOne();
    const call = withKey(people.createNote, {
      token: owner.token,
      params: { id: workspace.id, person: `contact-${id}` },
      body: { day: '2026-11-20', text: 'Говорили', shared_with: [] },
    });
    expect((await request(people.createNote, call)).status).toBe(409);
  });
});

describe('the room of a plan', () => {
  it('is taken by people without an account as by members, the last place once', async () => {
    await makePlan(owner, 'basic', { dueDate: '2027-01-01T00:00:00.000Z' });
    expect((await add(Array.from({ length: 18 }, () => anvar))).status).toBe(201);
    const both = await Promise.all([add([anvar]), add([anvar])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, expect.toBeOneOf([402, 409])]);
    expect((await add([anvar])).status).toBe(402);
    expect(await repos.contacts.all(workspace.id)).toHaveLength(19);
    await expect(makeMember(workspace, 'сотрудник')).resolves.toBeDefined();
  });
});

const headerOf = { telegram: 'x-telegram-bot-api-secret-token', max: 'x-max-bot-api-secret' } as const;
let bot = '';
async function connectBot(channel: Messenger): Promise<void> {
  bot = newBotToken();
  const options = { token: owner.token, params: { id: workspace.id, channel }, body: { token: bot } };
  expect((await request(chats.connectChatBot, options)).status).toBe(200);
}
const print = (ids: readonly string[]) =>
  request(contacts.printSlips, { token: owner.token, params: { id: workspace.id }, body: { ids: [...ids] } });
async function slip(id: string, channel: Messenger): Promise<string> {
  const { status, body } = await print([id]);
  expect(status).toBe(200);
  return new URL(body.slips[0]!.links.find((link) => link.channel === channel)!.url).searchParams.get('start')!;
}
async function act(channel: Messenger, chatId: number, deed: Deed): Promise<void> {
  const headers = { [headerOf[channel]]: played[channel].bot(bot).hook!.secret };
  const body = played[channel].update(chatId, deed, new Date());
  const params = { id: workspace.id, channel };
  expect(
    (await request(chats.receiveChatUpdate, { params, headers, body: body as Record<string, unknown> })).status,
  ).toBe(200);
}
const chatsOf = async (id: string) => (await get(id)).body.chats;
const last = (channel: Messenger) => played[channel].bot(bot).messages.at(-1)!.text;
async function later(days: number): Promise<void> {
  vi.setSystemTime(Date.now() + days * 86_400_000);
  // The session of before has ended by then.
  owner = { ...owner, token: (await makeSession(owner.id, new Date())).token };
}

describe.each(MESSENGERS)('a slip for %s', (channel) => {
  let id: string;
  beforeEach(async () => {
    await connectBot(channel);
    id = await addOne({ language: 'ru' });
  });

  it('connects the chat it is opened in, once, within a month', async () => {
    const token = await slip(id, channel);
    expect(JSON.stringify(await storedItems(workspace.id))).not.toContain(token);
    await later(29);
    await act(channel, 42, { start: token });
    expect(await chatsOf(id)).toEqual([channel]);
    // They did not give their address themselves: who did, and how to stop it, is what they are told first.
    expect(last(channel)).toMatch(new RegExp(`^Готово.*«${workspace.name}».*записала вас.*«стоп»`));
    await act(channel, 43, { start: token });
    expect(last(channel)).not.toMatch(/^Готово/);
    expect(await repos.chats.listOf(workspace.id, channel)).toMatchObject([{ userId: id, chatId: '42' }]);
  });

  it('is dead after a month, when it was printed anew, and when whoever it is for is gone', async () => {
    const [first, second] = [await slip(id, channel), await slip(id, channel)];
    await act(channel, 42, { start: first });
    expect(await chatsOf(id)).toEqual([]);
    await later(31);
    await act(channel, 42, { start: second });
    expect(await chatsOf(id)).toEqual([]);
    const third = await slip(id, channel);
    await remove(id);
    await act(channel, 42, { start: third });
    expect(await repos.chats.listOf(workspace.id, channel)).toEqual([]);
  });

  it('is undone by one word in the chat', async () => {
    await act(channel, 42, { start: await slip(id, channel) });
    await act(channel, 42, { text: 'стоп' });
    expect([await chatsOf(id), last(channel)]).toEqual([
      [],
      expect.stringMatching(/^Отключили.*SMS.*скажите в компании/),
    ]);
  });

  it('speaks English to whoever answers in it', async () => {
    const english = await addOne({ language: 'en' });
    await act(channel, 44, { start: await slip(english, channel) });
    expect(last(channel)).toMatch(/^Done/);
  });
});

describe('slips', () => {
  it('are there for several people, in the order they were asked for; a stranger is none', async () => {
    await connectBot('max');
    const [a, b] = [await addOne(), await addOne({ last_name: 'Юлдашев' })];
    const { body } = await print([b, a]);
    expect(body.slips.map(({ last_name }) => last_name)).toEqual(['Юлдашев', 'Каримов']);
    expect(body.expires_at).toBe('2026-12-29T09:00:00.000Z');
    const stranger = await makeContact(await makeWorkspace(await makePerson()));
    for (const id of [stranger.id, randomUUID()]) expect((await print([a, id])).status).toBe(404);
  });

  it('are refused where no bot is connected', async () => {
    expect((await print([await addOne()])).status).toBe(409);
  });
});
