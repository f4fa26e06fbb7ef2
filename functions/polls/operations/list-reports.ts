import { runsForMember } from '#functions/runs/runs-for-member.ts';
import type { PollsOperation } from '../operation.ts';

const YEAR_MILLISECONDS = 366 * 86_400_000;
/** The newest runs that are looked at for a report, and so many reports are told. */
const [LOOKED_AT, REPORTS_MAX] = [12, 3];

/**
 * What has come of what was said: the open reports of the newest runs that asked the caller, whether or not they have
 * answered; of those that asked others nobody is told here.
 */
export const listReports: PollsOperation<'listReports'> = async ({ repos, keyring, workspaceId, actor, now }) => {
  const since = new Date(now.getTime() - YEAR_MILLISECONDS).toISOString();
  const opened = await repos.openedRuns.newest(workspaceId, { since, limit: LOOKED_AT });
  const pages = await repos.runReports.pages(opened.map(({ runId }) => runId));
  const reported = opened.filter(({ runId }) => (pages.get(runId)?.page.items.length ?? 0) > 0);
  const runs = new Map((await repos.runs.findMany(reported.map(({ runId }) => runId))).map((run) => [run.id, run]));
  const asking = reported.map(({ runId, isAnonymous }) => ({
    runId,
    isAnonymous,
    asksAll: runs.get(runId)?.audience.kind === 'all',
  }));
  const forMember = await runsForMember(asking, { repos, keyring, userId: actor.userId });
  const told = reported.filter((_, index) => forMember[index]!.asked).slice(0, REPORTS_MAX);
  return {
    reports: told.map(({ runId, kind, openedAt }) => {
      const { link, page } = pages.get(runId)!;
      return { kind, title: page.title, opened_at: openedAt, link, items: page.items };
    }),
  };
};
