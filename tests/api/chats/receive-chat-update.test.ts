import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newLinkToken } from '#functions/accounts/email-link-token.ts';
import { chats } from '#shared/contract/chats.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { MESSENGERS, type Messenger } from '#shared/rules/messengers.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { Deed } from '#scripts/fake-services/bots.ts';
import { newBotToken, startOwnMessengers } from '#tests/support/own-bots.ts';

const played = await startOwnMessengers();
const { request } = await import('#tests/support/api.ts');
const { makeMember, makePerson, makeWorkspace, repos } = await import('#tests/support/factories.ts');
const { speakEnglish } = await import('#tests/support/chats.ts');
const { storedItems } = await import('#tests/support/stored.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

let owner: Person;
let member: Person;
let workspace: Workspace;
let bot: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T09:00:00.000Z') });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  member = await makeMember(workspace, 'сотрудник');
  bot = newBotToken();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => played.stop());

const headerOf = { telegram: 'x-telegram-bot-api-secret-token', max: 'x-max-bot-api-secret' } as const;

async function connectBot(channel: Messenger, token = bot, place = workspace, asker = owner): Promise<void> {
  const options = { token: asker.token, params: { id: place.id, channel }, body: { token } };
  expect((await request(chats.connectChatBot, options)).status).toBe(200);
}
/** A link of somebody; its token. */
async function link(channel: Messenger, asker = member, place = workspace): Promise<string> {
  const { status, body } = await request(chats.linkChat, { token: asker.token, params: { id: place.id, channel } });
  expect(status).toBe(200);
  return new URL(body.url).searchParams.get('start')!;
}
/** Hands an update to the workspace as its messenger would. */
const post = (channel: Messenger, body: unknown, secret = played[channel].bot(bot).hook!.secret, place = workspace) =>
  request(chats.receiveChatUpdate, {
    params: { id: place.id, channel },
    headers: { [headerOf[channel]]: secret },
    body,
  });
const act = async (channel: Messenger, chatId: number, deed: Deed, at = new Date()) => {
  const answer = await post(channel, played[channel].update(chatId, deed, at));
  expect([answer.status, answer.body]).toEqual([200, {}]);
};
const chatsOf = async (channel: Messenger, asker = member) => {
  const { body } = await request(chats.getChats, { token: asker.token, params: { id: workspace.id } });
  return body.chats.find((chat) => chat.channel === channel)!.own_since;
};
const said = (channel: Messenger, token = bot) => played[channel].bot(token).messages.map(({ text }) => text);
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

