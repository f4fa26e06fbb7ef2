import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attributesSealer } from '#functions/runs/sealed-attributes.ts';
import { put } from '#data/writes.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { deliver, DONE, failedAt } from '#tests/api/jobs/stream.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, repos, table, type Person } from '#tests/support/factories.ts';
import { failCalls } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import {
  compareRespondents,
  complete,
  makeTeam,
  respond,
  respondByLink,
  resultsOf,
} from '#tests/support/survey-answers.ts';
import { countAll, count, toCount } from '#tests/support/table-stream.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const sales = await makeTeam(owner, workspace, 'Продажи', 6);
const stock = await makeTeam(owner, workspace, 'Склад', 5);
const kitchen = await makeTeam(owner, workspace, 'Кухня', 2);
const nobody = await makeTeam(owner, workspace, null, 4);
const everybody = [...sales, ...stock, ...kitchen, ...nobody];

const QUESTIONS: NonNullable<Parameters<typeof makeSurvey>[2]>['questions'] = [
  { text: 'Порекомендуете?', type: 'RATING', scale: '0-10', theme: 'enps' },
  { text: 'Откуда работаете?', type: 'RADIO', options: ['Офис', 'Дом'] },
  { text: 'Что изменить?', type: 'TEXTAREA', required: false },
];

afterEach(() => void vi.restoreAllMocks());

const open = async (settings: object = {}): Promise<Survey> =>
  publishSurvey(owner, await makeSurvey(owner, workspace, { questions: QUESTIONS, ...settings }));
/** Everybody answers: sales are glad, the others are not. */
async function answered(settings: object = {}, people: readonly Person[] = everybody): Promise<Survey> {
  const survey = await open(settings);
  for (const [index, person] of people.entries()) {
    const glad = sales.includes(person);
    const reply = await respond(
      person,
      survey,
      [glad ? 10 : 3, index % 2 ? 'Дом' : 'Офис', glad ? `т${index}` : null],
      {
        time_spent: 60,
      },
    );
    expect(reply.status).toBe(201);
  }
  return survey;
}
const jobsOf = async ({ id }: Survey) =>
  (await storedItems(id)).filter(({ job }) => (job as { kind?: string } | undefined)?.kind === 'break-down-survey');
const left = async ({ id }: Survey, ...types: string[]) =>
  (await storedItems(id)).filter(({ type }) => types.includes(String(type)));

