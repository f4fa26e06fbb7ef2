import { randomUUID } from 'node:crypto';
import { keys } from '#data/keys.ts';
import { taskItem, toTask } from '#functions/tasks/repositories/task.ts';
import type { Route } from '#shared/contract/route.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { request, type RequestOptions } from '#tests/support/api.ts';
import { measure, type Cost } from '#tests/support/calls.ts';
import { makeTask, makeWorkspace, makePerson, makeMember, table } from '#tests/support/factories.ts';
import type { Company } from './company.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/** One successful request of every route of tasks, in an order in which each can succeed. */
export async function taskRequests({ owner, employee, workspace }: Company): Promise<[Route, RequestOptions][]> {
  const { token } = owner;
  const task = await makeTask(owner, workspace);
  const [above, below] = [await makeTask(owner, workspace), await makeTask(owner, workspace)];
  const gone = await makeTask(owner, workspace);
  const ofTask = { token, params: { id: task.id } };
  const query = { workspace_id: workspace.id };
  const body = { ...query, title: 'Подготовить план адаптации', responsible_id: employee.id };
  const deadline = new Date(Date.now() + DAY_MS).toISOString();
  const drop = { status: 'IN_PROGRESS', after: above.id, before: below.id };
  return [
    [tasks.listTasks, { token, query }],
    [tasks.listMyTasks, { token }],
    [tasks.getTask, ofTask],
    [tasks.getTaskStats, { token, params: { id: workspace.id } }],
    [tasks.createTask, { token, body: { ...body, deadline } }],
    [tasks.moveTask, { ...ofTask, body: drop }],
    [tasks.updateTask, { ...ofTask, body: { title: 'Иначе' } }],
    [tasks.replaceTask, { ...ofTask, body }],
    [tasks.addTaskComment, { ...ofTask, body: { text: 'Готово наполовину' } }],
    [tasks.listTaskEvents, ofTask],
    [tasks.deleteTask, { token, params: { id: gone.id } }],
  ];
}

/** What is asked of a workspace of forty people with so many tasks. */
export interface TaskRow {
  readonly tasks: number;
  /** The first page: fifty of them, or as many as there are. */
  readonly list: Cost;
  readonly stats: Cost;
  readonly move: Cost;
  readonly mine: Cost;
}

const PEOPLE = 40;
const BATCH = 100;

/** One workspace that grows through these sizes, measured at each; the tasks are written straight into the table. */
export async function measureTasks(sizes: readonly number[]): Promise<TaskRow[]> {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const people = [owner];
  while (people.length < PEOPLE) people.push(await makeMember(workspace, 'сотрудник'));
  const deadline = new Date(Date.now() + DAY_MS).toISOString();
  const title = 'Подготовить план адаптации для новых коллег';
  const moved = await makeTask(owner, workspace, { title, deadline });
  const stored = (await table.get(keys.task(workspace.id, moved.created_date, moved.id), { consistent: true }))!;
  const { token } = owner;
  const rows: TaskRow[] = [];
  let written = 1;
  for (const size of sizes) {
    for (; written < size; written += BATCH) {
      const count = Math.min(BATCH, size - written);
      await table.transact(
        Array.from({ length: count }, (_, index) => {
          const responsibleId = people[(written + index) % PEOPLE]!.id;
          const createdAt = new Date(Date.parse(moved.created_date) - (written + index) * 1000).toISOString();
          const item = taskItem({ ...toTask(stored), id: randomUUID(), createdAt, responsibleId });
          return { kind: 'put', item } as const;
        }),
      );
      await table.write({ kind: 'update', key: keys.taskCounts(workspace.id), add: { NEW: count, LOW: count } });
    }
    written = size;
    const stats = { token, params: { id: workspace.id } };
    const { body } = await request(tasks.getTaskStats, stats);
    if (body.total_tasks !== size) throw new Error(`The statistics show ${body.total_tasks} tasks of ${size}`);
    const status = rows.length % 2 === 0 ? 'IN_PROGRESS' : 'NEW';
    rows.push({
      tasks: size,
      list: await cost(tasks.listTasks, { token, query: { workspace_id: workspace.id } }),
      stats: await cost(tasks.getTaskStats, stats),
      move: await cost(tasks.moveTask, { token, params: { id: moved.id }, body: { status } }),
      mine: await cost(tasks.listMyTasks, { token }),
    });
  }
  return rows;
}

function cost(route: Route, options: RequestOptions): Promise<Cost> {
  return measure(async () => {
    const { status, text } = await request(route, options);
    if (status !== route.status) throw new Error(`${route.name} answered ${status}: ${text}`);
  });
}
