import { expect, it } from 'vitest';
import { automationRules } from '#shared/contract/automation-rules.ts';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { join, makeMember, makePerson, makeWorkspace, repos } from '#tests/support/factories.ts';
import { putUnder } from '#tests/support/led-teams.ts';
import { moveIn, movingFileOf } from '#tests/support/moving.ts';
import { makeRule } from '#tests/support/rules.ts';
import { makeNamedRun } from '#tests/support/shown-run.ts';
import { countAll } from '#tests/support/table-stream.ts';

const owner = await makePerson();
const from = await makeWorkspace(owner, 'Ромашка');
const manager = await makeMember(from, 'руководитель', { firstName: 'Мария', lastName: 'Котова' });
const employee = await makeMember(from, 'сотрудник', { firstName: 'Пётр', lastName: 'Лис' });
const second = await makeMember(from, 'сотрудник', { firstName: 'Анна', lastName: 'Ёж' });
const chosen = await makeMember(from, 'сотрудник', { firstName: 'Вера', lastName: 'Сова' });
await putUnder(owner, from, [employee, second, chosen], manager);
await putUnder(owner, from, [manager], owner);
const action = { kind: 'task', title: 'Поговорить', responsible_id: manager.id, deadline_days: 3 } as const;
await makeRule(owner, from, { action, enabled: true });
await makeNamedRun(owner, from, [owner, manager, employee]);
const to = await makeWorkspace(owner, 'Ромашка');
await moveIn(owner, to, await movingFileOf(owner, from));
await countAll();

const rule = async () => {
  const { body } = await request(automationRules.listRules, { token: owner.token, params: { id: to.id } });
  return body.rules[0]!;
};
const results = async () => {
  const { body: lines } = await request(polls.listPollLines, { token: owner.token, params: { id: to.id } });
  const { body: frames } = await request(polls.listFrames, { token: owner.token, params: { id: lines.polls[0]!.id } });
  const at = { token: owner.token, params: { id: frames.frames[0]!.id } };
  const { body } = await request(polls.getResults, { ...at, query: { limit: 100 } } as never);
  const { body: summary } = await request(polls.getSummary, at);
  return { id: frames.frames[0]!.id, page: body, summary };
};
const leaderOf = async ({ id }: { readonly id: string }) => (await repos.members.find(to.id, id))?.managerId;

it('keeps what people were called with their answers, and the figures, until they come', async () => {
  const { page, summary } = await results();
  const words = page.by_question[page.questions[1]!.id];
  const said = words!.map(({ content, user_id: id, called }) => [
    content,
    id === owner.id ? 'owner' : (called ?? null),
  ]);
  expect(said.toSorted()).toEqual(
    [
      [`Слова: ${owner.firstName}`, 'owner'],
      ['Слова: Мария', 'Мария Котова'],
      ['Слова: Пётр', 'Пётр Лис'],
      ['Без имени', null],
    ].toSorted(),
  );
  expect(summary.members_answered).toBe(3);
});

it('brings rules in switched off, and says that whoever is to do their tasks is not here', async () => {
  expect(await rule()).toMatchObject({
    enabled: false,
    problem: expect.stringContaining('Ответственного нет в пространстве'),
  });
});

it('gives whoever joins their answers, the tasks of rules, and those they lead, whoever comes first', async () => {
  await join(to, employee, 'сотрудник');
  await countAll();
  expect(await leaderOf(employee)).toBeNull();
  await join(to, chosen, 'сотрудник');
  await countAll();
  await putUnder(owner, to, [chosen], employee);
  await join(to, manager, 'руководитель');
  await countAll();
  await join(to, second, 'сотрудник');
  await countAll();
  expect(await leaderOf(employee)).toBe(manager.id);
  expect(await leaderOf(second)).toBe(manager.id);
  // Of whom somebody has said meanwhile who leads them.
  expect(await leaderOf(chosen)).toBe(employee.id);
  expect(await leaderOf(manager)).toBe(owner.id);
  expect(await rule()).toMatchObject({ action: { responsible_id: manager.id }, problem: null });
  const { id, page, summary } = await results();
  const words = page.by_question[page.questions[1]!.id];
  const found = words!.find(({ content }) => content === 'Слова: Пётр');
  expect(found).toMatchObject({ user_id: employee.id });
  expect(JSON.stringify(page)).not.toContain('Пётр Лис');
  expect(summary.members_answered).toBe(3);
  // They are theirs: whoever deletes their account takes the name off.
  expect(await repos.responses.answeredBy(employee.id)).toContain(id);
});
