import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Channel } from '#shared/channels/index.ts';
import { answers } from '#shared/contract/answers.ts';
import { contacts } from '#shared/contract/contacts.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import { SMS_GATEWAYS } from '#shared/rules/sms.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { startOwnMessengers } from '#tests/support/own-bots.ts';

// A function reads its surroundings when it is loaded.
const played = await startOwnMessengers();
const { request } = await import('#tests/support/api.ts');
const { answersTo, makeFrame, makeMember, makePerson, makePoll, makeWorkspace, repos } =
  await import('#tests/support/factories.ts');
const { deliver, DONE } = await import('./stream.ts');
const { makeBot } = await import('#tests/support/chats.ts');
const { makeContact, makeContactChat } = await import('#tests/support/contacts.ts');
const { intercept } = await import('#tests/support/intercept.ts');
const { doJobs, inviteAgain } = await import('#tests/support/pulses.ts');
const { codesIn, makeSms, openBy, SMS_PRICE: PRICE } = await import('#tests/support/sms.ts');
const { storedItems } = await import('#tests/support/stored.ts');
const { countAll } = await import('#tests/support/table-stream.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

let keys = 0;
let owner: Person;
let workspace: Workspace;
let poll: Poll;
let gateways: ReturnType<typeof makeSms>;
let token: string;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  poll = await makePoll(owner, workspace, { is_anonymous: true, allow_anonymous_link: false });
  keys += 1;
  gateways = makeSms(played, { owner, workspace, key: `tonus-telling-${keys}` });
  token = `${810_000 + keys}:tonus-contacts-${keys}`;
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => played.stop());

const open = (channels: Channel[], more: object = {}) => openBy(owner, poll, channels, more);
const look = (code: string) => request(answers.getPollForCode, { params: { code } });
const answer = (code: string, session: string = randomUUID()) => {
  const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: session };
  return request(answers.takePollByCode, { params: { code }, body });
};
const summary = async (id: string) => {
  await countAll();
  return (await request(polls.getSummary, { token: owner.token, params: { id } })).body;
};
const spent = async () => (await repos.sms.spent(workspace.id, new Date())).kopecks;
/** Does a job that is none of the slow ones. */
async function finish(runId: string, kind: string): Promise<void> {
  const jobs = (await storedItems(runId)).filter(({ job }) => (job as { kind?: string } | undefined)?.kind === kind);
  expect(await deliver(...jobs)).toEqual(DONE);
}
const noticeOf = async (id: string) =>
  (await request(polls.listFrames, { token: owner.token, params: { id: poll.id } })).body.frames.find(
    (frame) => frame.id === id,
  )!.notice;

describe.each(SMS_GATEWAYS)('an SMS by %s', (gateway) => {
  beforeEach(() => gateways.connect({ gateway }));

  it('has a link of one use in it, no name and no topic, and the link answers once', async () => {
    await makeContact(workspace);
    const id = await open(['sms']);
    expect(gateways.texts(gateway)).toEqual([
      expect.stringMatching(/^Опрос вашей компании: https:\/\/tonus\.example\/c\/\w{10}$/),
    ]);
    const [code] = codesIn(gateways.texts(gateway));
    expect((await look(code!)).body.poll!.title).toBe(poll.title);
    const session = randomUUID();
    expect((await answer(code!, session)).status).toBe(200);
    expect((await answer(code!, session)).status).toBe(200);
    expect((await answer(code!)).status).toBe(409);
    expect(await noticeOf(id)).toEqual({
      people: 2,
      reached: [
        { channel: 'mail', people: 1 },
        { channel: 'sms', people: 1 },
      ],
      later: 0,
      problem: null,
    });
    expect(await spent()).toBe(PRICE);
  });

  it('goes to each once, by a job that is handed over again, too, with the same link', async () => {
    await makeContact(workspace);
    await makeContact(workspace, { phone: '+79161234568' });
    const id = await open(['sms']);
    await inviteAgain(workspace.id, id);
    expect(
      gateways
        .account(gateway)
        .messages.map(({ phone }) => phone)
        .toSorted(),
    ).toEqual(['+79161234567', '+79161234568']);
    expect(await spent()).toBe(2 * PRICE);
  });

  it('is not sent twice where its answer never came', async () => {
    await makeContact(workspace);
    gateways.account(gateway).failures.push('silent');
    const id = await open(['sms']);
    await inviteAgain(workspace.id, id);
    expect(gateways.texts(gateway)).toHaveLength(1);
    expect(await spent()).toBe(PRICE);
    expect(await noticeOf(id)).toMatchObject({
      problem: null,
      reached: expect.arrayContaining([{ channel: 'sms', people: 1 }]),
    });
  });

  it('costs nothing where the account has no money, and comes when the job is done again', async () => {
    await makeContact(workspace);
    gateways.account(gateway).failures.push('no money');
    const id = await open(['sms']);
    expect([gateways.texts(gateway), await spent()]).toEqual([[], 0]);
    expect(await noticeOf(id)).toMatchObject({ problem: expect.stringContaining('не хватает денег') });
    await inviteAgain(workspace.id, id);
    expect([gateways.texts(gateway).length, await spent()]).toEqual([1, PRICE]);
  });

  it('is missed by a bad number alone, and others get theirs', async () => {
    await makeContact(workspace, { phone: '+79160000000' });
    await makeContact(workspace);
    const id = await open(['sms']);
    expect(gateways.account(gateway).messages.map(({ phone }) => phone)).toEqual(['+79161234567']);
    expect(await noticeOf(id)).toMatchObject({ problem: expect.stringContaining('SMS не приняты') });
    expect(await spent()).toBe(PRICE);
  });

  it('keeps within the cap of the month, and says who got none', async () => {
    await gateways.connect({ gateway, cap: 9 });
    for (const end of [61, 62, 63, 64]) await makeContact(workspace, { phone: `+791612345${end}` });
    const id = await open(['sms']);
    expect(gateways.texts(gateway)).toHaveLength(2);
    expect(await spent()).toBe(2 * PRICE);
    expect(await noticeOf(id)).toMatchObject({
      reached: expect.arrayContaining([{ channel: 'sms', people: 2 }]),
      problem: expect.stringContaining('Предел расходов'),
    });
  });
});

