import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys, type Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { automations } from '#shared/contract/automations.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import {
  makeMember,
  makePerson,
  makePlan,
  makeSession,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { makeExpense, saveBudget } from '#tests/support/money.ts';
import { storedItems } from '#tests/support/stored.ts';
import { fire } from './clock.ts';
import { deliver, DONE } from './stream.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00.000Z') });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});
afterEach(() => {
  vi.useRealTimers();
});

const PLAN = { period: 'year', mode: 'absolute', value: 1_000 } as const;

const nightJobs = async () =>
  (
    (await table.queryAll({ pk: keys.job(workspace.id, '').pk, prefix: '' }, { consistent: true })) as (Item & Key)[]
  ).filter(({ job }) => (job as { kind: string }).kind === 'run-night');

/** The next night of the workspace, with its job. */
async function sleep(): Promise<void> {
  vi.setSystemTime(new Date((await repos.automations.find(workspace.id))!.nightAt));
  await fire('run-automations');
  const waiting = (await nightJobs()).filter(({ finishedAt }) => !finishedAt);
  expect(await deliver(...waiting)).toEqual(DONE);
}

interface Letter {
  readonly to: string;
  readonly mail: { readonly template: string; readonly values: { readonly text: string; readonly over: boolean } };
}

/** The warnings on their way to these people. */
async function letters(...people: Person[]): Promise<Letter[]> {
  const jobs = await storedItems('budget-warning');
  const all = jobs.filter(({ type }) => type === 'job').map(({ job }) => job as unknown as Letter);
  return all.filter(({ to }) => people.some(({ email }) => email === to));
}

const spend = (roubles: number, spentOn = '2026-11-20') => makeExpense(workspace, { kopecks: roubles * 100, spentOn });
/** The owner, logged in at whatever moment it is by now. */
const now = async (): Promise<Person> => ({ ...owner, token: (await makeSession(owner.id)).token });
const list = async () => {
  const { token } = await now();
  return (await request(automations.listAutomations, { token, params: { id: workspace.id } })).body.automations;
};
const watch = async () => (await list()).find(({ name }) => name === 'budget_watch')!;

describe('the warning of an overrun', () => {
  it('goes once to the owner and those with the right, when four fifths are spent, and once when it is exceeded', async () => {
    const [hr, other] = [await makeMember(workspace, 'hr'), await makeMember(workspace, 'руководитель')];
    await request(workspaces.giveFinanceAccess, {
      token: owner.token,
      params: { id: workspace.id, userId: hr.id },
      body: { access: { kind: 'company' } },
    });
    await saveBudget(await now(), workspace, PLAN);
    await spend(799);
    await sleep();
    expect(await letters(owner, hr, other)).toEqual([]);
    await spend(1);
    await sleep();
    await sleep();
    const near = await letters(owner, hr, other);
    expect(near.map(({ to }) => to).toSorted()).toEqual([owner.email, hr.email].toSorted());
    expect(near[0]!.mail.values).toMatchObject({ over: false, text: expect.stringContaining('потрачен на 80') });
    await spend(201);
    await sleep();
    await sleep();
    const all = await letters(owner);
    expect(all).toHaveLength(2);
    expect(all.find(({ mail }) => mail.values.over)!.mail.values.text).toContain('превышен');
  });

  it('comes before the overrun where the pace leads to it', async () => {
    await saveBudget(await now(), workspace, { ...PLAN, value: 1_150 });
    for (const month of ['07', '08', '09', '10', '11']) await spend(120, `2026-${month}-10`);
    await sleep();
    // 600 of 1150 are spent; 120 in each of the two months that are left is no overrun.
    expect(await letters(owner)).toEqual([]);
    await spend(400, '2026-10-12');
    await sleep();
    expect(await letters(owner)).toMatchObject([
      { mail: { values: { over: true, text: expect.stringContaining('При таком темпе') } } },
    ]);
  });

  it('of a month comes anew in the next one, and of a changed plan at once', async () => {
    await saveBudget(await now(), workspace, { ...PLAN, period: 'month', value: 100 });
    await spend(90, '2026-11-20');
    await sleep();
    await sleep();
    expect(await letters(owner)).toHaveLength(1);
    await saveBudget(await now(), workspace, { ...PLAN, period: 'month', value: 110 }, { version: 1 });
    await sleep();
    expect(await letters(owner)).toHaveLength(2);
    vi.setSystemTime(new Date('2026-12-02T09:00:00.000Z'));
    await spend(100, '2026-12-01');
    await fire('run-automations');
    await sleep();
    expect(await letters(owner)).toHaveLength(3);
  });

  it('done twice, as after a crash, warns once', async () => {
    await saveBudget(await now(), workspace, PLAN);
    await spend(900);
    await sleep();
    const again = (await nightJobs()).map(
      (job) => Object.fromEntries(Object.entries(job).filter(([name]) => name !== 'finishedAt')) as Item & Key,
    );
    await Promise.all(again.map((job) => table.write({ kind: 'put', item: job })));
    expect(await deliver(...again)).toEqual(DONE);
    expect(await letters(owner)).toHaveLength(1);
  });

  it('stands in the log without a figure, as people read it who do not see the money', async () => {
    await saveBudget(await now(), workspace, PLAN);
    await spend(900);
    await sleep();
    const { log } = await watch();
    expect(log).toMatchObject([{ outcome: 'done', text: 'Предупредили владельца и тех, кому открыты финансы' }]);
    expect(log[0]!.text).not.toMatch(/\d/);
  });

  it('can be switched off, and says nothing where nothing is planned or the plan has no finance', async () => {
    await spend(900);
    await sleep();
    expect((await watch()).log).toEqual([]);
    await saveBudget(await now(), workspace, PLAN);
    await makePlan(owner, 'basic');
    await sleep();
    expect(await watch()).toMatchObject({ problem: expect.stringContaining('Premium'), log: [{ outcome: 'skipped' }] });
    await makePlan(owner, 'premium');
    const params = { id: workspace.id, name: 'budget_watch' };
    const { token } = await now();
    await request(automations.changeAutomation, { token, params, body: { enabled: false } });
    await sleep();
    expect(await letters(owner)).toEqual([]);
    expect((await watch()).next_run).toBeNull();
  });
});
