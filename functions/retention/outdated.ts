import { createAccessLog } from '#functions/access-log/repositories/access-log.ts';
import { createFinanceData, type Dataset } from '#functions/finance/repositories/finance-data.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { createTasks } from '#functions/tasks/repositories/tasks.ts';
import { createWorkspaceContents } from '#functions/workspaces/repositories/workspace-contents.ts';
import type { Opened } from '#data/open-repositories.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

export const repositories = {
  accessLog: createAccessLog,
  contents: createWorkspaceContents,
  financeData: createFinanceData,
  runs: createRuns,
  tasks: createTasks,
};

/** The months of pay that ended before a moment, the oldest first. */
export async function payBefore(
  workspaceId: string,
  moment: string,
  { financeData }: Pick<Opened<typeof repositories>, 'financeData'>,
): Promise<Dataset[]> {
  const months = await financeData.months(workspaceId);
  const month = moment.slice(0, '2026-11'.length);
  return months
    .filter(({ period }) => period < month)
    .map(({ dataset }) => dataset)
    .toReversed();
}

/**
 * The moment before which entries of the access log are outdated at a moment: marks come into the log in the order of the
 * stream, which may be some hours behind that of their own.
 */
export function logMoment(moment: string): string {
  return new Date(Date.parse(moment) - DAY_MS).toISOString();
}
