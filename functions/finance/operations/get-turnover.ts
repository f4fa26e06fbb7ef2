import { teamKey } from '../turnover/outlook/teams.ts';
import { reportTurnover } from '../turnover/report.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import type { FinanceOperation } from '../operation.ts';
import { readTurnover } from '../read-turnover.ts';

/** A load that was worked out longer ago says little of today. */
const FRESH_MS = 31 * 86_400_000;

/** Turnover, its curve and its outlook. */
export const getTurnover: FinanceOperation<'getTurnover'> = async (context) => {
  const [seen, highLoad] = await Promise.all([readTurnover(context), teamsUnderHighLoad(context)]);
  return { report: seen && reportTurnover(seen.observed, { highLoad, ...seen }) };
};

/** The keys of the teams under high load, by the built-in analysis of workload; null where there is no fresh one. */
async function teamsUnderHighLoad({
  repos,
  workspaceId,
  now,
}: Parameters<FinanceOperation<'getTurnover'>>[0]): Promise<ReadonlySet<string> | null> {
  const subject = { kind: 'workload', workspaceId } as const;
  const newest = (await repos.analyses.find(subject, 'builtin'))?.newest;
  if (!newest || now.getTime() - Date.parse(newest.at) > FRESH_MS) return null;
  const summary = (await repos.analyses.result(subject, 'builtin', null))?.summary as
    | { readonly departments?: readonly { readonly name: string; readonly score: number }[] }
    | undefined;
  if (!summary?.departments) return null;
  return new Set(summary.departments.filter(({ score }) => levelOf(score) === 'high').map(({ name }) => teamKey(name)));
}