describe('an SMS of SMSC', () => {
  beforeEach(() => gateways.connect());

  it.each(SMS_GATEWAYS)(
    'that was taken before the job died is asked for by its number, and not sent again: %s',
    async (gateway) => {
      await gateways.connect({ gateway });
      await makeContact(workspace);
      intercept((command) => {
        const { UpdateExpression: change = '', ExpressionAttributeValues: values = {} } = (
          command as { input: { UpdateExpression?: string; ExpressionAttributeValues?: Record<string, unknown> } }
        ).input;
        if (change.startsWith('SET') && Object.values(values).includes('sent')) throw new Error('The job has died');
        return undefined;
      });
      const { id } = await makeFrame(owner, poll, { channels: ['sms'] });
      await doJobs(workspace.id).catch(() => undefined);
      expect(gateways.texts(gateway)).toHaveLength(1);
      vi.restoreAllMocks();
      await doJobs(workspace.id);
      await inviteAgain(workspace.id, id);
      expect(gateways.texts(gateway)).toHaveLength(1);
      expect(await spent()).toBe(PRICE);
    },
  );

  it('that was never taken although its answer is an error of the server is given back', async () => {
    await makeContact(workspace);
    gateways.account().failures.push('broken');
    await open(['sms']);
    expect([gateways.texts(), await spent()]).toEqual([[], 0]);
  });

  it('that is taken for a duplicate had been taken', async () => {
    await makeContact(workspace);
    gateways.account().failures.push('duplicate');
    await open(['sms']);
    expect([gateways.texts().length, await spent()]).toEqual([1, PRICE]);
  });
});

