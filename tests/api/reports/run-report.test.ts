import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { members } from '#shared/contract/members.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
  type Person,
} from '#tests/support/factories.ts';
import { intercept } from '#tests/support/intercept.ts';
import { makeReportedSurvey } from '#tests/support/shown-survey.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { makeShownRun, moveRun } from '#tests/support/shown-run.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner, 'Ромашка');
});

const ITEMS = [{ said: 'Мало времени', done: 'Пятница без встреч', state: 'done', responsible: '' }];
interface Made {
  readonly id: string;
}
const get = ({ id }: Made) => request(polls.getFrameReport, { token: owner.token, params: { id } });
const save = ({ id }: Made, change: object = {}) => {
  const body = { intro: '', items: ITEMS, question_ids: [], published: true, ...change };
  return request(polls.saveFrameReport, { token: owner.token, params: { id }, body });
};
/** What is written of a report, and its page. */
const reportsOf = async ({ id }: Made) =>
  (await storedItems(id)).filter(({ type }) => String(type).startsWith('report'));
const open = (link: string) => request(answers.getPublicReport, { params: { link } });

describe('figures of a run on its page', () => {
  it('are its eNPS with the interval, and the mean, of as many as have answered', async () => {
    const run = await makeShownRun(owner, workspace);
    const { body } = await save(run, { question_ids: [run.questions[0]!.id] });
    const page = (await open(body.link!)).body;
    expect(page).toMatchObject({ title: 'Пульс недели', responses: 6, people_asked: null, anonymous: true });
    // Two promoters and two detractors of six.
    expect(page.questions).toEqual([
      {
        text: run.questions[0]!.text,
        direction: 'higher_is_better',
        answered: 6,
        mean: { value: expect.closeTo(44 / 6, 3), low: expect.any(Number), high: expect.any(Number), max: 10 },
        enps: { score: 0, low: expect.any(Number), high: expect.any(Number) },
        options: [],
      },
    ]);
    const { low, high } = page.questions[0]!.enps!;
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
    const summary = await request(polls.getSummary, { token: owner.token, params: { id: run.id } });
    expect(summary.body.enps).toMatchObject({ low: expect.closeTo(low, 3), high: expect.closeTo(high, 3) });
  });

  it('are those of the company alone, though teams are compared', async () => {
    const people: Person[] = [];
    for (let number = 0; number < 10; number++) people.push(await makeMember(workspace, 'сотрудник'));
    for (const [team, some] of [
      ['Продажи', people.slice(0, 5)],
      ['Склад', people.slice(5)],
    ] as const) {
      const body = { user_ids: some.map(({ id }) => id), team };
      await request(members.setTeam, { token: owner.token, params: { id: workspace.id }, body });
    }
    const poll = await makePoll(owner, workspace);
    const frame = await makeFrame(owner, poll, { results_visibility: 'closed', compare_teams: true });
    for (const [index, { token }] of people.entries()) {
      const body = { answers: answersTo(poll, [index < 5 ? '10' : '2', 'Шум']) };
      expect((await request(polls.takePoll, { token, params: { id: frame.id }, body })).status).toBe(200);
    }
    await countAll();
    await moveRun(owner, frame, false);
    const summary = await request(polls.getSummary, { token: owner.token, params: { id: frame.id } });
    expect(summary.body.by_team.map(({ team }) => team)).toEqual(['Продажи', 'Склад']);
    const saved = await save(frame, { question_ids: [poll.questions[0]!.id] });
    const page = await open(saved.body.link!);
    expect(page.body.questions).toMatchObject([{ answered: 10, enps: { score: 0 } }]);
    for (const hidden of ['Продажи', 'Склад', 'Шум']) expect(page.text).not.toContain(hidden);
  });

  it('are none of a run that asked too few to show anything: no page opens', async () => {
    const people = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'сотрудник')];
    const poll = await makePoll(owner, workspace, { allow_anonymous_link: false });
    const frame = await makeFrame(owner, poll, { results_visibility: 'live' });
    expect(frame.results_visibility).toBe('never');
    for (const { token } of people) {
      const body = { answers: answersTo(poll, ['1', 'Тайна']) };
      expect((await request(polls.takePoll, { token, params: { id: frame.id }, body })).status).toBe(200);
    }
    await countAll();
    await moveRun(owner, frame, false);
    const { status, body } = await save(frame, { question_ids: [poll.questions[0]!.id] });
    expect([status, body]).toMatchObject([409, { detail: expect.stringContaining('меньше пяти') }]);
    const { preview, choices } = (await get(frame)).body;
    expect([preview.responses, preview.questions, choices]).toEqual([0, [], []]);
  });

  it('are none of a run that was opened again after its page told of it, where each answer is shown at once', async () => {
    const run = await makeShownRun(owner, workspace, { visibility: 'live' });
    const chosen = { question_ids: [run.questions[0]!.id] };
    const told = (await save(run, chosen)).body;
    expect(told.preview.questions).toMatchObject([{ answered: 6 }]);
    // Closed or open, what is written anew about the same answers tells the same.
    await save(run, { ...chosen, published: false });
    expect((await save(run, chosen)).body.preview).toEqual(told.preview);
    await moveRun(owner, run, true);
    await makeResponse(run.poll, run.frame.public_token, ['0', 'Тайна последнего']);
    await countAll();
    await moveRun(owner, run, false);
    // The difference of two pages would be one person's answer.
    const { body } = await save(run, chosen);
    expect([body.preview.responses, body.preview.questions, body.choices]).toEqual([7, [], []]);
    expect((await open(body.link!)).body.questions).toEqual([]);
  });

  it('are those of a run that was opened again where the gate shows no answer alone', async () => {
    const run = await makeShownRun(owner, workspace, { visibility: 'closed' });
    const chosen = { question_ids: [run.questions[0]!.id] };
    expect((await save(run, chosen)).body.preview.questions).toMatchObject([{ answered: 6 }]);
    await moveRun(owner, run, true);
    await makeResponse(run.poll, run.frame.public_token, ['0', 'Тайна последнего']);
    await countAll();
    await moveRun(owner, run, false);
    expect((await save(run, chosen)).body.preview.questions).toMatchObject([{ answered: 6 }]);
  });
});

