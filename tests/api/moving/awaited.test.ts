import { expect, it } from 'vitest';
import { tasks } from '#shared/contract/tasks.ts';
import { request } from '#tests/support/api.ts';
import { join, leave, makeMember, makePerson, makeTask, makeWorkspace } from '#tests/support/factories.ts';
import { contentOf, moveIn, movingFileOf } from '#tests/support/moving.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';

const owner = await makePerson();
const from = await makeWorkspace(owner, 'Ромашка');
const [hr, employee, gone] = [
  await makeMember(from, 'hr'),
  await makeMember(from, 'сотрудник'),
  await makeMember(from, 'сотрудник'),
];
await makeTask(hr, from, { title: 'Позвонить', responsible_id: employee.id });
await makeTask(hr, from, { title: 'Написать', responsible_id: employee.id });
await makeTask(owner, from, { title: 'Спросить', responsible_id: gone.id });
const file = await movingFileOf(owner, from);
const to = await makeWorkspace(owner, 'Ромашка');
await moveIn(owner, to, file);

const list = async () => {
  const { body } = await request(tasks.listTasks, { token: owner.token, query: { workspace_id: to.id } } as never);
  const all = body.tasks as { id: string; title: string; responsible_id: string | null; created_by: string | null }[];
  return new Map(all.map((task) => [task.title, task]));
};

it('gives people the tasks that were theirs once they have come, and nobody a task that has somebody', async () => {
  const waiting = await list();
  expect([...waiting.values()].map(({ responsible_id: id }) => id)).toEqual([null, null, null]);
  // Nobody waits for: the owner gives one of them to somebody else.
  const { id } = waiting.get('Написать')!;
  const body = { responsible_id: owner.id };
  expect((await request(tasks.updateTask, { token: owner.token, params: { id }, body } as never)).status).toBe(200);

  await join(to, employee, 'сотрудник');
  await join(to, hr, 'hr');
  await countAll();
  const given = await list();
  expect(given.get('Позвонить')).toMatchObject({ responsible_id: employee.id, created_by: hr.id });
  expect(given.get('Написать')).toMatchObject({ responsible_id: owner.id, created_by: hr.id });
  expect(given.get('Спросить')).toMatchObject({ responsible_id: null, created_by: owner.id });
  const { body: own } = await request(tasks.listMyTasks, { token: employee.token } as never);
  expect(JSON.stringify(own)).toContain('Позвонить');
  // The trail says nothing that nobody did, so the file is the same.
  const again = await movingFileOf(owner, to);
  expect(contentOf(again).filter((line) => line.includes('"event"')).length).toBeLessThanOrEqual(1);
});

it('gives nothing to whoever has left again, and keeps no address of those who are waited for', async () => {
  const stored = (await storedItems(to.id)).filter(({ type }) => type === 'awaited-task');
  expect(stored.length).toBe(1);
  expect(JSON.stringify(stored)).not.toContain(gone.email);
  await join(to, gone, 'сотрудник');
  await leave(to, gone);
  await countAll();
  expect((await list()).get('Спросить')).toMatchObject({ responsible_id: null });
});