describe('people without an account', () => {
  const bot = () => played.telegram.bot(token);

  it('are told by their chat, with a link of one use, and by SMS where there is none', async () => {
    await gateways.connect();
    await makeBot(workspace, 'telegram', token);
    const chatting = await makeContact(workspace);
    await makeContactChat(chatting, 'telegram', '77');
    await makeContact(workspace, { phone: '+79161234568' });
    await open(['telegram', 'sms']);
    const [message, ...others] = bot().messages;
    expect(others).toEqual([]);
    expect(message).toMatchObject({ chatId: 77, text: 'Вас просят пройти опрос в Тонусе.' });
    expect(gateways.account().messages.map(({ phone }) => phone)).toEqual(['+79161234568']);
    const codes = codesIn([message!.url!, ...gateways.texts()]);
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect((await answer(code)).status).toBe(200);
  });

  it('get an SMS where they have closed the bot', async () => {
    await gateways.connect();
    await makeBot(workspace, 'telegram', token);
    const contact = await makeContact(workspace);
    await makeContactChat(contact, 'telegram', '77');
    bot().closed.add(77);
    await open(['telegram', 'sms']);
    expect([bot().messages, gateways.texts().length]).toEqual([[], 1]);
    expect(
      (
        await request(contacts.getContact, {
          token: owner.token,
          params: { id: workspace.id, contactId: contact.id },
        })
      ).body.chats,
    ).toEqual([]);
  });

  it('are asked by the teams that are asked, and by no roles and no names', async () => {
    await gateways.connect();
    await makeContact(workspace, { team: 'Склад', phone: '+79161234561' });
    await makeContact(workspace, { team: 'Касса', phone: '+79161234562' });
    poll = await makePoll(owner, workspace, { is_anonymous: false });
    await open(['sms'], { audience: { kind: 'teams', teams: ['Склад'] } });
    expect(gateways.account().messages.map(({ phone }) => phone)).toEqual(['+79161234561']);
    await open(['sms'], { audience: { kind: 'roles', roles: ['владелец'] } });
    await open(['sms'], { audience: { kind: 'members', user_ids: [owner.id] } });
    expect(gateways.account().messages).toHaveLength(1);
  });

  it('are not asked by a channel that cannot reach them', async () => {
    await gateways.connect();
    await makeContact(workspace);
    const id = await open(['mail']);
    expect(gateways.texts()).toEqual([]);
    expect(await summary(id)).toMatchObject({ invited: 1, people_asked: 1 });
  });

  it('count among those who are asked, and as who has answered', async () => {
    await gateways.connect();
    await makeMember(workspace, 'сотрудник');
    for (const end of [61, 62, 63]) await makeContact(workspace, { phone: `+791612345${end}` });
    const id = await open(['sms']);
    expect(await summary(id)).toMatchObject({ invited: 5, people_asked: 5, answered: 0 });
    for (const code of codesIn(gateways.texts())) expect((await answer(code)).status).toBe(200);
    expect(await summary(id)).toMatchObject({ invited: 5, people_asked: 5, answered: 3, answered_by_link: 3 });
  });

  it('count as people who can answer without a name; whoever nothing reaches does not', async () => {
    await gateways.connect();
    for (const end of [61, 62, 63]) await makeContact(workspace, { phone: `+791612345${end}` });
    await makeContact(workspace, { phone: null });
    const visibilityOf = async (id: string) => (await repos.runs.findConsistent(id))!.resultsVisibility;
    // The owner and three of them: one who has neither a number nor a chat cannot answer.
    expect(await visibilityOf(await open(['sms']))).toBe('never');
    await makeContact(workspace, { phone: '+79161234564' });
    expect(await visibilityOf(await open(['sms']))).toBe('live');
  });

  it('leave nothing in the table that says whose code is which: what it follows from is sealed, and goes at closing', async () => {
    await gateways.connect();
    const contact = await makeContact(workspace);
    const id = await open(['sms']);
    const [code] = codesIn(gateways.texts());
    await answer(code!);
    const kept = await storedItems(id);
    const whole = JSON.stringify(kept);
    for (const secret of [contact.id, code!, `${code!.slice(0, 5)}-${code!.slice(5)}`, '79161234567']) {
      expect(whole).not.toContain(secret);
    }
    expect(kept.filter(({ type }) => type === 'contact-key')).toHaveLength(1);
    const call = { token: owner.token, params: { id }, body: { published: false } };
    expect((await request(polls.publishFrame, call)).status).toBe(200);
    await finish(id, 'forget-participation');
    const left = (await storedItems(id)).map(({ type }) => type);
    expect(left).not.toContain('contact-key');
    expect(left).not.toContain('code-mark');
    expect((await look(code!)).body.ended).not.toBeNull();
  });

  it('are told nothing of a run that was closed before the job came', async () => {
    await gateways.connect();
    await makeContact(workspace);
    const { id } = await makeFrame(owner, poll, { channels: ['sms'] });
    await request(polls.publishFrame, { token: owner.token, params: { id }, body: { published: false } });
    await doJobs(workspace.id);
    expect(gateways.texts()).toEqual([]);
    expect((await storedItems(id)).map(({ type }) => type)).not.toContain('contact-key');
  });

  it('lose their codes with the run', async () => {
    await gateways.connect();
    await makeContact(workspace);
    const id = await open(['sms']);
    await request(polls.deleteFrame, { token: owner.token, params: { id } });
    await finish(id, 'delete-run');
    expect((await storedItems(id)).filter(({ type }) => type !== 'job')).toEqual([]);
  });
});
