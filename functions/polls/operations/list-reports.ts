import { runsForMember } from '#functions/runs/runs-for-member.ts';
import type { PollsOperation } from '../operation.ts';

/** So many of the reports that were opened last are looked at, and so many are told. */
const [LOOKED_AT, REPORTS_MAX] = [6, 3];

/**
 * What has come of what was said: the open reports of runs that asked the caller, whether or not they have answered; of
 * those that asked others alone nobody is told here.
 */
export const listReports: PollsOperation<'listReports'> = async ({ repos, keyring, workspaceId, actor }) => {
  const newest = (await repos.runReports.open(workspaceId)).slice(0, LOOKED_AT).map(({ id }) => id);
  const [pages, runs] = await Promise.all([repos.runReports.pages(newest), repos.runs.findMany(newest)]);
  const open = newest.flatMap((id) => runs.find((run) => run.id === id && pages.has(id)) ?? []);
  const asking = open.map(({ id, isAnonymous, audience }) => ({
    runId: id,
    isAnonymous,
    asksAll: audience.kind === 'all',
  }));
  const forMember = await runsForMember(asking, { repos, keyring, userId: actor.userId });
  const told = open.filter((_, index) => forMember[index]!.asked).slice(0, REPORTS_MAX);
  const viewers = await repos.runViewers.count(told.map(({ id }) => id));
  return {
    reports: told.map(({ id, kind }) => {
      const { link, page } = pages.get(id)!;
      return { kind, title: page.title, opened_at: page.from, link, items: page.items, viewers: viewers.get(id)! };
    }),
  };
};
