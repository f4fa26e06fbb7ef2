import { expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, repos } from '#tests/support/factories.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';

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

it('tells whom a survey asks by name to those who may edit it, and to nobody else', async () => {
  const workspace = await makeWorkspace(owner);
  const member = await makeMember(workspace, 'сотрудник');
  const settings = { respondent_type: 'USERS', selected_users: [member.id], anonymous: false };
  const survey = await makeSurvey(owner, workspace, settings);
  expect((await list(workspace.id)).body.surveys[0]!.selected_users).toEqual([member.id]);
  expect((await list(workspace.id, {}, member.token)).body.surveys[0]!.selected_users).toEqual([]);
  const one = await request(surveys.getSurvey, { token: member.token, params: { id: survey.id } });
  expect(one.body.selected_users).toEqual([]);
});
