import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { startOwnMessengers } from '#tests/support/own-bots.ts';

// A function reads its surroundings when it is loaded.
const played = await startOwnMessengers();
const { request } = await import('#tests/support/api.ts');
const { answersTo, makePerson, makePoll, makeWorkspace, repos } = await import('#tests/support/factories.ts');
const { makeBot } = await import('#tests/support/chats.ts');
const { makeContact, makeContactChat } = await import('#tests/support/contacts.ts');
const { doJobs, tokenNow } = await import('#tests/support/pulses.ts');
const { codesIn, makeSms, openBy, remindNow, SMS_PRICE } = await import('#tests/support/sms.ts');
const { fire } = await import('./clock.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

/** Thursday, in nobody's quiet hours, and at night. */
const NOON = new Date('2026-11-19T09:00:00.000Z');
const NIGHT = new Date('2026-11-19T20:30:00.000Z');
const MORNING = new Date('2026-11-20T06:00:00.000Z');

let tries = 0;
let owner: Person;
let workspace: Workspace;
let poll: Poll;
let gateway: ReturnType<typeof makeSms>;
let token: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  await repos.workspaces.setTelling(workspace.id, { quietHours: { from: 20, to: 9 } });
  poll = await makePoll(owner, workspace, { is_anonymous: true, allow_anonymous_link: false });
  tries += 1;
  gateway = makeSms(played, { owner, workspace, key: `tonus-reminding-${tries}` });
  token = `${830_000 + tries}:tonus-reminding-${tries}`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => played.stop());

const at = async (moment: Date) => {
  vi.setSystemTime(moment);
  await fire('send-reminders');
  await doJobs(workspace.id);
};
/** Somebody asks for a reminder at this moment, and it goes out when it may. */
async function remind(id: string, moment = new Date(NOON.getTime() + 3_600_000)): Promise<void> {
  vi.setSystemTime(moment);
  expect(await remindNow(owner, id)).toBe(202);
  await at(new Date(moment.getTime() + 60_000));
}
const spent = async () => (await repos.sms.spent(workspace.id, new Date())).kopecks;
const answer = (code: string) => {
  const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: randomUUID() };
  return request(answers.takePollByCode, { params: { code }, body });
};

describe('people without an account', () => {
  it.each([true, false])(
    'are reminded once by SMS, whoever of them has answered, with the link they had (anonymous: %s)',
    async (is_anonymous) => {
      poll = await makePoll(owner, workspace, { is_anonymous, allow_anonymous_link: false });
      await gateway.connect();
      for (const end of [61, 62, 63]) await makeContact(workspace, { phone: `+791612345${end}` });
      const id = await openBy(owner, poll, ['sms']);
      const invited = codesIn(gateway.texts());
      expect((await answer(invited[0]!)).status).toBe(200);
      await remind(id);
      const reminded = gateway.texts().slice(3);
      expect(reminded).toHaveLength(3);
      for (const text of reminded) expect(text).toMatch(/^Опрос ещё открыт: https:/);
      expect(codesIn(reminded).toSorted()).toEqual(invited.toSorted());
      expect(new Set(gateway.account().messages.map(({ id: number }) => number)).size).toBe(6);
      expect(await spent()).toBe(6 * SMS_PRICE);
      await remind(id, new Date(NOON.getTime() + 26 * 3_600_000));
      expect(gateway.texts()).toHaveLength(6);
      expect((await answer(invited[1]!)).status).toBe(200);
    },
  );

  it('are reminded in their chat, and not by SMS as well; whoever was not invited is told nothing', async () => {
    await gateway.connect();
    await makeBot(workspace, 'telegram', token);
    const chatting = await makeContact(workspace);
    await makeContactChat(chatting, 'telegram', '77');
    const id = await openBy(owner, poll, ['telegram', 'sms']);
    await makeContact(workspace, { phone: '+79161234569' });
    await remind(id);
    const { messages } = played.telegram.bot(token);
    expect(messages.map(({ text }) => text)).toEqual([
      'Вас просят пройти опрос в Тонусе.',
      expect.stringMatching(/^Опрос в Тонусе ещё открыт.*кто ответил, мы не смотрим/),
    ]);
    expect(codesIn([messages[1]!.url!])).toEqual(codesIn([messages[0]!.url!]));
    expect(gateway.texts()).toEqual([]);
  });

  it('are reminded in their language, by the text of the workspace where that is its language', async () => {
    await gateway.connect({ template: 'Ромашка ждёт ответа: {link}' });
    await makeContact(workspace, { phone: '+79161234561' });
    const id = await openBy(owner, poll, ['sms']);
    await remind(id);
    expect(gateway.texts().map((text) => text.split(':')[0])).toEqual(['Ромашка ждёт ответа', 'Ромашка ждёт ответа']);
  });

  it('are reminded when quiet hours are over, and within the cap of the month', async () => {
    await gateway.connect({ cap: 13 });
    for (const end of [61, 62]) await makeContact(workspace, { phone: `+791612345${end}` });
    const id = await openBy(owner, poll, ['sms']);
    await remind(id, NIGHT);
    expect(gateway.texts()).toHaveLength(2);
    await at(MORNING);
    expect(gateway.texts()).toHaveLength(3);
    expect(await spent()).toBe(3 * SMS_PRICE);
  });

  it('are not reminded of a run that is closed by then', async () => {
    await gateway.connect();
    await makeContact(workspace);
    const id = await openBy(owner, poll, ['sms']);
    vi.setSystemTime(NIGHT);
    expect(await remindNow(owner, id)).toBe(202);
    await at(new Date(NIGHT.getTime() + 60_000));
    const body = { published: false };
    await request(polls.publishFrame, { token: await tokenNow(owner), params: { id }, body });
    await at(MORNING);
    expect(gateway.texts()).toHaveLength(1);
  });
});
