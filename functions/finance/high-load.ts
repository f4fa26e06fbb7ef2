import type { Repositories } from '#data/repositories.ts';
import { teamKey } from '#shared/rules/team-key.ts';
import { levelOf } from '#shared/rules/workload-level.ts';

/** A load that was worked out longer ago says little of today. */
const FRESH_MS = 31 * 86_400_000;

interface Context {
  readonly repos: Pick<Repositories, 'analyses'>;
  readonly workspaceId: string;
  readonly now: Date;
}

/** The keys of the teams under high load, by the built-in analysis of workload; null where there is no fresh one. */
export async function teamsUnderHighLoad({ repos, workspaceId, now }: Context): Promise<ReadonlySet<string> | null> {
  const subject = { kind: 'workload', workspaceId } as const;
  const newest = (await repos.analyses.find(subject, 'builtin'))?.newest;
  if (!newest || now.getTime() - Date.parse(newest.at) > FRESH_MS) return null;
  const summary = (await repos.analyses.result(subject, 'builtin', null))?.summary as
    | { readonly departments?: readonly { readonly name: string; readonly score: number }[] }
    | undefined;
  if (!summary?.departments) return null;
  return new Set(summary.departments.filter(({ score }) => levelOf(score) === 'high').map(({ name }) => teamKey(name)));
}
