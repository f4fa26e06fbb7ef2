import type { Command } from '../bitrix24/bitrix24-batch.ts';
import { Bitrix24Error } from '../bitrix24/bitrix24.ts';
import { say, type Problem } from '#core/clients/connection-problems.ts';
import { listAll } from '../portal/list-all.ts';
import type { Portal } from '../portal/open-portal.ts';
import { fieldsOf, textOf } from '../portal/raw-values.ts';
import { readTask, TASK_FIELDS } from '../portal/read-task.ts';
import type { KeptKind } from '../kept-kind.ts';
import type { SuiteTaskFilter } from '#shared/models/bitrix24.ts';
import type { Bitrix24Operation } from '../operation.ts';
import { readPortalOrSnapshot } from '../portal.ts';
import { keptTasks, type TaskPage } from '../snapshot-lists.ts';

/** So many people are asked about in one command: as many as a page holds. */
const PEOPLE_A_COMMAND = 50;
const COMMANDS_A_BATCH = 50;

/**
 * The tasks of the portal, of one person or of all, newest first, with the addresses of those who do them. A list is
 * gone on with by what was last read of the portal whole, if it was: to ask Bitrix24 for all of a large one takes
 * hundreds of its calls.
 */
export const getBitrix24Tasks: Bitrix24Operation<'getBitrix24Tasks'> = (context, { body: filter }) => {
  const { portalSnapshots } = context.repos;
  const keptOf = (kept: KeptKind) => keptTasks(portalSnapshots, context.workspaceId, filter, kept);
  return readPortalOrSnapshot(
    context,
    async (portal, kept) => {
      if (filter.before === undefined || !kept) return { ...(await tasksOf(portal, filter)), listed_at: null };
      // Whoever may not see the portal any more is told so by the portal.
      await tasksOf(portal, { ...filter, limit: 0 });
      return { ...(await keptOf(kept)), listed_at: kept.asOf };
    },
    { kind: 'TASK', read: async (kept) => ({ ...(await keptOf(kept)), listed_at: null }) },
  );
};

async function tasksOf(portal: Portal, { responsible_id, before, limit }: SuiteTaskFilter): Promise<TaskPage> {
  const filter = {
    ...(responsible_id === undefined ? {} : { RESPONSIBLE_ID: responsible_id }),
    ...(before === undefined ? {} : { '<ID': before }),
  };
  const { tasks } = await listAll(portal, {
    tasks: {
      method: 'tasks.task.list',
      params: {
        order: { ID: 'desc' },
        ...(Object.keys(filter).length === 0 ? {} : { filter }),
        select: limit === 0 ? ['ID'] : TASK_FIELDS,
      },
      position: 'start',
      limit,
    },
  });
  const rows = before === undefined ? tasks.rows : tasks.rows.filter((row) => !(numberOf(row) >= before));
  // Bitrix24 drops a filter it does not know: the same tasks would come for ever.
  if (rows.length === 0 && tasks.rows.length > 0) throw new Bitrix24Error(ENDLESS);
  const emails = await emailsOf(rows, portal);
  const read = rows.map((row, index) =>
    readTask(row, before === undefined ? index + 1 : `${before}-${index + 1}`, emails),
  );
  const numbers = rows.map(numberOf).filter((number) => !Number.isNaN(number));
  const isCut = limit > 0 && tasks.total > tasks.rows.length && numbers.length > 0;
  return { result: { tasks: unique(read) }, total: tasks.total, next: isCut ? Math.min(...numbers) : null };
}

const ENDLESS: Problem = { kind: 'failed', detail: say('sameTasks') };

/** NaN for a task that cannot be read. */
function numberOf(row: unknown): number {
  return Number(textOf(fieldsOf(row)?.['id']) || Number.NaN);
}

/** A task created while the pages were read moves the others down: one may come twice. */
function unique<T extends { readonly id: string }>(tasks: readonly T[]): T[] {
  return [...new Map(tasks.map((task) => [task.id, task])).values()];
}

/** Tasks name people without their addresses; where the webhook may not read people they stay unknown. */
async function emailsOf(
  rows: readonly unknown[],
  { bitrix24, connection, until, limiter }: Portal,
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
  const outcomes = await bitrix24.batch(connection, commands, { until, limiter, optional: Object.keys(commands) });
  const people = Object.values(outcomes).flatMap(({ result }) => (Array.isArray(result) ? result : []));
  return new Map(people.map((row) => [textOf(fieldsOf(row)?.['ID']), textOf(fieldsOf(row)?.['EMAIL'])]));
}
