import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { keys, type Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { markOf } from '#functions/runs/member-mark.ts';
import { auth } from '#shared/contract/auth.ts';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { keyring, repos } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { appeared, countBatch } from '#tests/support/response-counts.ts';
import { found, leaves, secretsIn, wanted } from './anonymity-attacker.ts';
import { answerAll, answer, close, makeSurvey, streamed, suspectOf, type Survey } from './anonymity-run.ts';

type Items = (Item & Key)[];
/** Milliseconds for all of these answers, where others use the machine as well. */
const A_BUSY_MACHINE = 60_000;
const METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const;
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d/;
const FULL_HOUR = /^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/;

let survey: Survey;
let before: Items;
let open: Items;
let records: Awaited<ReturnType<typeof streamed>>;
let closed: Items;
const lines: string[] = [];
let statuses: number[];

/** Twelve members and five people with the link answer through the functions as they are deployed; then it is closed. */
beforeAll(async () => {
  survey = await makeSurvey();
  before = await storedItems();
  const earlier = (await streamed()).length;
  for (const method of METHODS)
    vi.spyOn(console, method).mockImplementation((...args) => void lines.push(JSON.stringify(args)));
  statuses = await answerAll(survey);
  // One sends twice, as after a lost reply; one changes their mind.
  for (const respondent of survey.respondents.slice(0, 2)) await answer(survey.poll, survey.frame, respondent);
  const ofRun = (await storedItems(survey.frame.id)).filter(({ type }) => type === 'response' || type === 'mark');
  for (const type of ['response', 'mark']) await countBatch(appeared(ofRun.filter((item) => item['type'] === type)));
  open = await storedItems();
  records = (await streamed()).slice(earlier);
  await close(survey);
  vi.restoreAllMocks();
  closed = await storedItems();
}, A_BUSY_MACHINE);

const names = () => survey.members.map(({ name }) => name);
const ofType = (items: Items, type: string) => items.filter((item) => item['type'] === type);
const responses = (items: Items) => ofType(items, 'response').filter(({ pk }) => pk === keys.run(survey.frame.id).pk);
/** Everything stored of the run but the run itself, whose settings the owner made. */
const evidence = (items: Items) => items.filter(({ pk, sk }) => /^(RUN|MARKS)#/.test(pk) && sk !== 'RUN');
let known: ReturnType<typeof wanted> | undefined;
/** Everybody who answered, as the attacker knows them who has all of the table while the run is open. */
const sought = () =>
  (known ??= wanted(survey.respondents.map(suspectOf), { contexts: contexts(), secrets: secretsIn(open) }));
const contexts = () => [survey.frame.id, survey.poll.id, survey.workspace.id, survey.frame.public_token];

describe('the attacker of these tests is not blind', () => {
  it('in a run with names they find every member who answered, by the table alone', async () => {
    const named = await makeSurvey({ is_anonymous: false });
    await answerAll(named);
    const items = (await storedItems(named.frame.id)).filter(({ sk }) => sk.startsWith('RESPONSE#'));
    const everybody = wanted(named.respondents.map(suspectOf), { contexts: [], secrets: [] });
    expect(found(items, everybody)).toEqual(named.members.map(({ name }) => name));
  });

  it('who has somebody’s device has the number of their browser’s session, and with it their answers', () => {
    const { name, browserSession } = survey.respondents[4]!;
    expect(
      found(responses(closed), wanted([{ who: name, facts: [browserSession] }], { contexts: contexts(), secrets: [] })),
    ).toEqual([name]);
  });
});

describe('a dump of the whole table after an anonymous run was closed', () => {
  it('joins nobody to an answer: no attribute is anything known of a respondent, nor a hash or HMAC of it', () => {
    expect(statuses).toEqual(survey.respondents.map(() => 200));
    expect(responses(closed)).toHaveLength(survey.respondents.length);
    expect(evidence(closed)).toEqual(expect.arrayContaining(responses(closed)));
    expect(found(evidence(closed), sought())).toEqual([]);
  });

  it('cannot even tell who has answered: the secret and the marks are gone, only how many there were is left', () => {
    expect(closed.filter(({ pk }) => pk === keys.participationKey(survey.frame.id).pk)).toEqual([
      {
        ...keys.participationTotals(survey.frame.id),
        type: 'mark-totals',
        marks: survey.members.length,
        last: expect.any(String),
      },
    ]);
    expect(JSON.stringify(closed)).not.toContain(String(ofType(open, 'mark-key')[0]!['secret']));
  });

  it('shows the same of a member who answered as of one who did not', () => {
    const others = (items: Items) =>
      items.filter(({ pk }) => pk !== `RUN#${survey.frame.id}` && pk !== `MARKS#${survey.frame.id}`);
    expect(others(open)).toEqual(others(before));
  });

  it('tells a member’s answers from nobody’s: kind, fields and length of key are those of an answer by link', () => {
    const shapes = responses(closed).map((item) => [Object.keys(item).toSorted().join(), item.sk.length].join());
    expect(new Set(shapes).size).toBe(1);
  });

  it('holds no time finer than an hour, and no key with a time in it', () => {
    const values = evidence(closed).flatMap(leaves);
    expect(values.filter((value) => MOMENT.test(value) && !FULL_HOUR.test(value))).toEqual([]);
    const moments = evidence(closed).flatMap(({ sk }) => {
      const bytes = Buffer.from(sk.split('#').at(-1)!, 'base64url');
      return bytes.length < 8 ? [] : [bytes.readUIntBE(0, 6), bytes.readUInt32BE(0) * 1000];
    });
    const hour = 3_600_000;
    expect(moments.filter((moment) => Math.abs(moment - Date.now()) < hour)).toEqual([]);
  });

  it('holds the answers in an order that is not the one they came in', () => {
    const texts = responses(closed).map((item) => (item['answers'] as string[])[1]);
    const arrival = survey.respondents.map(({ text }) => text);
    expect(texts.toSorted()).toEqual(arrival.toSorted());
    expect([arrival, arrival.toReversed()]).not.toContainEqual(texts);
  });

  it('has no trace of a browser’s session number anywhere', () => {
    const text = JSON.stringify([before, open, closed, records]);
    for (const { browserSession } of survey.respondents) expect(text).not.toContain(browserSession);
  });
});

describe('while the run is open', () => {
  it('the table alone, secret of the marks included, tells neither who answered nor what', () => {
    expect(ofType(open, 'mark')).toHaveLength(survey.members.length);
    expect(found(evidence(open), sought())).toEqual([]);
  });

  it('whoever has the table AND may use the KMS key can tell which members have answered, but not what', async () => {
    const key = await marksKey(open);
    const answered = survey.members.filter(({ person }) => macs(open).includes(sign(key, person!.id)));
    expect(answered).toHaveLength(survey.members.length);
    expect(macs(open)).not.toContain(sign(key, survey.silent.id));
    const secrets = [key.toString('base64url')];
    const withKey = wanted(survey.respondents.map(suspectOf), { contexts: contexts(), secrets });
    expect(found(responses(open), withKey)).toEqual([]);
    expect(found(ofType(open, 'mark'), withKey)).toEqual(names());
  });

  it('whoever reads the stream AND may use the KMS key sees a member’s mark right before an answer: this remains', async () => {
    const key = await marksKey(open);
    const kinds = records.map(({ item }) => item?.['type']);
    const first = records.findIndex(({ item }) => item?.sk.endsWith(sign(key, survey.members[0]!.person!.id)));
    expect(first).toBeGreaterThanOrEqual(0);
    expect(kinds[first + 1]).toBe('response');
  });

  it('the stream tells what the table tells: nothing known of a respondent, no time of their own in it', () => {
    const images = records.map(({ item }) => item);
    expect(images.length).toBeGreaterThanOrEqual(survey.respondents.length + survey.members.length);
    expect(new Set(images.map((item) => item?.['type']))).toEqual(
      new Set(['response', 'mark', 'totals', 'mark-totals']),
    );
    expect(found(images, sought())).toEqual([]);
    expect(images.flatMap(leaves).filter((value) => MOMENT.test(value) && !FULL_HOUR.test(value))).toEqual([]);
  });
});

describe('a backup from while the run was open', () => {
  it('is worth nothing without the KMS key, though the secret is still in it', () => {
    expect(found(evidence(open), sought())).toEqual([]);
  });

  it('with the KMS key tells who had answered, as the table did then; from the closed table nobody can', async () => {
    expect(macs(open)).toContain(sign(await marksKey(open), survey.members[0]!.person!.id));
    const { person, browserSession } = survey.members[0]!;
    const again = markOf(survey.frame.id, { userId: person!.id, sessionId: browserSession }, { repos, keyring });
    await expect(again).rejects.toMatchObject({ code: 'run_closed' });
    expect(macs(closed)).toEqual([]);
  });
});

describe('the logs of all that', () => {
  it('carry no token, session, address, device, name, answer or person', () => {
    const text = lines.join('\n');
    const answering = lines.filter((line) => line.includes('/take'));
    expect(answering.length).toBeGreaterThanOrEqual(survey.respondents.length);
    const traces = survey.respondents.flatMap((one) => [
      ...suspectOf(one).facts,
      one.browserSession,
      one.text,
      one.person?.token ?? one.device,
    ]);
    for (const trace of [...traces, survey.frame.public_token, 'Мешало']) expect(text).not.toContain(trace);
    expect(found(lines, sought())).toEqual([]);
  });

  it('are a line of the same few fields for every answer, the workspace only for a member', () => {
    const entries = lines.map((line) => (JSON.parse(line) as Record<string, unknown>[])[0]!);
    const of = (route: { key: string }) => entries.filter((entry) => entry['route'] === route.key);
    const fields = ['message', 'milliseconds', 'requestId', 'route', 'status'];
    for (const entry of of(polls.takePoll)) expect(Object.keys(entry).toSorted()).toEqual([...fields, 'workspaceId']);
    const byLink = entries.filter((entry) => String(entry['route']).includes('public'));
    expect(byLink.length).toBeGreaterThanOrEqual(5);
    for (const entry of byLink) expect(Object.keys(entry).toSorted()).toEqual(fields);
  });
});

describe('what leaves the API', () => {
  it('of an anonymous run carries nothing of a member: results, summary, comparison, lists, and the poll to take', async () => {
    const { owner, poll, frame, members } = survey;
    const ask = { token: owner.token, params: { id: frame.id } };
    const ofPoll = { ...ask, params: { id: poll.id } };
    const replies = await Promise.all([
      request(polls.getResults, { ...ask, query: { limit: '500' } }),
      request(polls.getSummary, ask),
      request(polls.getTrend, ofPoll),
      request(polls.listFrames, ofPoll),
      request(polls.getPollFigures, {
        token: owner.token,
        params: { id: poll.workspace_id },
        query: { polls: poll.id },
      }),
      request(polls.getPoll, ofPoll),
      request(polls.getPollToTake, { ...ofPoll, token: members[0]!.person!.token }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(
      found(
        replies.map(({ text }) => text),
        sought(),
      ),
    ).toEqual([]);
    const records = Object.values(replies[0]!.body.by_question).flat();
    expect(records.length).toBeGreaterThanOrEqual(survey.respondents.length);
    expect(records.filter(({ user_id }) => user_id !== null)).toEqual([]);
    expect(records.filter(({ created_at }) => !FULL_HOUR.test(created_at))).toEqual([]);
  });

  it('as a member’s own data carries nothing of an anonymous run: not even they can be made to prove what they said', async () => {
    const { person, text } = survey.members[0]!;
    const reply = await request(auth.exportMe, { token: person!.token });
    expect(reply.status).toBe(200);
    for (const trace of [survey.frame.id, survey.poll.id, text]) expect(reply.text).not.toContain(trace);
  });

  it('names twelve members to nobody: how many, never who', async () => {
    const { body } = await request(polls.getSummary, { token: survey.owner.token, params: { id: survey.frame.id } });
    expect([body.members_answered, body.responses]).toEqual([names().length, survey.respondents.length]);
  });
});

/** What an operator with the table and the KMS key would make: the key of the marks. */
async function marksKey(items: Items): Promise<Buffer> {
  const secret = String(ofType(items, 'mark-key')[0]!['secret']);
  return createHmac('sha256', await keyring.derive('marks'))
    .update(secret)
    .digest();
}

function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

function macs(items: Items): string[] {
  return ofType(items, 'mark').map(({ sk }) => sk.split('#').at(-1)!);
}
