import type { Command } from '#core/clients/bitrix24-batch.ts';
import { listAll } from '#core/portal/list-all.ts';
import type { Portal } from '#core/portal/open-portal.ts';
import { fieldsOf, textOf } from '#core/portal/raw-values.ts';
import { readTask, TASK_FIELDS } from '#core/portal/read-task.ts';
import type { SuiteTask, SuiteTaskFilter } from '#shared/models/bitrix24.ts';
import type { Bitrix24Operation } from './operation.ts';
import { readPortalOrSnapshot } from './portal.ts';
import { keptTasks } from './snapshot-lists.ts';

/** So many people are asked about in one command: as many as a page holds. */
const PEOPLE_A_COMMAND = 50;
const COMMANDS_A_BATCH = 50;

/** The tasks of the portal, of one person or of all, newest first, with the addresses of those who do them. */
export const getBitrix24Tasks: Bitrix24Operation<'getBitrix24Tasks'> = (context, { body: filter }) =>
  readPortalOrSnapshot(context, (portal) => tasksOf(portal, filter), {
    kind: 'TASK',
    read: (kept) => keptTasks(context.repos.portalSnapshots, context.workspaceId, filter, kept),
  });

async function tasksOf(
  portal: Portal,
  { responsible_id, limit }: SuiteTaskFilter,
): Promise<{ result: { tasks: SuiteTask[] }; total: number }> {
  const { tasks } = await listAll(portal, {
    tasks: {
      method: 'tasks.task.list',
      params: {
        order: { ID: 'desc' },
        ...(responsible_id === undefined ? {} : { filter: { RESPONSIBLE_ID: responsible_id } }),
        select: limit === 0 ? ['ID'] : TASK_FIELDS,
      },
      position: 'start',
      limit,
    },
  });
  const emails = await emailsOf(tasks.rows, portal);
  const read = tasks.rows.map((row, index) => readTask(row, index + 1, emails));
  return { result: { tasks: unique(read) }, total: tasks.total };
}

/** A task created while the pages were read moves the others down: one may come twice. */
function unique<T extends { readonly id: string }>(tasks: readonly T[]): T[] {
  return [...new Map(tasks.map((task) => [task.id, task])).values()];
}

/** Tasks name people without their addresses; where the webhook may not read people they stay unknown. */
async function emailsOf(
  rows: readonly unknown[],
  { bitrix24, webhook, until, gate }: Portal,
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map((row) => textOf(fieldsOf(row)?.['responsibleId'])))].filter((id) => id !== '');
  const groups = Array.from({ length: Math.ceil(ids.length / PEOPLE_A_COMMAND) }, (_, index) =>
    ids.slice(index * PEOPLE_A_COMMAND, (index + 1) * PEOPLE_A_COMMAND),
  ).slice(0, COMMANDS_A_BATCH);
  if (groups.length === 0) return new Map();
  const commands: Record<string, Command> = Object.fromEntries(
    groups.map((group, index) => [
      `people${index}`,
      { method: 'user.get', params: { FILTER: { ID: group }, select: ['ID', 'EMAIL'] } },
    ]),
  );
  const outcomes = await bitrix24.batch(webhook, commands, { until, gate, optional: Object.keys(commands) });
  const people = Object.values(outcomes).flatMap(({ result }) => (Array.isArray(result) ? result : []));
  return new Map(people.map((row) => [textOf(fieldsOf(row)?.['ID']), textOf(fieldsOf(row)?.['EMAIL'])]));
}
