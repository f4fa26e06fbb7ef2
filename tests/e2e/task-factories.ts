import type { Page } from 'playwright-core';
import type { Call } from '#shared/contract/route.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { auth } from '#shared/contract/auth.ts';
import type { Task } from '#shared/models/task.ts';
import { TASK_STATUSES, type TaskStatus } from '#shared/rules/tasks.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { expect } from 'vitest';
import { PATIENCE } from './browser.ts';
import { demand, makePerson, makeWorkspace, type Person } from './factories.ts';

type NewTask = Call<typeof tasks.createTask>['body'];

export async function userId({ tokens }: Person): Promise<string> {
  return (await demand(auth.me, {}, { token: tokens.access_token })).id;
}

/** A task of a workspace; its author is responsible for it unless somebody else is named. */
export async function makeTask(author: Person, workspace: Workspace, values: Partial<NewTask> = {}): Promise<Task> {
  const body = { title: 'Задача', responsible_id: await userId(author), ...values, workspace_id: workspace.id };
  return demand(tasks.createTask, { body }, { token: author.tokens.access_token });
}

/** A person and their workspace, whose columns hold these tasks of theirs, from top to bottom. */
export async function makeBoard(columns: Partial<Record<TaskStatus, readonly string[]>>): Promise<TaskBoard> {
  const owner = await makePerson({ premium: true });
  const workspace = await makeWorkspace(owner);
  for (const status of TASK_STATUSES) {
    for (const title of (columns[status] ?? []).toReversed()) await makeTask(owner, workspace, { title, status });
  }
  return { owner, workspace };
}

export interface TaskBoard {
  readonly owner: Person;
  readonly workspace: Workspace;
}

export async function readTasks(person: Person, workspace: Workspace): Promise<Task[]> {
  const query = { workspace_id: workspace.id, limit: '500' };
  return (await demand(tasks.listTasks, { query }, { token: person.tokens.access_token })).tasks;
}

/** The column of the board with this name. */
export const columnOf = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

/** The card of a task, in a column or anywhere. */
export const cardOf = (page: Page, title: string, column?: string) =>
  (column === undefined ? page.locator('main') : columnOf(page, column))
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) });

/** Waits until exactly these cards stand in a column, from top to bottom. */
export async function expectColumn(page: Page, name: string, titles: readonly string[]): Promise<void> {
  const cards = columnOf(page, name).getByRole('article').getByRole('heading');
  await expect.poll(() => cards.allInnerTexts(), PATIENCE).toEqual(titles);
}
