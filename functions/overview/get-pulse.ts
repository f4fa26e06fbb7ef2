import { notFound } from '#core/http/errors.ts';
import { closingsOf } from './ahead.ts';
import { runningRuns } from './running-runs.ts';
import type { OverviewOperation } from './operation.ts';

/** What goes on in a workspace now: its open runs with who has answered, and what happens next. */
export const getPulse: OverviewOperation<'getPulse'> = async (context) => {
  const { repos, workspaceId, now } = context;
  const [open, workspace] = await Promise.all([
    repos.frames.openRuns(workspaceId, now),
    repos.workspaces.find(workspaceId),
  ]);
  const { memberCount } = workspace ?? notFound('workspace');
  const runs = await runningRuns(open, memberCount, repos);
  return { runs, enps: null, ahead: closingsOf(runs) };
};
