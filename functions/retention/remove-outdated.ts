import type { StoredTerms } from '#functions/automations/repositories/automations.ts';
import type { Opened } from '#data/open-repositories.ts';
import { monthsEarlier } from '#shared/rules/months-earlier.ts';
import type { Retained } from '#shared/rules/retention.ts';
import { logMoment, payBefore, repositories as outdated } from './outdated.ts';

const { accessLog, financeData, tasks } = outdated;
export const repositories = { accessLog, financeData, tasks };

interface Context {
  readonly repos: Opened<typeof repositories>;
  readonly now: Date;
}

/** So many of a kind go in a night; the rest waits for the next, as a job has five minutes for everything. */
const TASKS_A_NIGHT = 2_000;
const ENTRIES_A_NIGHT = 20_000;

type Removed = Exclude<Retained, 'answers'>;

/** Each may be broken off and done again: what is left is found anew, and nothing that is not due. */
const STEPS: Readonly<Record<Removed, (workspaceId: string, before: string, context: Context) => Promise<boolean>>> = {
  async tasks(workspaceId, before, { repos, now }) {
    let count = 0;
    for await (const task of repos.tasks.completedBefore(workspaceId, before)) {
      // One that somebody has changed this moment is looked at on the next night.
      if (await repos.tasks.remove(task, now)) count += 1;
      if (count === TASKS_A_NIGHT) break;
    }
    return count > 0;
  },
  async pay(workspaceId, before, { repos }) {
    let found = false;
    for (const dataset of await payBefore(workspaceId, before, repos)) {
      if (await repos.financeData.removeDataset(workspaceId, dataset)) found = true;
    }
    return found;
  },
  logs: (workspaceId, before, { repos }) =>
    repos.accessLog.removeBefore(workspaceId, logMoment(before), ENTRIES_A_NIGHT),
};

/** Removes what a workspace has kept for as long as it wants to; says of what there was any. */
export async function removeOutdated(workspaceId: string, terms: StoredTerms, context: Context): Promise<Removed[]> {
  const removed: Removed[] = [];
  for (const kind of Object.keys(STEPS) as Removed[]) {
    const months = terms[kind];
    if (months === null) continue;
    if (await STEPS[kind](workspaceId, monthsEarlier(context.now, months), context)) removed.push(kind);
  }
  return removed;
}
