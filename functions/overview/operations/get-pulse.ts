import { notFound } from '#core/http/errors.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { ahead } from '../ahead.ts';
import { enpsPulse } from '../enps-pulse.ts';
import type { OverviewOperation } from '../operation.ts';
import { runningRuns } from '../running-runs.ts';
import type { OpenedRun } from '#functions/runs/repositories/open-runs.ts';
import type { OpenReport } from '#functions/runs/repositories/run-reports.ts';
import { usualOf } from '#functions/runs/usual-turnout.ts';
import type { Promised } from '#shared/models/overview.ts';

/** The newest runs of so long are looked at: what is usual, and how eNPS stands, needs no more. */
const LOOKED_AT = 100;
const YEAR_MILLISECONDS = 366 * DAY_MS;

/** How a workspace stands now: its open runs with who has answered, eNPS, what happens next and what was promised. */
export const getPulse: OverviewOperation<'getPulse'> = async ({ repos, workspaceId, now }) => {
  const since = new Date(now.getTime() - YEAR_MILLISECONDS).toISOString();
  const [open, opened, workspace, reports] = await Promise.all([
    repos.runs.openRuns(workspaceId, now),
    repos.openedRuns.newest(workspaceId, { since, limit: LOOKED_AT }),
    repos.workspaces.find(workspaceId),
    repos.runReports.open(workspaceId),
  ]);
  const { memberCount } = workspace ?? notFound('workspace');
  const known = { now, memberCount };
  const [usual, enps] = await Promise.all([usualOf(open, opened, repos, known), enpsPulse(opened, repos, known)]);
  const runs = await runningRuns(open, memberCount, usual, repos);
  const promised = promisedIn(reports);
  return { runs, enps, repeated_poll_id: repeatedPoll(opened), ahead: await ahead(workspaceId, runs, repos), promised };
};

/** Of the polls that are not of eNPS and were run more than once the one run last; null where there is none. */
function repeatedPoll(newestFirst: readonly OpenedRun[]): string | null {
  const others = newestFirst.filter(({ kind, pollType }) => kind === 'poll' && pollType !== 'ENPS');
  const runs = Map.groupBy(others, ({ pollId }) => pollId);
  return others.find(({ pollId }) => runs.get(pollId)!.length > 1)?.pollId ?? null;
}

/** What reports promise that is not done yet, the oldest promise first. */
function promisedIn(reports: readonly OpenReport[]): Promised[] {
  const owed = reports.filter(({ doing }) => doing.length > 0).toReversed();
  return owed.map(({ id, pollId, kind, title, from, publishedAt, doing }) => ({
    kind,
    id: pollId,
    frame_id: id,
    title,
    opened_at: from,
    told_at: publishedAt,
    doing: [...doing],
  }));
}
