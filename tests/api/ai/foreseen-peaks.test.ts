import { beforeEach, describe, expect, it } from 'vitest';
import { ai } from '#shared/contract/ai.ts';
import type { WorkloadSummary } from '#shared/models/analysis.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { addDays, isWorkingDay, moscowDay, nextWorkingDay } from '#shared/rules/working-days.ts';
import { prepareAnalyses } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeTask, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';

const TODAY = moscowDay(new Date());
/** At noon in Moscow. */
const noonOf = (day: string) => `${day}T09:00:00.000Z`;

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson({ plan: 'premium' });
  workspace = await makeWorkspace(owner);
});

async function dueOn(day: string, count: number): Promise<void> {
  for (let one = 0; one < count; one++) await makeTask(owner, workspace, { deadline: noonOf(day) });
}

async function analysed(): Promise<WorkloadSummary> {
  const call = { token: owner.token, params: { id: workspace.id }, body: { refresh: true } };
  await request(ai.getWorkloadSummary, call);
  await prepareAnalyses();
  return (await request(ai.getWorkloadSummary, { ...call, body: {} })).body as WorkloadSummary;
}

const peaks = () => repos.foreseenPeaks.list(workspace.id);

describe('a peak of deadlines that is foreseen', () => {
  it('is kept as it was first said, however often it is said again', async () => {
    for (let back = 1; back <= 25; back++) await dueOn(addDays(TODAY, -back), 1);
    const day = nextWorkingDay(addDays(TODAY, 2));
    await dueOn(day, 12);
    const { key_insights: found } = await analysed();
    expect(found.find(({ id }) => id === 'peak')!.description).toMatch(/ещё не.было\.$/);
    const kept = await peaks();
    expect(kept).toEqual([{ first: day, last: day, least: 5, came: null }]);
    await dueOn(day, 1);
    await analysed();
    expect(await peaks()).toEqual(kept);
  });

  it('is counted once when its days are over, and what came is said beside the next', async () => {
    for (let back = 1; back <= 25; back++) await dueOn(addDays(TODAY, -back), 1);
    let past = addDays(TODAY, -30);
    while (!isWorkingDay(past) || !isWorkingDay(addDays(past, 1))) past = addDays(past, -1);
    await dueOn(past, 6);
    await repos.foreseenPeaks.keep(workspace.id, { first: past, last: past, least: 6, came: null }, new Date());
    await dueOn(nextWorkingDay(addDays(TODAY, 2)), 12);
    const { key_insights: found } = await analysed();
    expect(found.find(({ id }) => id === 'peak')!.description).toMatch(
      /Из.1.пика, что мы.предсказали раньше, состоялся 1\.$/,
    );
    const [counted] = await peaks();
    expect(counted).toEqual({ first: past, last: past, least: 6, came: 6 });
    // Whatever becomes of its tasks, it was counted.
    expect(await repos.foreseenPeaks.settle(workspace.id, { ...counted!, came: 1 })).toBe(false);
    await dueOn(past, 3);
    await analysed();
    expect((await peaks())[0]).toEqual(counted);
  });

  it('is kept of no workspace that is gone', async () => {
    const peak = { first: TODAY, last: TODAY, least: 5, came: null };
    expect(await repos.foreseenPeaks.keep(crypto.randomUUID(), peak, new Date())).toBe(false);
  });
});
