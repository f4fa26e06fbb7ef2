import { createDestructions } from '#functions/processing/repositories/destructions.ts';
import type { StoredTerms } from '#functions/automations/repositories/automations.ts';
import type { Opened } from '#data/open-repositories.ts';
import { monthsEarlier } from '#shared/rules/months-earlier.ts';
import type { Retained } from '#shared/rules/retention.ts';
import { logMoment, payBefore, repositories as outdated } from './outdated.ts';

const { accessLog, financeData, tasks } = outdated;
export const repositories = { accessLog, destructions: createDestructions, financeData, tasks };

interface Context {
  readonly repos: Opened<typeof repositories>;
  readonly now: Date;
  readonly newId: () => string;
}

/** So many of a kind go in a night; the rest waits for the next, as a job has five minutes for everything. */
const TASKS_A_NIGHT = 2_000;
const ENTRIES_A_NIGHT = 20_000;

type Removed = Exclude<Retained, 'answers'>;

/** How many went; null where they are not counted, `none` where there were none. */
type Gone = number | null | 'none';

/** Each may be broken off and done again: what is left is found anew, and nothing that is not due. */
const STEPS: Readonly<Record<Removed, (workspaceId: string, before: string, context: Context) => Promise<Gone>>> = {
  async tasks(workspaceId, before, { repos, now }) {
    let count = 0;
    for await (const task of repos.tasks.completedBefore(workspaceId, before)) {
      // One that somebody has changed this moment is looked at on the next night.
      if (await repos.tasks.remove(task, now)) count += 1;
      if (count === TASKS_A_NIGHT) break;
    }
    return count || 'none';
  },
  async pay(workspaceId, before, { repos }) {
    let count = 0;
    for (const dataset of await payBefore(workspaceId, before, repos)) {
      if (await repos.financeData.removeDataset(workspaceId, dataset)) count += 1;
    }
    return count || 'none';
  },
  async logs(workspaceId, before, { repos }) {
    return (await repos.accessLog.removeBefore(workspaceId, logMoment(before), ENTRIES_A_NIGHT)) ? null : 'none';
  },
};

/** Removes what a workspace has kept for as long as it wants to, each kind with its act; says of what there was any. */
export async function removeOutdated(workspaceId: string, terms: StoredTerms, context: Context): Promise<Removed[]> {
  const removed: Removed[] = [];
  for (const kind of Object.keys(STEPS) as Removed[]) {
    const months = terms[kind];
    if (months === null) continue;
    const count = await STEPS[kind](workspaceId, monthsEarlier(context.now, months), context);
    if (count === 'none') continue;
    removed.push(kind);
    // After each kind: a night that is broken off has written what is gone, and the next writes the rest.
    await context.repos.destructions.add(workspaceId, {
      id: context.newId(),
      at: context.now.toISOString(),
      reason: 'term',
      by: null,
      subject: null,
      requestId: null,
      receivedOn: null,
      what: [{ kind, count }],
    });
  }
  return removed;
}
