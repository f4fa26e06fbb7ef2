import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makePerson, makePoll, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { pulseAt, saveSchedule, tokenNow } from '#tests/support/pulses.ts';
import { storedItems } from '#tests/support/stored.ts';
import { changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { fire } from '../jobs/clock.ts';
import { deliver, DONE } from '../jobs/stream.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const DEADLINE = '2026-11-23T12:00:00.000Z';
const AFTER_DEADLINE = '2026-11-23T12:03:00.000Z';
const MONDAY = '2026-11-23T07:01:00.000Z';

let owner: Person;
let workspace: Workspace;
let poll: Poll;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  poll = await makePoll(owner, workspace);
});
afterEach(() => vi.useRealTimers());

const publish = (id: string, published: boolean) =>
  request(polls.publishFrame, { token: owner.token, params: { id }, body: { published } });
/** Does what a deletion has left to a job of this kind. */
async function doJob(kind: string) {
  const jobs = (await storedItems(workspace.id)).filter(
    ({ job }) => (job as { kind?: string } | undefined)?.kind === kind,
  );
  return deliver(...jobs);
}
/** The entries of the workspace, and the runs that are published, which must be the same. */
async function openRuns(): Promise<string[]> {
  const items = await storedItems(workspace.id);
  const entries = items.filter(({ sk }) => sk.startsWith('OPEN#')).map(({ runId }) => String(runId));
  const published = items
    .filter(({ type, published: is }) => type === 'run' && is === true)
    .map(({ id }) => String(id));
  expect(entries.toSorted()).toEqual(published.toSorted());
  return entries;
}

describe('the open runs of a workspace', () => {
  it('are those of its polls, from opening to closing, and again once they are opened again', async () => {
    const [first, second] = [await makeFrame(owner, poll, { published: false }), await makeFrame(owner, poll)];
    expect(await openRuns()).toEqual([second.id]);
    await publish(first.id, true);
    expect((await openRuns()).toSorted()).toEqual([first.id, second.id].toSorted());
    await publish(second.id, false);
    expect(await openRuns()).toEqual([first.id]);
    await publish(second.id, true);
    await publish(first.id, false);
    expect(await openRuns()).toEqual([second.id]);
  });

  it('stay what they are when a run changes while it is open', async () => {
    const frame = await makeFrame(owner, poll);
    await request(polls.updateFrame, { token: owner.token, params: { id: frame.id }, body: { deadline: DEADLINE } });
    expect(await openRuns()).toEqual([frame.id]);
  });

  it('lose a run that is deleted while it is open', async () => {
    const frame = await makeFrame(owner, poll);
    await request(polls.deleteFrame, { token: owner.token, params: { id: frame.id } });
    expect(await openRuns()).toEqual([]);
  });

  it('lose all runs of a poll in the moment it is deleted', async () => {
    const kept = await makeFrame(owner, await makePoll(owner, workspace));
    await Promise.all([makeFrame(owner, poll), makeFrame(owner, poll)]);
    await request(polls.deletePoll, { token: owner.token, params: { id: poll.id } });
    expect(await openRuns()).toEqual([kept.id]);
  });

  it(
    'lose the last of more runs than one transaction closes with the job of the deletion',
    { timeout: 60_000 },
    async () => {
      for (let run = 0; run < 33; run++) await makeFrame(owner, poll);
      await request(polls.deletePoll, { token: owner.token, params: { id: poll.id } });
      expect(await openRuns()).toHaveLength(3);
      expect(await doJob('delete-poll')).toEqual(DONE);
      expect(await openRuns()).toEqual([]);
    },
  );

  it('hold what a recurring poll opens, and lose what the clock closes', async () => {
    const recurring = await makePoll(owner, workspace, { is_anonymous: false });
    await saveSchedule(owner, recurring, { duration_days: 1 });
    await pulseAt(MONDAY, recurring);
    const [run] = await openRuns();
    expect(run).toBeDefined();
    vi.setSystemTime(new Date('2026-11-24T07:05:00.000Z'));
    await fire('close-runs');
    expect(await openRuns()).toEqual([]);
  });

  it('hold a survey from its publication to its end, by hand or by the clock, or its deletion', async () => {
    const draft = (deadline: string | null = null) => makeSurvey(owner, workspace, { anonymous: false, deadline });
    const [byHand, byClock, deleted] = [await draft(), await draft(DEADLINE), await draft()];
    expect(await openRuns()).toEqual([]);
    for (const survey of [byHand, byClock, deleted]) await publishSurvey(owner, survey);
    expect(await openRuns()).toHaveLength(3);
    await changeSurvey(owner, byHand, { status: 'COMPLETED' });
    await request(surveys.deleteSurvey, { token: owner.token, params: { id: deleted.id } });
    expect(await openRuns()).toEqual([byClock.id]);
    vi.setSystemTime(new Date(AFTER_DEADLINE));
    await fire('close-runs');
    expect(await openRuns()).toEqual([]);
  });

  it('count a run that is past its deadline as closed before the clock closes it', async () => {
    const [ending, endless] = [await makeFrame(owner, poll, { deadline: DEADLINE }), await makeFrame(owner, poll)];
    const found = async (now: string) => (await repos.runs.openRuns(workspace.id, new Date(now))).map(({ id }) => id);
    expect((await found(DEADLINE)).toSorted()).toEqual([ending.id, endless.id].toSorted());
    expect(await found(AFTER_DEADLINE)).toEqual([endless.id]);
  });

  it('are those of one workspace, and go with it', async () => {
    const frame = await makeFrame(owner, poll);
    const other = await makeWorkspace(owner, 'Василёк');
    expect(await repos.runs.openRuns(other.id, NOW)).toEqual([]);
    expect((await repos.runs.openRuns(workspace.id, NOW)).map(({ id }) => id)).toEqual([frame.id]);
    const token = await tokenNow(owner);
    await request(workspaces.deleteWorkspace, { token, params: { id: workspace.id } });
    expect(await doJob('delete-workspace')).toEqual(DONE);
    expect((await storedItems(keys.openRun(workspace.id, frame.id).sk)).map(({ type }) => type)).toEqual([]);
  });
});