it('whoever was asked by link finds what came of their answers, while it is published', async () => {
  const run = await makeShownRun(owner, workspace);
  const params = { token: run.frame.public_token };
  const found = async () => (await request(answers.getEndedPoll, { params })).body;
  expect(await found()).toMatchObject({ ended: { title: 'Пульс недели' }, report_link: null });
  const { link } = (await save(run)).body;
  expect(await found()).toMatchObject({ ended: { title: 'Пульс недели' }, report_link: link });
  await save(run, { published: false });
  expect((await found()).report_link).toBeNull();
});

it('a survey is no run of a poll: its report has an address of its own', async () => {
  const { id } = await makeReportedSurvey(owner, workspace);
  for (const reply of [await get({ id }), await save({ id })]) expect(reply.status).toBe(404);
});

it('no page opens in the moment after the closing in which answers come to light', async () => {
  const run = await makeShownRun(owner, workspace, { open: true });
  const body = { published: false };
  await request(polls.publishFrame, { token: owner.token, params: { id: run.id }, body });
  const early = await save(run);
  expect([early.status, early.body]).toMatchObject([409, { detail: expect.stringContaining('готовятся') }]);
  await countAll();
  expect((await save(run)).status).toBe(200);
});

describe('a draft of a run', () => {
  it('has a report that can be begun, with nothing to choose', async () => {
    const poll = await makePoll(owner, workspace);
    const frame = await makeFrame(owner, poll, { published: false });
    const reply = await save(frame, { published: false });
    expect(reply).toMatchObject({ status: 200, body: { choices: [], preview: { responses: 0, to: null } } });
    expect(await save(frame)).toMatchObject({ status: 409 });
  });
});

it('a report whose run is deleted while it is written is written nowhere', async () => {
  const run = await makeShownRun(owner, workspace);
  let deleted = false;
  const spy = intercept(async (command) => {
    if (deleted || !(command instanceof TransactWriteCommand)) return undefined;
    deleted = true;
    const reply = await request(polls.deleteFrame, { token: owner.token, params: { id: run.id } });
    expect(reply.status).toBe(204);
    return undefined;
  });
  const late = await save(run);
  spy.mockRestore();
  expect([deleted, late.status]).toEqual([true, 409]);
  expect(await reportsOf(run)).toEqual([]);
});

describe('of a deleted report nothing is left in the whole table', () => {
  it.each([
    [
      'with its run',
      (run: Awaited<ReturnType<typeof makeShownRun>>) =>
        request(polls.deleteFrame, { token: owner.token, params: { id: run.id } }),
    ],
    ['with its poll', ({ poll }) => request(polls.deletePoll, { token: owner.token, params: { id: poll.id } })],
    [
      'with its workspace',
      () => request(workspaces.deleteWorkspace, { token: owner.token, params: { id: workspace.id } }),
    ],
  ])('%s', async (_, remove) => {
    const run = await makeShownRun(owner, workspace);
    const link = (await save(run)).body.link!;
    expect((await reportsOf(run)).map(({ type }) => type).toSorted()).toEqual(['report', 'report-page']);
    expect((await remove(run)).status).toBe(204);
    for (;;) {
      const jobs = (await storedItems('"delete-')).filter(({ type, finishedAt }) => type === 'job' && !finishedAt);
      if (jobs.length === 0) break;
      expect(await deliver(...jobs)).toEqual(DONE);
    }
    expect(await reportsOf(run)).toEqual([]);
    expect((await open(link)).status).toBe(404);
  });
});
