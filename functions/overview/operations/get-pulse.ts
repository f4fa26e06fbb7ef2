import { notFound } from '#core/http/errors.ts';
import { ahead } from '../ahead.ts';
import { enpsPulse } from '../enps-pulse.ts';
import type { OverviewOperation } from '../operation.ts';
import { runningRuns } from '../running-runs.ts';
import { usualOf } from '#functions/runs/usual-turnout.ts';

/** The newest runs of so long are looked at: what is usual, and how eNPS stands, needs no more. */
const LOOKED_AT = 100;
const YEAR_MILLISECONDS = 366 * 86_400_000;

/** How a workspace stands now: its open runs with who has answered, eNPS, and what happens next. */
export const getPulse: OverviewOperation<'getPulse'> = async ({ repos, workspaceId, now }) => {
  const since = new Date(now.getTime() - YEAR_MILLISECONDS).toISOString();
  const [open, opened, workspace] = await Promise.all([
    repos.runs.openRuns(workspaceId, now),
    repos.openedRuns.newest(workspaceId, { since, limit: LOOKED_AT }),
    repos.workspaces.find(workspaceId),
  ]);
  const { memberCount } = workspace ?? notFound('workspace');
  const known = { now, memberCount };
  const [usual, enps] = await Promise.all([usualOf(open, opened, repos, known), enpsPulse(opened, repos, known)]);
  const runs = await runningRuns(open, memberCount, usual, repos);
  return { runs, enps, ahead: await ahead(workspaceId, runs, repos) };
};
