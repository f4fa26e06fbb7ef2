import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { OUTLOOK_METHOD } from '#functions/finance/turnover/outlook/outlook.ts';
import { finance } from '#shared/contract/finance.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { request } from '#tests/support/api.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { employeesIn, importEmployees } from '#tests/support/finance.ts';
import { makeExpense, makePrediction, saveBudget, thisYear } from '#tests/support/money.ts';
import { importCompany } from '#tests/support/turnover.ts';
import { companyRows, daysAgo, NAMES, THIS_MONTH, TODAY } from '#tests/support/turnover-rows.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

async function turnoverOf() {
  const { status, body } = await request(finance.getTurnover, { token: owner.token, params: { id: workspace.id } });
  expect(status).toBe(200);
  return body.report!;
}

async function budgetRecord() {
  const { status, body } = await request(finance.getBudgetRecord, { token: owner.token, params: { id: workspace.id } });
  expect(status).toBe(200);
  return body;
}

describe('what the outlook on leaving has said', () => {
  it('is kept when it is first shown, and waits for its day', async () => {
    await importCompany(owner, workspace);
    const { outlook, predictions } = await turnoverOf();
    expect(predictions.said).toMatchObject({ checked: 0, verdict: 'nothing_yet', next_on: outlook.until });
    const { low, high, until } = outlook;
    const kept = { made_on: TODAY, from: TODAY, until, low, high, came: null, counted: false };
    expect(predictions.said.predictions).toEqual([kept]);
  });

  it('stays as it was said in its quarter, whatever the data say later, and however many look at once', async () => {
    await importCompany(owner, workspace);
    const all = await atOnce(Array.from({ length: 5 }, () => turnoverOf));
    const { low, high } = all[0]!.outlook;
    // Half of the people are gone from the next file.
    const rows = companyRows().people.slice(0, 15);
    await importEmployees(owner, workspace, rows, { period: THIS_MONTH, base_version: 1 });
    const later = await turnoverOf();
    expect(later.outlook.high).toBeLessThan(high!);
    expect(later.predictions.said.predictions).toMatchObject([{ low, high }]);
    const [kept, ...others] = await repos.predictions.list(workspace.id, 'leaving');
    expect(others).toEqual([]);
    await expect(makePrediction(workspace, 'leaving', { ...kept, high: 99 })).rejects.toThrow('No prediction');
    expect(await repos.predictions.list(workspace.id, 'leaving')).toEqual([kept]);
  });

  it('is compared with who left of those who were there, by what the data show today', async () => {
    await importCompany(owner, workspace);
    // One in fifty days has left: 120, 170, 220 and 270 days ago.
    const said = { madeOn: daysAgo(300), from: daysAgo(300), until: daysAgo(117), method: OUTLOOK_METHOD };
    await makePrediction(workspace, 'leaving', { ...said, period: 'held', low: 4, high: 6 });
    await makePrediction(workspace, 'leaving', { ...said, period: 'missed', from: daysAgo(290), low: 5, high: 6 });
    // Another way of computing is not held against this one.
    await makePrediction(workspace, 'leaving', { ...said, period: 'other', method: OUTLOOK_METHOD + 1 });
    const { said: record } = (await turnoverOf()).predictions;
    const told = record.predictions.map(({ from, came, counted }) => [from, came, counted]);
    expect(told).toEqual([
      [TODAY, null, false],
      // Its months are those of the one before it.
      [daysAgo(290), 4, false],
      [daysAgo(300), 4, true],
    ]);
    expect(record).toMatchObject({ checked: 1, held: 1, share: null, verdict: 'too_few' });
  });

  it('is not kept of data that end so long ago that its time is over', async () => {
    const there = companyRows().people.map((one) => ({ ...one, hired_on: daysAgo(1500) }));
    const left = Array.from({ length: 12 }, (_, index) => ({
      ...{ name: `№ ${index}`, hired_on: daysAgo(1400), left_on: daysAgo(450 + index * 50) },
    }));
    await importEmployees(owner, workspace, [...there, ...left], { period: daysAgo(400).slice(0, 7) });
    const { outlook, predictions } = await turnoverOf();
    expect(outlook.high).toBeGreaterThan(0);
    expect(outlook.until < TODAY).toBe(true);
    expect(predictions.said.predictions).toEqual([]);
    expect(await repos.predictions.list(workspace.id, 'leaving')).toEqual([]);
  });

  it('stands apart from what it would have said before, which is reckoned from what was known then', async () => {
    await importCompany(owner, workspace);
    const { past } = (await turnoverOf()).predictions;
    // 1,000 days of leavers: a year must have been seen, of the rest 183 days each.
    expect(past.predictions.map(({ from }) => from)).toEqual([daysAgo(183), daysAgo(366), daysAgo(549)]);
    expect(
      past.predictions.every(({ made_on: madeOn, came, counted }) => madeOn === null && came !== null && counted),
    ).toBe(true);
    expect(past).toMatchObject({ checked: 3, verdict: 'too_few' });
    expect((await repos.predictions.list(workspace.id, 'leaving')).map(({ from }) => from)).toEqual([TODAY]);
  });

  it('names nobody and tells no pay', async () => {
    await importCompany(owner, workspace);
    const told = JSON.stringify((await turnoverOf()).predictions);
    const { employees } = (await employeesIn(owner, workspace, THIS_MONTH)).body;
    for (const name of [...NAMES, employees[0]!.id, '90000', '100000']) expect(told).not.toContain(name);
  });
});

