import { describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { makeFrame, makeMember, makePerson, makePoll, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

const rename = (by: Person, workspace: Workspace, body: object) =>
  request(workspaces.renameWorkspace, { token: by.token, params: { id: workspace.id }, body });
const listed = async ({ token }: Person) => (await request(workspaces.listWorkspaces, { token })).body[0]!;
const jobsOf = async (workspace: Workspace) =>
  (await storedItems(workspace.id)).filter((item) => item['type'] === 'job' && !item['finishedAt']);

async function makeCompany() {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner, 'Ромашка');
  return { owner, workspace, member: await makeMember(workspace, 'сотрудник') };
}

describe('works', () => {
  it('renames at once, and in the lists and on public pages with the job (A7-10)', async () => {
    const { owner, workspace, member } = await makeCompany();
    const { public_token: token } = await makeFrame(owner, await makePoll(owner, workspace));
    const reply = await rename(owner, workspace, { name: ' Лютик ' });
    expect(reply).toMatchObject({ status: 200, body: { name: 'Лютик', user_role: 'владелец' } });
    const { body } = await request(workspaces.getWorkspace, { token: owner.token, params: { id: workspace.id } });
    expect(body.name).toBe('Лютик');
    expect((await listed(member)).name).toBe('Ромашка');
    const jobs = await jobsOf(workspace);
    // Delivered twice, as the stream may.
    expect(await deliver(...jobs, ...jobs)).toEqual(DONE);
    expect(await listed(member)).toMatchObject({ name: 'Лютик', user_role: 'сотрудник' });
    expect(await listed(owner)).toMatchObject({ name: 'Лютик', user_role: 'владелец' });
    expect((await request(answers.getPublicPoll, { params: { token } })).body.workspace_name).toBe('Лютик');
  });

  it('lets a description that was made from the name follow it, and keeps one that was written', async () => {
    const { owner, workspace } = await makeCompany();
    expect((await rename(owner, workspace, { name: 'Лютик' })).body.description).toBe('Рабочее пространство Лютик');
    expect((await rename(owner, workspace, { name: 'Лютик', description: 'Цветы' })).body.description).toBe('Цветы');
    expect((await rename(owner, workspace, { name: 'Мак' })).body.description).toBe('Цветы');
  });

  it('has the language of whoever made it, and another one when it is given, by itself or with a name', async () => {
    const owner = await makePerson();
    const headers = { 'accept-language': 'en-GB' };
    const made = await request(workspaces.createWorkspace, { token: owner.token, headers, body: { name: 'Daisy' } });
    const language = async () =>
      (await request(workspaces.getWorkspace, { token: owner.token, params: { id: made.body.id } })).body.language;
    expect(await language()).toBe('en');
    expect((await rename(owner, made.body, { name: 'Ромашка', language: 'ru' })).body.language).toBe('ru');
    expect(await language()).toBe('ru');
    expect((await rename(owner, made.body, { name: 'Daisy' })).body.language).toBe('ru');
    expect((await rename(owner, made.body, { name: 'Daisy', language: 'de' })).status).toBe(422);
  });

  it('ends with the last of several names, whatever the order of the jobs', async () => {
    const { owner, workspace, member } = await makeCompany();
    for (const name of ['Первая', 'Вторая', 'Третья']) await rename(owner, workspace, { name });
    await deliver(...(await jobsOf(workspace)).toReversed());
    expect((await listed(member)).name).toBe('Третья');
  });

  it.each(['<script>alert(1)</script>', 'شركة', '🌼 «Ромашка» "и" Ко', "О'Коннор & Ко"])(
    'takes the name «%s» as it is',
    async (name) => {
      const { owner, workspace } = await makeCompany();
      expect((await rename(owner, workspace, { name })).body.name).toBe(name);
    },
  );
});

describe('fails', () => {
  it.each([
    ['', 'Введите название рабочего пространства'],
    ['я'.repeat(200), 'Название не длиннее 50 символов'],
  ])('for the name «%s»', async (name, message) => {
    const { owner, workspace } = await makeCompany();
    const reply = await rename(owner, workspace, { name });
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'name', message }] } });
  });

  it('with 409 for whoever renames what it is no longer called', async () => {
    const { owner, workspace } = await makeCompany();
    const replies = await Promise.all(['А', 'Б', 'В', 'Г'].map((name) => rename(owner, workspace, { name })));
    const done = replies.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await jobsOf(workspace)).toHaveLength(done.length);
  });
});

it('a job for a workspace that was deleted meanwhile changes nothing', async () => {
  const { owner, workspace } = await makeCompany();
  await rename(owner, workspace, { name: 'Одуванчик' });
  const jobs = await jobsOf(workspace);
  await request(workspaces.deleteWorkspace, { token: owner.token, params: { id: workspace.id } });
  expect(await deliver(...jobs)).toEqual(DONE);
  expect(await storedItems('Одуванчик')).toEqual([]);
});
