import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANNELS, type Channel } from '#shared/channels/index.ts';
import { automations } from '#shared/contract/automations.ts';
import { chats } from '#shared/contract/chats.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import { MESSENGERS, type Messenger } from '#shared/rules/messengers.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { newBotToken, startOwnMessengers } from '#tests/support/own-bots.ts';

// A function reads its surroundings when it is loaded.
const played = await startOwnMessengers();
const { request } = await import('#tests/support/api.ts');
const { answersTo, makeFrame, makeMember, makePerson, makePoll, makeSession, makeWorkspace, repos, table } =
  await import('#tests/support/factories.ts');
const { fire } = await import('./clock.ts');
const { makeChat, speakEnglish } = await import('#tests/support/chats.ts');
const { lettersTo } = await import('#tests/support/letters.ts');
const { failCalls } = await import('#tests/support/intercept.ts');
const { doJobs, inviteAgain } = await import('#tests/support/pulses.ts');
const { storedItems } = await import('#tests/support/stored.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

let owner: Person;
let member: Person;
let workspace: Workspace;
let poll: Poll;
let token: string;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  member = await makeMember(workspace, 'сотрудник');
  poll = await makePoll(owner, workspace);
  token = newBotToken();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(() => played.stop());

/** A bot with which owner and member have the chats 41 and 42. */
async function connect(channel: Messenger, people: readonly Person[] = [owner, member]): Promise<void> {
  const options = { token: owner.token, params: { id: workspace.id, channel }, body: { token } };
  expect((await request(chats.connectChatBot, options)).status).toBe(200);
  for (const [index, person] of people.entries()) await makeChat(workspace, channel, person, String(41 + index));
}
const bot = (channel: Messenger) => played[channel].bot(token);
const chatsTold = (channel: Messenger) =>
  bot(channel)
    .messages.map(({ chatId }) => chatId)
    .toSorted();
const letters = async (person: Person, template: 'run-invitation' | 'poll-reminder' = 'run-invitation') =>
  (await lettersTo(person.email, template)).length;
async function open(channels: Channel[], more: object = {}): Promise<string> {
  const { id } = await makeFrame(owner, poll, { channels, ...more });
  await doJobs(workspace.id);
  return id;
}
const noticeOf = async (id: string) =>
  (await request(polls.listFrames, { token: owner.token, params: { id: poll.id } })).body.frames.find(
    (frame) => frame.id === id,
  )!.notice;
const reached = (people: Partial<Record<Channel, number>>) =>
  CHANNELS.flatMap((channel) => (people[channel] === undefined ? [] : [{ channel, people: people[channel] }]));

describe.each(MESSENGERS)('an invitation in %s', (channel) => {
  it('reaches who has connected a chat, with a sentence and a button, and sends them no letter', async () => {
    await connect(channel);
    await speakEnglish(workspace, owner);
    const id = await open([channel]);
    const path = `/app/poll/${poll.id}/take`;
    expect(bot(channel).messages.toSorted((a, b) => a.chatId - b.chatId)).toEqual([
      { chatId: 41, text: 'You are asked to take a poll in Tonus.', url: `https://tonus.example/en${path}` },
      { chatId: 42, text: 'Вас просят пройти опрос в Тонусе.', url: `https://tonus.example${path}` },
    ]);
    expect([await letters(owner), await letters(member)]).toEqual([0, 0]);
    expect(await noticeOf(id)).toEqual({ people: 2, reached: [{ channel, people: 2 }], later: 0, problem: null });
  });

  it('becomes a letter for whoever has no chat', async () => {
    await connect(channel, [owner]);
    const id = await open([channel]);
    expect([chatsTold(channel), await letters(owner), await letters(member)]).toEqual([[41], 0, 1]);
    expect(await noticeOf(id)).toMatchObject({
      reached: reached({ mail: 1, [channel]: 1 }),
      problem: expect.stringContaining('Не все подключили чат'),
    });
  });

  it('becomes a letter for whoever has closed the bot or whose chat is gone, and they are forgotten by it', async () => {
    await connect(channel);
    const third = await makeMember(workspace, 'hr');
    await makeChat(workspace, channel, third, '-1');
    bot(channel).closed.add(42);
    const id = await open([channel]);
    expect([await letters(owner), await letters(member), await letters(third)]).toEqual([0, 1, 1]);
    expect(await noticeOf(id)).toMatchObject({
      reached: reached({ mail: 2, [channel]: 1 }),
      problem: expect.stringMatching(/закрыли: 2/),
    });
    expect(await repos.chats.listOf(workspace.id, channel)).toMatchObject([{ userId: owner.id }]);
  });

  it('becomes a letter for all where the token was taken back, and the bot is shown as broken', async () => {
    await connect(channel);
    const { closed } = bot(channel);
    expect(closed.size).toBe(0);
    vi.spyOn(played[channel], 'answer').mockReturnValue({ status: 401, body: { ok: false, code: 'verify.token' } });
    const id = await open([channel]);
    expect([await letters(owner), await letters(member)]).toEqual([1, 1]);
    expect(await noticeOf(id)).toMatchObject({ problem: expect.stringContaining('не узнаёт токен бота') });
    const { body } = await request(chats.getChats, { token: owner.token, params: { id: workspace.id } });
    expect(body.chats.find((chat) => chat.channel === channel)!.problem).toContain('не узнаёт токен бота');
  });

  it('becomes a letter where no bot is connected any more', async () => {
    await connect(channel);
    const { id } = await makeFrame(owner, poll, { channels: [channel] });
    await request(chats.disconnectChatBot, { token: owner.token, params: { id: workspace.id, channel } });
    await doJobs(workspace.id);
    expect(await letters(member)).toBe(1);
    expect(await noticeOf(id)).toMatchObject({ problem: expect.stringContaining('не подключён') });
  });

  it('waits as long as the bot is told to, and is sent once', async () => {
    await connect(channel);
    bot(channel).waits.push(0, 0, 0);
    const id = await open([channel]);
    expect(chatsTold(channel)).toEqual([41, 42]);
    expect(await noticeOf(id)).toMatchObject({ reached: [{ channel, people: 2 }] });
  });

  it('becomes a letter where the bot is told to wait longer than the job may', async () => {
    await connect(channel);
    bot(channel).waits.push(3600);
    const id = await open([channel]);
    expect(chatsTold(channel)).toHaveLength(1);
    expect((await letters(owner)) + (await letters(member))).toBe(1);
    expect(await noticeOf(id)).toMatchObject({
      reached: reached({ mail: 1, [channel]: 1 }),
      problem: expect.stringContaining('просит подождать'),
    });
  });

  it('is not repeated by a job that is handed over again', async () => {
    await connect(channel);
    const id = await open([channel]);
    await inviteAgain(workspace.id, id);
    expect(chatsTold(channel)).toEqual([41, 42]);
    expect(await noticeOf(id)).toMatchObject({ reached: [{ channel, people: 2 }] });
  });

  it('comes once more, and no more, to whom it had reached when the job died before that was marked', async () => {
    await connect(channel);
    failCalls((command) => command instanceof PutCommand && command.input.Item?.['type'] === 'notice');
    const { id } = await makeFrame(owner, poll, { channels: [channel] });
    await doJobs(workspace.id).catch(() => undefined);
    expect(chatsTold(channel)).toEqual([41, 42]);
    vi.restoreAllMocks();
    await doJobs(workspace.id);
    await inviteAgain(workspace.id, id);
    expect(chatsTold(channel)).toEqual([41, 41, 42, 42]);
    expect([await letters(owner), await letters(member)]).toEqual([0, 0]);
  });

  it('leaves marks that name nobody and hold no chat', async () => {
    await connect(channel);
    const id = await open([channel]);
    const marks = (await storedItems(`MARKS#${id}`)).filter(({ type }) => type === 'notice');
    expect(marks).toHaveLength(2);
    for (const mark of marks) expect(Object.keys(mark).toSorted()).toEqual(['channel', 'pk', 'sk', 'ttl', 'type']);
  });
});

describe('an invitation by several channels', () => {
  const ALL: Channel[] = ['mail', 'telegram', 'max'];
  const order = (person: Person, ...channels: Channel[]) =>
    repos.members.setTelling(workspace.id, person.id, { order: channels });
  let third: Person;
  /** A workspace with both bots, of whose three members each has a chat with either. */
  beforeEach(async () => {
    third = await makeMember(workspace, 'hr');
    await connect('telegram', [owner, member, third]);
    await connect('max', [owner, member, third]);
  });
  const outcome = async () => [
    chatsTold('telegram'),
    chatsTold('max'),
    await Promise.all([owner, member, third].map((person) => letters(person))),
  ];

  it('comes to the chat of whoever has connected one and said nothing else', async () => {
    await open(ALL);
    expect(await outcome()).toEqual([[41, 42, 43], [], [0, 0, 0]]);
  });

  it('comes to each once, by the first of their own order', async () => {
    await order(owner, 'mail');
    await order(member, 'telegram', 'max', 'mail');
    await order(third, 'max');
    const id = await open(ALL);
    expect(await outcome()).toEqual([[42], [43], [1, 0, 0]]);
    expect(await noticeOf(id)).toEqual({
      people: 3,
      reached: reached({ mail: 1, telegram: 1, max: 1 }),
      later: 0,
      problem: null,
    });
  });

  it('goes by the next of the order where one is closed, and by a letter where all are', async () => {
    await order(member, 'telegram', 'max', 'mail');
    await order(third, 'max', 'telegram');
    bot('telegram').closed.add(42).add(43);
    bot('max').closed.add(43);
    const id = await open(['telegram', 'max']);
    expect(await outcome()).toEqual([[41], [42], [0, 0, 1]]);
    expect(await noticeOf(id)).toMatchObject({ people: 3, reached: reached({ mail: 1, telegram: 1, max: 1 }) });
    expect(await repos.chats.listOf(workspace.id, 'telegram')).toMatchObject([{ userId: owner.id }]);
  });

  it('is counted for the workspace by channel and day, once though its job is done again', async () => {
    await order(owner, 'mail');
    await order(member, 'telegram', 'max', 'mail');
    await order(third, 'max', 'telegram');
    bot('telegram').closed.add(42);
    const id = await open(ALL);
    await inviteAgain(workspace.id, id);
    const { body } = await request(automations.getDeliveries, { token: owner.token, params: { id: workspace.id } });
    expect(body.channels).toEqual([
      { channel: 'mail', sent: 1, refused: 0, blocked: 0 },
      { channel: 'bitrix24', sent: 0, refused: 0, blocked: 0 },
      { channel: 'telegram', sent: 0, refused: 0, blocked: 1 },
      { channel: 'max', sent: 2, refused: 0, blocked: 0 },
      { channel: 'push', sent: 0, refused: 0, blocked: 0 },
      { channel: 'sms', sent: 0, refused: 0, blocked: 0 },
    ]);
    const [counted, ...others] = (await storedItems(`AUTOMATION#${workspace.id}`)).filter(
      ({ type, sk }) => type === 'deliveries' && String(sk).endsWith('max'),
    );
    expect(others).toEqual([]);
    const day = new Date().toISOString().slice(8, 10);
    expect(Object.keys(counted!).toSorted()).toEqual(['pk', `sent${day}`, 'sk', 'ttl', 'type']);
  });

  it('passes over a channel that may not write to somebody, in which they still have a chat', async () => {
    await repos.members.setTelling(workspace.id, member.id, { off: ['telegram'] });
    await open(['telegram']);
    expect(await outcome()).toEqual([[41, 43], [], [0, 1, 0]]);
  });

  it('follows the order of the workspace where somebody has none', async () => {
    await repos.workspaces.setTelling(workspace.id, { order: ['max', 'mail'] });
    await order(owner, 'mail');
    await open(ALL);
    expect(await outcome()).toEqual([[], [42, 43], [1, 0, 0]]);
  });

  it('is told by no second channel to whom a job had reached that died, though their order has changed', async () => {
    for (const person of [owner, member, third]) await order(person, 'telegram', 'max', 'mail');
    failCalls((command) => JSON.stringify(command.input).includes('"reached"'));
    const { id } = await makeFrame(owner, poll, { channels: ALL });
    await doJobs(workspace.id).catch(() => undefined);
    vi.restoreAllMocks();
    expect(await noticeOf(id)).toBeNull();
    for (const person of [owner, member, third]) await order(person, 'mail', 'max', 'telegram');
    await doJobs(workspace.id);
    expect(await outcome()).toEqual([[41, 42, 43], [], [0, 0, 0]]);
    expect(await noticeOf(id)).toMatchObject({ reached: reached({ mail: 0, telegram: 3, max: 0 }) });
  });
});

describe('a reminder in a chat', () => {
  const MONDAY = new Date('2026-11-16T09:00:00.000Z');
  const THURSDAY_10 = new Date('2026-11-19T07:00:00.000Z');
  let eager: Person;
  beforeEach(async () => {
    await table.removeMany([...(await storedItems('DUE#send-reminders')), ...(await storedItems('poll-reminder'))]);
    vi.useFakeTimers({ toFake: ['Date'], now: MONDAY });
    owner = await makePerson();
    workspace = await makeWorkspace(owner);
    member = await makeMember(workspace, 'сотрудник');
    eager = await makeMember(workspace, 'сотрудник');
  });
  /** A run that one of three has answered; the third day has come. */
  async function remind(is_anonymous: boolean): Promise<void> {
    poll = await makePoll(owner, workspace, { is_anonymous });
    await connect('telegram', [owner, member, eager]);
    const frame = await makeFrame(owner, poll, { channels: ['telegram'], reminders: true });
    await doJobs(workspace.id);
    bot('telegram').messages.length = 0;
    const { token: session } = await makeSession(eager.id, new Date());
    const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: randomUUID() };
    const taken = await request(polls.takePoll, { token: session, params: { id: frame.id }, body });
    expect(taken.status).toBe(200);
    vi.setSystemTime(THURSDAY_10);
    await fire('send-reminders');
    await doJobs(workspace.id);
  }
  const reminders = () => Promise.all([owner, member, eager].map((person) => letters(person, 'poll-reminder')));

  it('is not counted: the number would say how many had not answered', async () => {
    await remind(false);
    const { token: session } = await makeSession(owner.id, new Date());
    const { body } = await request(automations.getDeliveries, { token: session, params: { id: workspace.id } });
    expect(body.channels.find(({ channel }) => channel === 'telegram')).toMatchObject({ sent: 3 });
  });

  it('comes to who has not answered a run with names, instead of a letter', async () => {
    await remind(false);
    expect(chatsTold('telegram')).toEqual([41, 42]);
    expect(bot('telegram').messages[0]!.text).toMatch(/^Опрос в Тонусе ждёт вашего ответа/);
    expect(await reminders()).toEqual([0, 0, 0]);
  });

  it('is a letter in an anonymous run: whoever owns the bot could look up who had not answered', async () => {
    await remind(true);
    expect(bot('telegram').messages).toEqual([]);
    expect(await reminders()).toEqual([1, 1, 0]);
  });
});