describe('what the outlook of the HR budget has said', () => {
  const month = (back: number) => {
    const day = new Date(`${moscowDay(new Date()).slice(0, 7)}-05T00:00:00.000Z`);
    day.setUTCMonth(day.getUTCMonth() - back);
    return day.toISOString().slice(0, 10);
  };

  it('is kept when it is first shown, and is nothing before three whole months', async () => {
    await saveBudget(owner, workspace, { period: 'month', mode: 'absolute', value: 1000 });
    await makeExpense(workspace, { spentOn: month(1) });
    expect(await budgetRecord()).toMatchObject({ checked: 0, verdict: 'nothing_yet', predictions: [], next_on: null });
    for (const back of [2, 3, 4]) await makeExpense(workspace, { spentOn: month(back), kopecks: back * 100_00 });
    const { predictions } = await budgetRecord();
    const kept = await repos.predictions.list(workspace.id, 'budget');
    // On the last day of a month nothing is left to predict of it.
    const isLast = moscowDay(new Date(Date.now() + 86_400_000)).slice(8) === '01';
    expect(kept.map(({ period }) => period)).toEqual(isLast ? [] : [THIS_MONTH]);
    expect(predictions).toMatchObject(
      kept.map(({ low, high }) => ({ made_on: TODAY, from: TODAY, low: low / 100, high: high / 100, came: null })),
    );
    expect(await budgetRecord()).toMatchObject({ predictions });
  });

  it('is compared with what the books say of its month or its year, in roubles', async () => {
    const last = thisYear() - 1;
    await makeExpense(workspace, { spentOn: `${last}-03-10`, kopecks: 150_00 });
    await makeExpense(workspace, { spentOn: `${last}-12-10`, kopecks: 90_00 });
    const until = `${last}-12-31`;
    await makePrediction(workspace, 'budget', {
      period: `${last}-Q2`,
      from: `${last}-04-01`,
      until,
      low: 100_00,
      high: 239_99,
    });
    await makePrediction(workspace, 'budget', {
      period: `${last}-Q4`,
      from: `${last}-10-01`,
      until,
      low: 100_00,
      high: 240_00,
    });
    await makePrediction(workspace, 'budget', {
      period: `${last}-12`,
      from: `${last}-12-01`,
      until,
      low: 80_00,
      high: 90_00,
    });
    const { predictions, ...record } = await budgetRecord();
    expect(predictions).toMatchObject([
      { from: `${last}-12-01`, low: 80, high: 90, came: 90, counted: false },
      { from: `${last}-10-01`, high: 240, came: 240, counted: false },
      { from: `${last}-04-01`, high: 239.99, came: 240, counted: true },
    ]);
    expect(record).toMatchObject({ checked: 1, held: 0, verdict: 'too_few' });
  });

  it('leaves nothing behind in a workspace that is gone', async () => {
    const nowhere = { ...workspace, id: randomUUID() };
    await expect(makePrediction(nowhere)).rejects.toThrow('No prediction');
  });
});
