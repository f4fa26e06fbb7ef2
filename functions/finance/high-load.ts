import type { Repositories } from '#data/repositories.ts';
import { loadOf } from '#functions/state/load.ts';
import { teamKey } from '#shared/rules/team-key.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/** A load that was worked out longer ago says little of today. */
const FRESH_MS = 31 * DAY_MS;

interface Context {
  readonly repos: Pick<Repositories, 'analyses'>;
  readonly workspaceId: string;
  readonly now: Date;
}

/** The keys of the teams under high load, as the first screen tells it; null where none was measured of late. */
export async function teamsUnderHighLoad({ repos, workspaceId, now }: Context): Promise<ReadonlySet<string> | null> {
  const measured = await repos.analyses.workloadMeasured(workspaceId);
  if (!measured || now.getTime() - Date.parse(measured.at) > FRESH_MS) return null;
  const load = loadOf(measured);
  return load && new Set(load.teams.filter(({ index }) => levelOf(index) === 'high').map(({ team }) => teamKey(team)));
}
