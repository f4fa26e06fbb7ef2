import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ranges } from '#data/keys.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { failCalls } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countBatch, type ChangedItem } from '#tests/support/response-counts.ts';

const UNCOUNTED = 30;
const METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const;

let owner: Person;
let workspace: Workspace;
let poll: Poll;
beforeAll(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  poll = await makePoll(owner, workspace);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the counters of a run', () => {
  it('say nothing of the order in which answers came', async () => {
    const texts = ['Шум', 'Аврал', 'Ничего', 'Встречи'];
    const [first, second] = [await counted(texts), await counted(texts.toReversed())];
    expect(first.questions[1]!.values).toHaveLength(texts.length);
    expect(second).toEqual(first);
  });

  it('forget the words of whoever changed their answer, and count on exactly', async () => {
    const frame = await makeFrame(owner, poll);
    const said = (text: string) => itemOf(frame.id, 'a', text);
    await countBatch([
      { old: null, new: said('Петров кричит') },
      { old: null, new: itemOf(frame.id, 'b', 'Шум') },
    ]);
    await countBatch([{ old: said('Петров кричит'), new: said('Ничего') }]);
    expect(JSON.stringify(await storedItems(frame.id))).not.toContain('Петров');
    await countBatch([{ old: said('Ничего'), new: said('Петров кричит') }]);
    expect(
      (await repos.counters.stored(frame.id))!.value.questions[1]!.values.filter(([, count]) => count > 0),
    ).toEqual([
      ['Петров кричит', 1],
      ['Шум', 1],
    ]);
  });

  it('keep the place of an answer that is sent again unchanged', async () => {
    const frame = await makeFrame(owner, poll);
    const [item, other] = [itemOf(frame.id, 'a', 'Шум'), itemOf(frame.id, 'a', 'Шум', '8')];
    await countBatch([{ old: null, new: item }]);
    for (let time = 0; time < 6; time++)
      await countBatch([
        { old: item, new: other },
        { old: other, new: item },
      ]);
    const { value } = (await repos.counters.stored(frame.id))!;
    expect(value.questions[1]).toEqual({ answered: 1, scores: [], values: [['Шум', 1]], error: 0 });
    expect(value.questions[0]!.scores[9]).toBe(1);
    expect(value.responses).toBe(1);
  });

  async function counted(texts: readonly string[]) {
    const frame = await makeFrame(owner, poll);
    for (const text of texts) await countBatch([{ old: null, new: itemOf(frame.id, randomUUID(), text) }]);
    return (await repos.counters.stored(frame.id))!.value;
  }
});

describe('the counters of a rush', () => {
  const ADDRESS = '198.51.100.200';

  it('are not there for ordinary respondents, thirty from one address in a minute included', async () => {
    const frame = await makeFrame(owner, poll);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-06T07:08:09Z') });
    for (let time = 0; time < UNCOUNTED; time++) await send(frame.public_token, ADDRESS);
    expect(await rushes(frame.id)).toEqual([]);
  });

  it('hold a bucket of a million addresses, not an address, nor a hash of one; another bucket every minute and link', async () => {
    const seen: string[] = [];
    const links = [await makeFrame(owner, poll), await makeFrame(owner, poll)];
    for (const minute of [10, 11, 12, 13]) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2031-05-06T07:${minute}:09Z`) });
      for (const frame of links) {
        for (let time = 0; time <= UNCOUNTED; time++) await send(frame.public_token, ADDRESS);
      }
    }
    for (const { id } of links) {
      const items = await rushes(id);
      expect(items).toHaveLength(4);
      for (const item of items) {
        expect(Object.keys(item).toSorted()).toEqual(['pk', 'sk', 'submissions', 'ttl', 'type']);
        const [, window, bucket] = item.sk.split('#');
        expect(bucket).toMatch(/^[0-9a-f]{3}$/);
        expect(Number(item['ttl']) - Number(window)).toBeLessThanOrEqual(600);
        seen.push(bucket!);
      }
    }
    // Of 8 buckets of 4096, all but one apart: the same for every minute or for every link would be far fewer.
    expect(new Set(seen).size).toBeGreaterThanOrEqual(7);
    const bare = createHash('sha256').update(ADDRESS).digest('hex').slice(0, 3);
    expect(seen.filter((bucket) => bucket === bare).length).toBeLessThanOrEqual(1);
  });

  it('cannot be moved to another bucket by a made-up header', async () => {
    const frame = await makeFrame(owner, poll);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-06T08:00:09Z') });
    for (let time = 0; time <= UNCOUNTED; time++) {
      await send(frame.public_token, ADDRESS, { 'x-forwarded-for': `203.0.113.${time}` });
    }
    expect(await rushes(frame.id)).toHaveLength(1);
  });

  const rushes = async (runId: string) => (await storedItems(runId)).filter(({ sk }) => sk.startsWith('RATE#'));
});

describe('when something breaks while a member answers an anonymous run', () => {
  it('the log tells what broke, and nothing of who, in which session, or what they said', async () => {
    const lines: string[] = [];
    for (const method of METHODS) {
      vi.spyOn(console, method).mockImplementation((...args) => void lines.push(JSON.stringify(args)));
    }
    const frame = await makeFrame(owner, poll);
    const person = await makeMember(workspace, 'сотрудник');
    const session = randomUUID();
    lines.length = 0;
    failCalls((command) => JSON.stringify(command.input).includes('"type":"response"'));
    const body = { answers: answersTo(poll, ['9', 'Тайное слово']), anonymous_session_id: session };
    const reply = await request(polls.takePoll, { token: person.token, params: { id: frame.id }, body });
    expect(reply.status).toBe(500);
    expect(lines.join()).toContain('The table does not answer');
    for (const trace of [person.id, person.sessionId, person.token, session, 'Тайное']) {
      expect(lines.join()).not.toContain(trace);
    }
  });
});

describe('a member who gives no session of their own', () => {
  it('gets a random one, which is in no result', async () => {
    const frame = await makeFrame(owner, poll);
    const person = await makeMember(workspace, 'сотрудник');
    const body = { answers: answersTo(poll, ['9', 'Ничего']) };
    const reply = await request(polls.takePoll, { token: person.token, params: { id: frame.id }, body });
    const session = reply.body.anonymous_session_id!;
    expect(session).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    const results = await request(polls.getResults, { token: owner.token, params: { id: frame.id } });
    expect(Object.values(results.body.by_question).flat().length).toBeGreaterThan(0);
    expect(results.text).not.toContain(session);
  });
});

function itemOf(runId: string, key: string, text: string, score = '9'): NonNullable<ChangedItem['new']> {
  const { pk, prefix } = ranges.responses(runId);
  const answeredAt = '2031-05-06T07:00:00.000Z';
  return { pk, sk: prefix + key, type: 'response', answers: [score, text, null], answeredAt };
}

function send(token: string, sourceAddress: string, headers: Record<string, string> = {}) {
  const body = { answers: answersTo(poll, ['9', 'Ничего']), anonymous_session_id: randomUUID() };
  return request(answers.takePublicPoll, { params: { token }, body, sourceAddress, headers });
}
