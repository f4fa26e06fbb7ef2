import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chats } from '#shared/contract/chats.ts';
import { MESSENGERS, type Messenger } from '#shared/rules/messengers.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { newBotToken, startOwnMessengers } from '#tests/support/own-bots.ts';

const played = await startOwnMessengers();
const { request } = await import('#tests/support/api.ts');
const { makePerson, makeWorkspace, makeMember, repos } = await import('#tests/support/factories.ts');
const { makeChat } = await import('#tests/support/chats.ts');
const { storedItems } = await import('#tests/support/stored.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

let owner: Person;
let workspace: Workspace;
let token: string;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  token = newBotToken();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => played.stop());

const ofBot = (channel: Messenger) => ({ token: owner.token, params: { id: workspace.id, channel } });
const connect = (channel: Messenger, bot = token) =>
  request(chats.connectChatBot, { ...ofBot(channel), body: { token: bot } });
const shown = async (channel: Messenger, asker = owner) => {
  const { body } = await request(chats.getChats, { token: asker.token, params: { id: workspace.id } });
  return body.chats.find((chat) => chat.channel === channel)!;
};

describe.each(MESSENGERS)('a bot in %s', (channel) => {
  it('is kept with its token sealed, and has its updates sent to the workspace with a secret', async () => {
    const { status, body } = await connect(channel);
    expect(status).toBe(200);
    expect(body).toMatchObject({ channel, bot: 'tonus_bot', problem: null, people: 0, own_since: null });
    const { hook } = played[channel].bot(token);
    expect(hook!.url).toBe(`https://tonus.example/api/channels/${channel}/${workspace.id}`);
    expect(hook!.secret).toMatch(/^[\w-]{43}$/);
    const stored = JSON.stringify(await storedItems(workspace.id));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(hook!.secret);
    expect(await shown(channel)).toEqual(body);
  });

  it('is refused with a token that its messenger does not know, and nothing is kept', async () => {
    const { status, body } = await connect(channel, '1:tonus-revoked');
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: 'token', message: expect.stringContaining('не узнаёт токен бота') }]);
    expect((await shown(channel)).bot).toBeNull();
  });

  it('is not kept where its messenger does not take the address of its updates', async () => {
    const { answer } = played[channel];
    vi.spyOn(played[channel], 'answer').mockImplementation((asked) =>
      /setWebhook|subscriptions/.test(asked.path)
        ? { status: 400, body: { ok: false, code: 'proto.payload', description: 'Bad Request: bad webhook' } }
        : answer(asked),
    );
    const { status, body } = await connect(channel);
    expect([status, body.detail]).toEqual([422, expect.stringContaining('не принял запрос бота')]);
    expect((await shown(channel)).bot).toBeNull();
  });

  it.each(['', '   ', 'a b', '../getMe?', 'x'.repeat(201), 'токен'])(
    'is refused unasked with what is no token: %j',
    async (wrong) => {
      const asked = played[channel].requests.length;
      expect((await connect(channel, wrong)).status).toBe(422);
      expect(played[channel].requests).toHaveLength(asked);
    },
  );

  it('keeps its chats under a new token of its own, and loses them to another bot', async () => {
    await connect(channel);
    await makeChat(workspace, channel, owner, '42');
    await connect(channel, token.replace('secret', 'renewed'));
    expect((await shown(channel)).own_since).not.toBeNull();
    const other = newBotToken();
    await connect(channel, other);
    expect(await shown(channel)).toMatchObject({ people: 0, own_since: null });
    expect(played[channel].bot(token.replace('secret', 'renewed')).hook).toBeNull();
    expect(played[channel].bot(other).hook).not.toBeNull();
  });

  it('is tried, and says why it does not work any more', async () => {
    const check = () => request(chats.checkChatBot, ofBot(channel));
    expect((await check()).body).toMatchObject({ ok: false, detail: expect.stringContaining('не подключён') });
    await connect(channel);
    const { hook } = played[channel].bot(token);
    played[channel].bot(token).hook = null;
    expect((await check()).body).toEqual({ ok: true, detail: 'Подключение работает', warnings: [] });
    expect(played[channel].bot(token).hook).toEqual(hook);
  });

  it('writes to whoever tries it, once their chat is connected', async () => {
    const tryOut = () => request(chats.tryChatBot, ofBot(channel));
    await connect(channel);
    expect((await tryOut()).body).toMatchObject({ ok: false, detail: expect.stringContaining('Ваш чат не подключён') });
    await makeChat(workspace, channel, owner, '42');
    expect((await tryOut()).body).toMatchObject({ ok: true });
    expect(played[channel].bot(token).messages).toEqual([{ chatId: 42, text: 'Это проверка: бот Тонуса работает.' }]);
    played[channel].bot(token).closed.add(42);
    expect((await tryOut()).body).toMatchObject({ ok: false });
    expect((await shown(channel)).own_since).toBeNull();
  });

  it('is forgotten with every chat, as often as asked, and is told nothing more', async () => {
    await connect(channel);
    const member = await makeMember(workspace, 'сотрудник');
    await makeChat(workspace, channel, owner, '42');
    await makeChat(workspace, channel, member, '43');
    for (let time = 0; time < 2; time++) {
      expect((await request(chats.disconnectChatBot, ofBot(channel))).status).toBe(204);
    }
    expect(played[channel].bot(token).hook).toBeNull();
    expect(await repos.chats.listOf(workspace.id, channel)).toEqual([]);
    expect((await storedItems(`CHATS#${workspace.id}`)).length).toBe(0);
    expect(await shown(channel)).toMatchObject({ bot: null, connected_at: null, own_since: null });
  });

  it('shows to whoever does not manage it neither how many have a chat with it nor anything of the others', async () => {
    await connect(channel);
    await makeChat(workspace, channel, owner, '42');
    const member = await makeMember(workspace, 'сотрудник');
    expect(await shown(channel, member)).toMatchObject({ bot: 'tonus_bot', people: null, own_since: null });
  });
});
