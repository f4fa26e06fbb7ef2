import { expect, it } from 'vitest';
import { moving, movingPolls } from '#shared/contract/moving.ts';
import { polls } from '#shared/contract/polls.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeTask, makeWorkspace } from '#tests/support/factories.ts';
import { bring, contentOf, moveIn, movingFileOf, recordsOf } from '#tests/support/moving.ts';
import { makeExpense, makeInitiative, makeMoney } from '#tests/support/money.ts';
import { makeShownRun } from '#tests/support/shown-run.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';

const owner = await makePerson();
const from = await makeWorkspace(owner, 'Ромашка');
await makeMember(from, 'hr');
await makeMember(from, 'сотрудник');
const shown = await makeShownRun(owner, from, { title: 'Как дела?' });
await makeShownRun(owner, from, { title: 'Сразу', visibility: 'live' });
await makeShownRun(owner, from, { title: 'По именам', isAnonymous: false });
await makeShownRun(owner, from, {
  title: 'Мало',
  answers: [
    ['10', 'Выдаст меня'],
    ['0', 'И меня'],
  ],
});
const task = await makeTask(owner, from, { title: 'Поговорить', deadline: '2026-01-15T09:00:00.000Z' });
await request(tasks.addTaskComment, { token: owner.token, params: { id: task.id }, body: { text: 'Сделаю завтра' } });
await makeMoney(owner, from);
await makeExpense(from);
await makeExpense(from, { spentOn: '2025-12-30', department: 'Продажи' });
await makeInitiative(owner, from);
const file = await movingFileOf(owner, from);

it('moves into a new workspace and out of it again, the same but for ids', async () => {
  const next = await makePerson({ email: owner.email.replace('@', '+next@') });
  const to = await makeWorkspace(next, 'Ромашка');
  expect((await moveIn(next, to, file)).status).toBe(200);
  const { body } = await request(moving.getMoving, { token: next.token, params: { id: to.id } });
  expect(body).toMatchObject({ state: 'done', empty: false, space: 'Ромашка', done: file.manifest.parts.length });

  await countAll();
  const again = await movingFileOf(next, to);
  // Whoever has brought them in is one more.
  expect(contentOf(again).filter((line) => !line.includes(next.email))).toEqual(contentOf(file));
  // No id is that of a thing in the other place.
  const old = new Set(
    recordsOf(file)
      .map(({ id }) => id)
      .filter((id) => typeof id === 'string' && id.includes('-')),
  );
  expect(recordsOf(again).filter(({ id }) => old.has(id))).toEqual([]);
});

it('counts runs that were brought in as those of ours, and never opens one again', async () => {
  const to = await makeWorkspace(owner, 'Новая');
  await moveIn(owner, to, file);
  const { token } = owner;
  const { body: list } = await request(polls.listPollLines, { token, params: { id: to.id } });
  const poll = list.polls.find(({ title }) => title === 'Как дела?')!;
  const { body: trend } = await request(polls.getTrend, { token, params: { id: poll.id } });
  const { body: before } = await request(polls.getTrend, { token, params: { id: shown.poll.id } });
  const figures = ({ runs }: typeof trend) => runs.map(({ enps, responses, answered }) => [enps, responses, answered]);
  expect(figures(trend)).toEqual(figures(before));
  const { id } = trend.runs[0]!.frame;
  const opened = await request(polls.publishFrame, { token, params: { id }, body: { published: true } });
  expect(opened.status).toBe(409);
});

it('holds nothing that its owner cannot see: no answers of few, and without names none side by side', () => {
  const text = file.texts.join('\n');
  expect(text).toContain('Тайна 1');
  expect(text).not.toContain('Выдаст меня');
  const titles = recordsOf(file)
    .filter(({ kind }) => kind === 'run')
    .map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['Как дела?', 'Мало', 'Сразу']);
  // Of six who have answered two questions each, the scores stand in another order than the words.
  for (const { lists } of recordsOf(file).filter(({ kind }) => kind === 'answers')) {
    expect((lists as string[][])[0]!.length).toBe(6);
    expect((lists as string[][])[1]!.length).toBe(6);
  }
});

it('takes nothing of a run while it is open', async () => {
  const space = await makeWorkspace(owner, 'Открыто');
  await makeShownRun(owner, space, { open: true });
  const kinds = recordsOf(await movingFileOf(owner, space)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['person', 'poll', 'space']);
});

it('invites people and writes to nobody', async () => {
  const to = await makeWorkspace(owner, 'Без писем');
  await moveIn(owner, to, file);
  const { body } = await request(workspaces.listInvitations, { token: owner.token, params: { id: to.id } });
  expect(body.invitations.map(({ role }) => role).toSorted()).toEqual(['hr', 'сотрудник']);
  const letters = (await storedItems(to.id)).filter(
    ({ type, job }) => type === 'job' && (job as { kind: string }).kind === 'send-mail',
  );
  expect(letters).toEqual([]);
});

it('is the same however often a part comes', async () => {
  const to = await makeWorkspace(owner, 'Дважды');
  await moveIn(owner, to, file);
  const stored = (await storedItems(to.id)).length;
  for (const [part, { kind }] of file.manifest.parts.entries()) {
    expect((await bring(owner, to, kind, part, file.texts[part]!)).status).toBe(200);
  }
  expect((await moveIn(owner, to, file)).status).toBe(200);
  expect((await storedItems(to.id)).length).toBe(stored);
  const { body } = await request(tasks.getTaskStats, { token: owner.token, params: { id: to.id } });
  expect(body.total_tasks).toBe(1);
  expect(body.overdue_tasks).toBe(1);
});

it('gives out nothing of a poll or a run of somebody else', async () => {
  const stranger = await makePerson();
  const { id } = await makeWorkspace(stranger, 'Чужая');
  const take = (query: Record<string, string>) =>
    request(movingPolls.takePolls, { token: stranger.token, params: { id }, query });
  const nothing = { lines: [], next_cursor: null };
  const unknown = '11111111-1111-4111-8111-111111111111';
  for (const poll of [shown.poll.id, unknown]) expect((await take({ poll })).body).toEqual(nothing);
  for (const run of [shown.id, unknown]) expect((await take({ run })).status).toBe(404);
});