describe.each(MESSENGERS)('a chat in %s', (channel) => {
  beforeEach(() => connectBot(channel));

  it('is connected by the link of a member, and told so in one message', async () => {
    const token = await link(channel);
    expect(token).toMatch(/^[\w-]{1,64}$/);
    expect(JSON.stringify(await storedItems(workspace.id))).not.toContain(token);
    await act(channel, 42, { start: token });
    expect(await chatsOf(channel)).toBe('2026-11-29T09:00:00.000Z');
    expect(await chatsOf(channel, owner)).toBeNull();
    expect(said(channel)).toEqual([expect.stringMatching(/^Готово: сюда будут приходить приглашения/)]);
  });

  it('is told so in the language of the member', async () => {
    await speakEnglish(workspace, member);
    await act(channel, 42, { start: await link(channel) });
    expect(said(channel)).toEqual([expect.stringMatching(/^Done: invitations/)]);
  });

  it('is told where links are when it is begun without one, and that it is connected where it is', async () => {
    await act(channel, 42, { start: null });
    await act(channel, 42, { start: await link(channel) });
    await act(channel, 42, { start: null });
    expect(said(channel)).toEqual([
      expect.stringMatching(/^Ссылка не подошла/),
      expect.stringMatching(/^Готово/),
      expect.stringMatching(/^Готово/),
    ]);
  });

  it('is connected once: by the same update again it stays so, from another chat the link is dead', async () => {
    const token = await link(channel);
    const update = played[channel].update(42, { start: token });
    for (let time = 0; time < 3; time++) expect((await post(channel, update)).status).toBe(200);
    await act(channel, 43, { start: token });
    expect(await repos.chats.listOf(workspace.id, channel)).toMatchObject([{ userId: member.id, chatId: '42' }]);
    expect(said(channel).at(-1)).toMatch(/^Ссылка не подошла/);
  });

  it('is connected by whoever is first, however many open the link at once', async () => {
    const token = await link(channel);
    await Promise.all([41, 42, 43, 44].map((chat) => post(channel, played[channel].update(chat, { start: token }))));
    expect(await repos.chats.listOf(workspace.id, channel)).toHaveLength(1);
  });

  it('is not connected by a link that is a quarter of an hour old, or was replaced', async () => {
    const replaced = await link(channel);
    const old = await link(channel);
    await act(channel, 42, { start: replaced });
    later(15);
    await act(channel, 42, { start: old });
    expect(await repos.chats.listOf(workspace.id, channel)).toEqual([]);
  });

  it('is not connected by a link of another workspace, nor by whatever was made up', async () => {
    const other = await makeWorkspace(await makePerson());
    const stranger = await makeMember(other, 'сотрудник');
    const otherBot = newBotToken();
    const [boss] = [await makePerson()];
    const theirs = await makeWorkspace(boss);
    await connectBot(channel, otherBot, theirs, boss);
    const foreign = await link(channel, boss, theirs);
    for (const token of [foreign, 'x', 'A'.repeat(64), stranger.id]) await act(channel, 42, { start: token });
    expect(await repos.chats.listOf(workspace.id, channel)).toEqual([]);
    expect(await repos.chats.listOf(theirs.id, channel)).toEqual([]);
  });

  it('is not connected for who has left in between, and is forgotten of who leaves later', async () => {
    const token = await link(channel);
    const another = await makeMember(workspace, 'сотрудник');
    await act(channel, 43, { start: await link(channel, another) });
    for (const { token: session } of [member, another]) {
      expect((await request(workspaces.leaveWorkspace, { token: session, params: { id: workspace.id } })).status).toBe(
        204,
      );
    }
    await act(channel, 42, { start: token });
    expect(await storedItems(`CHATS#${workspace.id}`)).toEqual([]);
    // Asked for at the very moment of leaving.
    const { token: late, ...stored } = newLinkToken(member.id);
    const expiresAt = new Date(Date.now() + 60_000);
    await repos.chats.saveLink(workspace.id, channel, { ...stored, expiresAt });
    await act(channel, 42, { start: late });
    expect(await repos.chats.listOf(workspace.id, channel)).toEqual([]);
  });

  it('belongs to one member, and a member has one', async () => {
    await act(channel, 42, { start: await link(channel) });
    await act(channel, 42, { start: await link(channel, owner) });
    expect(await repos.chats.listOf(workspace.id, channel)).toMatchObject([{ userId: owner.id, chatId: '42' }]);
    await act(channel, 43, { start: await link(channel, owner) });
    expect(await repos.chats.listOf(workspace.id, channel)).toMatchObject([{ userId: owner.id, chatId: '43' }]);
  });

  it('is left alone by one word, however often it is said, and answered once a time', async () => {
    await act(channel, 42, { start: await link(channel) });
    later(1);
    await act(channel, 42, { text: 'Стоп' });
    expect(await chatsOf(channel)).toBeNull();
    expect(said(channel).at(-1)).toMatch(/^Отключили/);
    await act(channel, 42, { text: '/stop' });
    expect(await chatsOf(channel)).toBeNull();
  });

  it('is left alone when the bot is closed, and told nothing', async () => {
    await act(channel, 42, { start: await link(channel) });
    await act(channel, 42, 'closes');
    expect(await chatsOf(channel)).toBeNull();
    expect(said(channel)).toHaveLength(1);
  });

  it('stays connected when a wish from before comes late', async () => {
    const before = new Date(Date.now() - 60_000);
    await act(channel, 42, { start: await link(channel) });
    await act(channel, 42, 'closes', before);
    expect(await chatsOf(channel)).not.toBeNull();
  });

  it('is disconnected from the account, with the link that would connect it', async () => {
    await act(channel, 42, { start: await link(channel) });
    const next = await link(channel);
    for (let time = 0; time < 2; time++) {
      const options = { token: member.token, params: { id: workspace.id, channel } };
      expect((await request(chats.unlinkChat, options)).status).toBe(204);
    }
    await act(channel, 42, { start: next });
    expect(await chatsOf(channel)).toBeNull();
  });

  it('is no place for answers: what is said there is kept nowhere, and answered so a few times a minute', async () => {
    await act(channel, 42, { start: await link(channel) });
    later(1);
    const words = 'Начальник кричит на смене';
    for (let time = 0; time < 8; time++) await act(channel, 42, { text: words });
    expect(said(channel).filter((text) => text.startsWith('Этого никто не прочитает'))).toHaveLength(5);
    expect(JSON.stringify(await storedItems())).not.toContain(words);
  });

  it('stays connected when its messenger does not take what is answered', async () => {
    played[channel].bot(bot).waits.push(30);
    await act(channel, 42, { start: await link(channel) });
    expect(await chatsOf(channel)).not.toBeNull();
    expect(said(channel)).toEqual([]);
  });
});

describe.each(MESSENGERS)('an update for %s', (channel) => {
  it('without its secret, with another or for no bot is answered alike, and does nothing', async () => {
    await connectBot(channel);
    const update = played[channel].update(42, { start: await link(channel) });
    const secret = played[channel].bot(bot).hook!.secret;
    const nowhere = await makeWorkspace(owner);
    const refused = [
      await request(chats.receiveChatUpdate, { params: { id: workspace.id, channel }, body: update }),
      await post(channel, update, ''),
      await post(channel, update, `${secret.slice(0, -1)}-`),
      await post(channel, update, `${secret}x`),
      await post(channel, update, secret, nowhere),
    ];
    expect(new Set(refused.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(refused[0]!.status).toBe(404);
    expect(await repos.chats.listOf(workspace.id, channel)).toEqual([]);
  });

  it('with a secret from before the bot was connected anew is refused', async () => {
    await connectBot(channel);
    const { secret } = played[channel].bot(bot).hook!;
    await connectBot(channel);
    expect((await post(channel, played[channel].update(42, { text: 'стоп' }), secret)).status).toBe(404);
  });

  it('that is huge, is no object or means nothing does no harm', async () => {
    await connectBot(channel);
    expect((await post(channel, { text: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await post(channel, '[1]')).status).toBe(422);
    expect((await post(channel, '{')).status).toBe(400);
    expect((await post(channel, { update_type: 'x' })).status).toBe(200);
  });
});

it('a link is given only where there is a bot, and twenty times an hour', async () => {
  const ask = () => request(chats.linkChat, { token: member.token, params: { id: workspace.id, channel: 'telegram' } });
  expect((await ask()).status).toBe(409);
  await connectBot('telegram');
  for (let time = 0; time < 20; time++) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});