describe('a completed survey', () => {
  it('compares teams of at least the smallest group, the others together, and tells nothing else of groups (B7-32)', async () => {
    const survey = await answered();
    await countAll();
    expect(await resultsOf(owner, survey)).toMatchObject({ breakdown: null, breakdown_state: 'open' });
    await changeSurvey(owner, survey, { status: 'COMPLETED' });
    await countAll();
    expect(await resultsOf(owner, survey)).toMatchObject({ breakdown: null, breakdown_state: 'preparing' });
    await compareRespondents(survey);
    const { breakdown, breakdown_state: state, shown, enps, stats } = await resultsOf(owner, survey);
    expect({ state, shown, enps }).toMatchObject({ state: 'ready', shown: 17, enps: { total: 17, promoters: 6 } });
    expect(stats).toMatchObject({
      // The owner is asked, too.
      total_invited: 18,
      total_responded: 17,
      responded_by_link: 0,
      average_time_spent: 60,
      completed_users: null,
      not_completed_users: null,
    });
    expect(breakdown!.dimensions).toMatchObject([
      {
        dimension: 'team',
        why_not: null,
        groups: [
          { name: 'Продажи', invited: 6, answered: 6, enps: { score: 100 } },
          { name: 'Склад', invited: 5, answered: 5, enps: { score: -100 } },
          { name: null, answered: 6, enps: { score: -100 } },
        ],
        hidden: [{ name: 'Кухня', why: 'few' }],
      },
    ]);
    expect(breakdown!.dimensions[0]!.groups[0]!.cells).toMatchObject([
      { answered: 6, mean: { value: 10 }, differs: 'higher' },
      { answered: 6, counts: [3, 3] },
      null,
    ]);
  });

  it('of one with names compares respondents, too, and lists who has answered (B3-50)', async () => {
    const survey = await answered({ anonymous: false });
    await countAll();
    const running = await resultsOf(owner, survey);
    expect(running).toMatchObject({ shown: 17, breakdown: null });
    expect(running.stats.not_completed_users).toEqual([{ user_id: owner.id, user_name: 'Анна Петрова' }]);
    expect(running.stats.completed_users!.map(({ user_id: id }) => id).toSorted()).toEqual(
      everybody.map(({ id }) => id).toSorted(),
    );
    await complete(owner, survey);
    const { breakdown } = await resultsOf(owner, survey);
    expect(breakdown!.dimensions[0]!.groups.map(({ name }) => name)).toEqual(['Продажи', 'Склад', null]);
  });

  it('of one with names that asks more than a hundred lists them by pages, each person once (B3-50)', async () => {
    const boss = await makePerson();
    const large = await makeWorkspace(boss);
    const people = [...(await makeTeam(boss, large, 'Цех', 62)), ...(await makeTeam(boss, large, 'Склад', 62))];
    const survey = await publishSurvey(boss, await makeSurvey(boss, large, { questions: QUESTIONS, anonymous: false }));
    const answering = people.filter((_, index) => index % 25 === 0);
    for (const person of answering) expect((await respond(person, survey, [3, 'Дом', null])).status).toBe(201);
    await countAll();
    const { stats } = await resultsOf(boss, survey);
    expect(stats).toMatchObject({ total_invited: 125, total_responded: 5 });
    const seen = { completed: [...stats.completed_users!], waiting: [...stats.not_completed_users!] };
    expect(seen.completed.length + seen.waiting.length).toBe(100);
    for (let cursor = stats.people_cursor; cursor !== null;) {
      const call = { token: boss.token, params: { id: survey.id }, query: { cursor } };
      const { status, body } = await request(surveys.listSurveyPeople, call);
      expect(status).toBe(200);
      seen.completed.push(...body.completed_users);
      seen.waiting.push(...body.not_completed_users);
      cursor = body.next_cursor;
    }
    const ids = (list: readonly { readonly user_id: string }[]) => list.map(({ user_id: id }) => id).toSorted();
    const idsOf = (list: readonly Person[]) => list.map(({ id }) => id).toSorted();
    expect(ids(seen.completed)).toEqual(idsOf(answering));
    expect(ids(seen.waiting)).toEqual(idsOf([boss, ...people.filter((one) => !answering.includes(one))]));
  });

  it('of an anonymous one lists nobody, by pages neither', async () => {
    const survey = await answered();
    const { body } = await request(surveys.listSurveyPeople, { token: owner.token, params: { id: survey.id } });
    expect(body).toEqual({ completed_users: [], not_completed_users: [], next_cursor: null });
  });

  it('whose answers are fewer than the smallest group tells nothing to anybody, and keeps no secret of it', async () => {
    const survey = await answered({}, everybody.slice(0, 4));
    await complete(owner, survey);
    expect(await resultsOf(owner, survey)).toMatchObject({
      shown: 0,
      enps: null,
      breakdown: null,
      breakdown_state: 'too_few',
      stats: { total_responded: 4, average_time_spent: null },
    });
    expect(await left(survey, 'mark', 'mark-key', 'released')).toEqual([]);
  });

  it('that nobody has answered is completed all the same', async () => {
    const survey = await open();
    await complete(owner, survey);
    expect(await resultsOf(owner, survey)).toMatchObject({ shown: 0, breakdown_state: 'too_few' });
    expect(await left(survey, 'mark-key')).toEqual([]);
  });

  it('counts who came by the public link among those of no group', async () => {
    const survey = await answered({ allow_unauthenticated: true }, [...sales, ...stock]);
    for (let one = 0; one < 5; one++) await respondByLink(survey, [5, 'Дом']);
    await complete(owner, survey);
    const { breakdown, stats } = await resultsOf(owner, survey);
    expect(stats).toMatchObject({ total_responded: 16, responded_by_link: 5, response_rate: null });
    expect(breakdown!.dimensions[0]!.groups).toMatchObject([
      { name: 'Продажи', answered: 6 },
      { name: 'Склад', answered: 5 },
      { name: null, answered: 5, invited: null },
    ]);
  });
});

