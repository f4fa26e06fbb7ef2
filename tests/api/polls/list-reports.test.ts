import { beforeEach, expect, it } from 'vitest';
import { overview } from '#shared/contract/overview.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeWorkspace,
  type Person,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeShownRun, moveRun } from '#tests/support/shown-run.ts';
import { complete, makeTeam, respond } from '#tests/support/survey-answers.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { countAll } from '#tests/support/table-stream.ts';

let owner: Person;
let workspace: Workspace;
let olga: Person;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  olga = await makeMember(workspace, 'сотрудник');
});

const ITEM = { said: 'Мало времени', done: 'Пятница без встреч', state: 'done', responsible: '' } as const;

async function reportsOf(person: Person) {
  const reply = await request(polls.listReports, { token: person.token, params: { id: workspace.id } });
  expect(reply.status).toBe(200);
  return reply.body.reports;
}
/** A report on a run that is over. */
async function reportOn(run: { readonly id: string }, published = true, items: readonly object[] = [ITEM]) {
  const body = { intro: '', items, question_ids: [], published };
  const reply = await request(polls.saveFrameReport, { token: owner.token, params: { id: run.id }, body });
  expect(reply.status).toBe(200);
  return reply.body;
}
/** The same on a run of a poll that six have answered. */
async function report(title: string, published = true) {
  const answers = Array.from({ length: 6 }, (_, index) => ['8', `Тайна ${index}`]);
  return reportOn(await makeShownRun(owner, workspace, { title, answers }), published);
}

it('tells a member what came of the polls that asked them, the newest first, with the address of the page', async () => {
  expect(await reportsOf(olga)).toEqual([]);
  const { link } = await report('Пульс');
  expect(await reportsOf(olga)).toEqual([
    { kind: 'poll', title: 'Пульс', opened_at: expect.any(String), link, items: [ITEM], viewers: expect.any(Number) },
  ]);
  await report('Обучение');
  expect((await reportsOf(olga)).map(({ title }) => title)).toEqual(['Обучение', 'Пульс']);
});

it('tells of a survey, too, and of three reports at most', async () => {
  const people = await makeTeam(owner, workspace, 'Продажи', 6);
  const questions = [{ text: 'Вам нравится работа?', type: 'RATING' }];
  const survey = await publishSurvey(
    owner,
    await makeSurvey(owner, workspace, { title: 'Климат', questions } as never),
  );
  for (const who of people) await respond(who, survey, [5]);
  await complete(owner, survey);
  const body = { intro: '', items: [ITEM], question_ids: [], published: true };
  await request(surveys.saveSurveyReport, { token: owner.token, params: { id: survey.id }, body });
  expect(await reportsOf(olga)).toMatchObject([{ kind: 'survey', title: 'Климат', items: [ITEM] }]);
  for (const title of ['Один', 'Два', 'Три']) await report(title);
  expect((await reportsOf(olga)).map(({ title }) => title)).toEqual(['Три', 'Два', 'Один']);
});

it('tells of none that is not open, and of one about others to those others alone', async () => {
  await report('Закрытый', false);
  expect(await reportsOf(olga)).toEqual([]);

  const sales = await makeTeam(owner, workspace, 'Продажи', 6);
  const poll = await makePoll(owner, workspace, { title: 'О продажах' });
  const frame = await makeFrame(owner, poll, { audience: { kind: 'teams', teams: ['Продажи'] } });
  for (const { token } of sales) {
    const body = { answers: answersTo(poll, ['8', 'Да', 'Нет']) };
    expect((await request(polls.takePoll, { token, params: { id: frame.id }, body })).status).toBe(200);
  }
  await countAll();
  await moveRun(owner, frame, false);
  await reportOn(frame);
  expect(await reportsOf(olga)).toEqual([]);
  expect(await reportsOf(sales[0]!)).toMatchObject([{ title: 'О продажах' }]);
});

it('forgets a report with its run', async () => {
  const answers = Array.from({ length: 6 }, (_, index) => ['8', `Тайна ${index}`]);
  const run = await makeShownRun(owner, workspace, { title: 'Пульс', answers });
  await reportOn(run);
  expect(await reportsOf(olga)).toHaveLength(1);
  await request(polls.deleteFrame, { token: owner.token, params: { id: run.id } });
  expect(await reportsOf(olga)).toEqual([]);
  expect((await storedItems()).filter(({ type, runId }) => type === 'open-report' && runId === run.id)).toEqual([]);
});

it('tells whoever runs polls what was promised and is not done, the oldest promise first, until it is or the report is closed', async () => {
  const promisedTo = async ({ token }: Person) => {
    const reply = await request(overview.getPulse, { token, params: { id: workspace.id } });
    return reply.body.promised;
  };
  const doing = { said: 'Холодно', done: 'Ставим завесу', state: 'doing', responsible: 'Иван' } as const;
  const answers = Array.from({ length: 6 }, (_, index) => ['8', `Тайна ${index}`]);
  const first = await makeShownRun(owner, workspace, { title: 'Склад', answers });
  await reportOn(first, true, [ITEM, doing]);
  const second = await makeShownRun(owner, workspace, { title: 'Смены', answers });
  await reportOn(second, true, [{ ...doing, done: 'Считаем смены', responsible: '' }]);
  await report('Всё сделано');
  expect(await promisedTo(owner)).toMatchObject([
    {
      kind: 'poll',
      id: first.poll.id,
      frame_id: first.id,
      title: 'Склад',
      doing: [{ done: 'Ставим завесу', responsible: 'Иван' }],
    },
    { title: 'Смены', doing: [{ done: 'Считаем смены', responsible: '' }] },
  ]);
  await reportOn(first, true, [ITEM, { ...doing, state: 'done' }]);
  await reportOn(second, false, [doing]);
  expect(await promisedTo(owner)).toEqual([]);
});
