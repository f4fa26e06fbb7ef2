import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';

const owner = await makePerson();
const list = (id: string, query: object = {}, token = owner.token) =>
  request(surveys.listSurveys, { token, params: { id }, query: query as never });
const titles = ({ body }: Awaited<ReturnType<typeof list>>) => body.surveys.map(({ title }) => title);

async function makeFive() {
  const workspace = await makeWorkspace(owner);
  for (const title of ['1', '2', '3', '4', '5']) await makeSurvey(owner, workspace, { title, anonymous: false });
  return workspace;
}

it('lists the surveys of a workspace, newest first, whole ones (B7-28)', async () => {
  const workspace = await makeWorkspace(owner);
  expect((await list(workspace.id)).body).toEqual({ surveys: [], next_cursor: null });
  const first = await makeSurvey(owner, workspace);
  const second = await publishSurvey(owner, await makeSurvey(owner, workspace, { anonymous: false }));
  expect((await list(workspace.id)).body).toEqual({ surveys: [second, first], next_cursor: null });
});

it('skips as many as it is told, and goes on behind a page (B7-28)', async () => {
  const { id } = await makeFive();
  expect(titles(await list(id, { skip: '2' }))).toEqual(['3', '2', '1']);
  expect(titles(await list(id, { skip: '5' }))).toEqual([]);
  expect(titles(await list(id, { skip: '50' }))).toEqual([]);
  const page = await list(id, { skip: '1', limit: '2' });
  expect(titles(page)).toEqual(['4', '3']);
  const rest = await list(id, { cursor: page.body.next_cursor });
  expect([titles(rest), rest.body.next_cursor]).toEqual([['2', '1'], null]);
});

it.each([{ limit: '0' }, { limit: '101' }, { skip: '-1' }, { skip: 'а' }, { skip: '10001' }, { skip: '1.5' }])(
  'refuses %o',
  async (query) => {
    const { id } = await makeWorkspace(owner);
    expect((await list(id, query)).status).toBe(422);
  },
);

it('gives no more than a hundred unless it is told to, and goes on behind them (B7-28)', async () => {
  const workspace = await makeWorkspace(owner);
  const survey = await makeSurvey(owner, workspace);
  const stored = (await repos.surveys.findConsistent({
    workspaceId: workspace.id,
    createdAt: survey.created_at,
    id: survey.id,
  }))!;
  for (let index = 0; index < 100; index++) {
    const copy = { ...stored, id: crypto.randomUUID(), createdAt: new Date(Date.now() + index).toISOString() };
    await repos.surveys.create(copy, { id: owner.id, limit: null });
  }
  const page = await list(workspace.id);
  expect(page.body.surveys).toHaveLength(100);
  expect((await list(workspace.id, { cursor: page.body.next_cursor })).body.surveys).toMatchObject([{ id: survey.id }]);
});

it('tells whom a survey asks by name to those who may edit it, and everybody else of themselves alone', async () => {
  const workspace = await makeWorkspace(owner);
  const [asked, another, stranger] = await Promise.all([1, 2, 3].map(() => makeMember(workspace, 'сотрудник')));
  const people = [asked!.id, another!.id];
  const settings = { respondent_type: 'USERS', selected_users: people, anonymous: false } as const;
  const survey = await publishSurvey(owner, await makeSurvey(owner, workspace, settings));
  for (const [person, told] of [
    [owner, people],
    [asked!, [asked!.id]],
    [stranger!, []],
  ] as const) {
    const one = await request(surveys.getSurvey, { token: person.token, params: { id: survey.id } });
    const all = (await list(workspace.id, {}, person.token)).body.surveys;
    expect(one.body.selected_users.toSorted()).toEqual(told.toSorted());
    expect(all[0]!.selected_users).toEqual(one.body.selected_users);
  }
});

it('hides drafts and the archive from those who only answer, wherever they look and skip', async () => {
  const workspace = await makeWorkspace(owner);
  const [employee, hr] = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'hr')];
  const open = async (title: string) =>
    publishSurvey(owner, await makeSurvey(owner, workspace, { title, anonymous: false }));
  const completed = async (title: string) =>
    (await changeSurvey(owner, await open(title), { status: 'COMPLETED' })).body;
  const hidden = [
    await makeSurvey(owner, workspace, { title: 'Черновик' }),
    (await changeSurvey(owner, await completed('Архив'), { status: 'ARCHIVED' })).body,
  ];
  const shown = [await open('Идёт'), await completed('Завершено')];
  hidden.push(await makeSurvey(owner, workspace, { title: 'Ещё черновик' }));
  const get = ({ id }: Survey, { token }: Person) => request(surveys.getSurvey, { token, params: { id } });
  for (const survey of hidden) {
    expect((await get(survey, employee)).status).toBe(404);
    expect((await get(survey, hr)).status).toBe(200);
  }
  for (const survey of shown) expect((await get(survey, employee)).status).toBe(200);
  expect(titles(await list(workspace.id, {}, employee.token))).toEqual(['Завершено', 'Идёт']);
  expect(titles(await list(workspace.id, { skip: '1' }, employee.token))).toEqual(['Идёт']);
  expect(titles(await list(workspace.id, { limit: '1' }, employee.token))).toEqual(['Завершено']);
  expect(titles(await list(workspace.id, {}, hr.token))).toHaveLength(5);
});

it('keeps what a survey is for, and a title it was given since, from those who only answer', async () => {
  const workspace = await makeWorkspace(owner);
  const employee = await makeMember(workspace, 'сотрудник');
  const settings = { title: 'Вовлечённость', goal: 'Решить, кого оставить', anonymous: false };
  const survey = await publishSurvey(owner, await makeSurvey(owner, workspace, settings));
  await changeSurvey(owner, survey, { title: 'Вовлечённость до перестановок' });
  const own = { title: 'Вовлечённость до перестановок', goal: 'Решить, кого оставить' };
  for (const [person, told] of [
    [owner, own],
    [employee, { title: 'Вовлечённость', goal: '' }],
  ] as const) {
    const one = await request(surveys.getSurvey, { token: person.token, params: { id: survey.id } });
    expect(one.body).toMatchObject(told);
    expect((await list(workspace.id, {}, person.token)).body.surveys).toMatchObject([told]);
  }
});

it('gives as many large surveys as a reply has room for, and the others behind them', async () => {
  const workspace = await makeWorkspace(owner);
  const questions = Array.from({ length: 100 }, (_, index) => ({
    text: `${index} ${'я'.repeat(190)}`,
    type: 'TEXT' as const,
    section: `${index} ${'ю'.repeat(110)}`,
  }));
  const survey = await makeSurvey(owner, workspace, { questions });
  const { id: _, ...stored } = (await repos.surveys.findConsistent({
    workspaceId: workspace.id,
    createdAt: survey.created_at,
    id: survey.id,
  }))!;
  for (let index = 1; index < 100; index++) {
    const copy = { ...stored, id: randomUUID(), createdAt: new Date(Date.now() + index).toISOString() };
    await repos.surveys.create(copy, { id: owner.id, limit: null });
  }
  const first = await list(workspace.id);
  expect(Buffer.byteLength(JSON.stringify(first.body))).toBeLessThan(6_000_000);
  const ids = new Set<string>();
  let page = first;
  for (;;) {
    for (const { id } of page.body.surveys) ids.add(id);
    if (page.body.next_cursor === null) break;
    page = await list(workspace.id, { cursor: page.body.next_cursor });
  }
  expect(ids.size).toBe(100);
});