describe('comparing respondents', () => {
  it('destroys the key and the marks: nothing that is stored says of which group an answer was', async () => {
    const survey = await answered();
    const key = (await repos.participation.key(survey.id))!;
    const responses = await left(survey, 'response');
    expect(responses).toHaveLength(17);
    // While it is open, the key opens them, or the test below would prove nothing.
    const opened = responses.map((item) =>
      attributesSealer(key, survey.id).open(item['sealed'] as Uint8Array, item.sk.slice('RESPONSE#'.length)),
    );
    expect(opened.filter(({ team }) => team === 'Продажи')).toHaveLength(6);
    for (const item of responses) expect(item).not.toHaveProperty('attributes');

    await complete(owner, survey);
    expect(await left(survey, 'mark', 'mark-key')).toEqual([]);
    const everything = JSON.stringify(await storedItems(survey.id));
    for (const secret of [key.secret, key.keyId]) expect(everything).not.toContain(secret);
    const answers = await left(survey, 'response', 'released');
    expect(answers).toHaveLength(34);
    for (const item of answers) expect(JSON.stringify(item)).not.toMatch(/Продажи|Склад|Кухня|сотрудник/);
  });

  it('is asked for once however often the completion is counted, and done twice changes nothing', async () => {
    const survey = await answered();
    await countAll();
    await changeSurvey(owner, survey, { status: 'COMPLETED' });
    const records = await toCount();
    for (const batch of [records, records]) expect(await count(batch)).toMatchObject(DONE);
    const jobs = await jobsOf(survey);
    expect(jobs).toHaveLength(1);
    await compareRespondents(survey);
    const results = await resultsOf(owner, survey);
    expect(results.breakdown_state).toBe('ready');
    // As it was before it was done: handed over once more, it runs once more.
    await table.write(put(jobs[0]!));
    expect(await deliver(jobs[0]!)).toEqual(DONE);
    await repos.breakdowns.save(survey.id, null);
    expect(await resultsOf(owner, survey)).toEqual(results);
  });

  it('killed between the comparison and the destroying goes on where it stopped', async () => {
    const survey = await answered();
    await countAll();
    await changeSurvey(owner, survey, { status: 'COMPLETED' });
    await countAll();
    const [job] = await jobsOf(survey);
    failCalls((command) => command instanceof DeleteCommand && command.input.Key?.['sk'] === 'KEY', 1);
    expect(await deliver(job!)).toEqual(failedAt(1));
    const compared = await resultsOf(owner, survey);
    expect(compared.breakdown_state).toBe('ready');
    expect(await left(survey, 'mark-key')).toHaveLength(1);
    expect(await deliver(job!)).toEqual(DONE);
    expect(await left(survey, 'mark', 'mark-key')).toEqual([]);
    expect(await resultsOf(owner, survey)).toEqual(compared);
  });

  it('shows nothing that comes after it: no late answer, no changed one', async () => {
    const survey = await answered({}, everybody.slice(0, 12));
    await complete(owner, survey);
    const before = await resultsOf(owner, survey);
    // They were on their way when it was completed.
    for (let late = 0; late < 5; late++) {
      const key = randomUUID().replaceAll('-', '').slice(0, 22);
      const answeredAt = '2026-11-22T10:00:00.000Z';
      await repos.responses.save(survey.id, { key, answers: ['0', '0', 'Поздно'], answeredAt });
    }
    await countAll();
    await compareRespondents(survey);
    const after = await resultsOf(owner, survey);
    // That somebody came late is told; what they said, or how long it took, is not.
    expect(after.stats.total_responded).toBe(17);
    expect({ ...after, stats: null, survey: null }).toEqual({ ...before, stats: null, survey: null });
    const params = { id: survey.id };
    const query = { question_id: survey.questions[2]!.id };
    const { body } = await request(surveys.listSurveyComments, { token: owner.token, params, query });
    expect(JSON.stringify(body)).not.toContain('Поздно');
  });
});
