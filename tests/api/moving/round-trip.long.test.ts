import { expect, it } from 'vitest';
import { tasks } from '#shared/contract/tasks.ts';
import { makeThings } from '#tests/security/company.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeTask, makeWorkspace, repos } from '#tests/support/factories.ts';
import { putUnder } from '#tests/support/led-teams.ts';
import { contentOf, moveIn, movingFileOf, recordsOf } from '#tests/support/moving.ts';
import { makeRule } from '#tests/support/rules.ts';
import { makeNamedRun, makeShownRun, moveRun } from '#tests/support/shown-run.ts';
import { countAll } from '#tests/support/table-stream.ts';

/** All there is in a company that has one of each thing, and what takes several people. */
async function makeAll() {
  const owner = await makePerson();
  const from = await makeWorkspace(owner, 'Ромашка');
  const things = await makeThings(owner, from);
  const manager = await makeMember(from, 'руководитель', { firstName: 'Мария', lastName: 'Котова' });
  const employee = await makeMember(from, 'сотрудник', { firstName: 'Пётр', lastName: 'Лис' });
  await putUnder(owner, from, [employee], manager);
  await putUnder(owner, from, [manager], owner);
  await makeShownRun(owner, from);
  await makeNamedRun(owner, from, [owner, manager, employee]);
  const { id } = await makeTask(manager, from, { responsible_id: employee.id });
  await request(tasks.addTaskComment, { token: manager.token, params: { id }, body: { text: 'Сделаю завтра' } });
  const action = { kind: 'task', title: 'Поговорить', responsible_id: employee.id, deadline_days: 3 } as const;
  const condition = { kind: 'enps', poll_id: things.poll.id, below: null } as const;
  await makeRule(owner, from, { action, condition, enabled: true });
  // It has a cap and spends nothing, which no rule has that somebody makes.
  await repos.automationRules.remove(things.rule);
  await moveRun(owner, things.frame, false);
  await countAll();
  return { owner, from };
}

it('gives the same file again, whole, once it was brought in: other are ids alone', async () => {
  const { owner, from } = await makeAll();
  const file = await movingFileOf(owner, from);
  const kinds = new Set(recordsOf(file).map(({ kind }) => String(kind)));
  expect([...kinds].toSorted()).toEqual(
    [
      ...['answers', 'budget', 'contact', 'employees', 'event', 'expense', 'initiative', 'leavers'],
      ...[
        'led',
        'months',
        'named_answers',
        'named_run',
        'person',
        'poll',
        'prediction',
        'rule',
        'run',
        'space',
        'survey',
        'task',
      ],
    ].toSorted(),
  );
  const to = await makeWorkspace(owner, 'Ромашка');
  expect((await moveIn(owner, to, file)).body).toMatchObject({ done: file.manifest.parts.length });
  await countAll();
  const again = await movingFileOf(owner, to);
  expect(contentOf(again)).toEqual(contentOf(file));
  expect(again.manifest.people).toBe(file.manifest.people);
});
