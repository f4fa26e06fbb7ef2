import { beforeEach, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { makeAnalysis } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { employeesIn, importEmployees } from '#tests/support/finance.ts';
import { makeInitiative } from '#tests/support/money.ts';
import { importCompany, importLeavers } from '#tests/support/turnover.ts';
import { daysAgo, NAMES, THIS_MONTH, TODAY } from '#tests/support/turnover-rows.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

async function reportOf({ token }: Person, { id }: Workspace) {
  const { status, body } = await request(finance.getTurnover, { token, params: { id } });
  expect(status).toBe(200);
  return body.report;
}

describe('turnover', () => {
  it('is nothing while nothing is loaded', async () => {
    expect(await reportOf(owner, workspace)).toBeNull();
  });

  it('joins the months of employees and the history, each person once', async () => {
    await importCompany(owner, workspace);
    const report = (await reportOf(owner, workspace))!;
    expect(report.period).toEqual({ from: daysAgo(364), to: TODAY });
    expect(report.headcount.now).toBe(30);
    // One every fifty days: 20, 70, 120, 170, 220, 270 and 320 days ago.
    expect(report.left).toEqual({ all: 7, voluntary: 7, employer: 0, unknown: 0 });
    expect(report.rate!.value).toBeCloseTo(7 / report.headcount.average, 2);
    expect(report.rate!.low).toBeLessThan(report.rate!.value);
    expect(report.basis).toMatchObject({ until: TODAY, lists: 1, history: 21, notes: [] });
    expect(report.months.at(-1)).toMatchObject({ month: THIS_MONTH, headcount: 30 });
    const curve = report.survival!;
    expect(curve.points.every(({ low, share, high }) => low <= share && share <= high)).toBe(true);
  });

  it('looks ahead by team, with intervals and sources, and says what it does not see', async () => {
    await importCompany(owner, workspace);
    const { outlook, basis } = (await reportOf(owner, workspace))!;
    expect(outlook).toMatchObject({ status: 'published', reason: null, horizon_months: 6, leavers: 20 });
    expect(outlook.low!).toBeLessThanOrEqual(Math.round(outlook.expected!));
    expect(outlook.high!).toBeGreaterThanOrEqual(Math.round(outlook.expected!));
    expect(outlook.teams.map(({ team, people }) => [team, people])).toEqual([
      ['Склад', 18],
      ['Продажи', 12],
    ]);
    expect(outlook.coefficients).toHaveLength(5);
    for (const { url, own } of outlook.coefficients) expect([new URL(url).protocol, own]).toEqual(['https:', null]);
    expect(basis.blind.join()).toContain('Нагрузки команд');
  });

  it('is silent about the future, with the reason, where too few have left', async () => {
    await importCompany(owner, workspace, 4);
    const { outlook, rate } = (await reportOf(owner, workspace))!;
    expect(outlook).toMatchObject({ status: 'silent', expected: null, low: null, high: null, teams: [], leavers: 4 });
    expect((await reportOf(owner, workspace))!.decision).toBeNull();
    expect(outlook.reason).toContain('4\u00A0ухода');
    // What has been is told all the same.
    expect(rate).not.toBeNull();
  });

  it('names nobody and tells no pay', async () => {
    await importCompany(owner, workspace, 40);
    const told = JSON.stringify(await reportOf(owner, workspace));
    const { employees } = (await employeesIn(owner, workspace, THIS_MONTH)).body;
    for (const name of [...NAMES, employees[0]!.id, '90000', '100000']) expect(told).not.toContain(name);
  });

  it('moves the outlook to a team whose load is high by a fresh analysis, and to no other', async () => {
    await importCompany(owner, workspace);
    const expectedOf = async (team: string) =>
      (await reportOf(owner, workspace))!.outlook.teams.find((one) => one.team === team)!;
    const before = await expectedOf('Склад');
    const analysed = (now: Date) => {
      const scores = [
        { team: 'склад', score: 91, people: 18 },
        { team: 'Продажи', score: 40, people: 12 },
      ];
      const subject = { kind: 'workload', workspaceId: workspace.id } as const;
      return makeAnalysis(subject, null, { now, fingerprint: now.toISOString(), outcome: { scores } });
    };
    await analysed(new Date(`${daysAgo(60)}T10:00:00.000Z`));
    expect(await expectedOf('Склад')).toEqual(before);
    await analysed(new Date());
    const after = await expectedOf('Склад');
    expect(after.expected).toBeGreaterThan(before.expected);
    expect(after.why.join()).toContain('Высокая нагрузка');
    expect((await expectedOf('Продажи')).why.join()).not.toContain('Высокая нагрузка');
  });

  it('says what replacing comes to at both ends, by team, and holds initiatives with a price against it', async () => {
    await importCompany(owner, workspace);
    await makeInitiative(owner, workspace, { title: 'Смены', department: 'СКЛАД', kopecks: 500_000_00 });
    await makeInitiative(owner, workspace, { title: 'Бесплатно', department: null, kopecks: 0 });
    const { outlook, decision } = (await reportOf(owner, workspace))!;
    // Everybody is paid 100,000 a month: 20 % of 1,200,000 a year.
    const each = 240_000;
    const costOf = ({ low, high }: { low: number | null; high: number | null }) => ({
      low: low! * each,
      high: high! * each,
    });
    expect(decision).toMatchObject({ share: 0.2, each, cost: costOf(outlook), raise_percent: 180_000 });
    expect(decision!.teams).toMatchObject(outlook.teams.map((team) => ({ each, cost: costOf(team) })));
    expect(decision!.measures.map(({ title, price, team }) => [title, price, team])).toEqual([['Смены', 500_000, 0]]);
  });

  it('says how it decided where files contradict each other', async () => {
    const boris = { email: 'boris@example.com', hired_on: daysAgo(700) };
    const gone = { email: 'gone@example.com', hired_on: daysAgo(900) };
    const earlier = daysAgo(65).slice(0, 7);
    await importEmployees(owner, workspace, [boris, gone, { name: '№ 5' }], { period: earlier });
    await importEmployees(owner, workspace, [boris, { name: '№ 5' }], { period: THIS_MONTH });
    await importLeavers(owner, workspace, [
      { key: 'BORIS@example.com', hired_on: daysAgo(690), left_on: null },
      { key: 'tab-9', hired_on: daysAgo(200), left_on: null },
    ]);
    const { basis, headcount } = (await reportOf(owner, workspace))!;
    expect(headcount.now).toBe(2);
    expect(basis.notes).toEqual([
      expect.stringContaining('1\u00A0человек пропал'),
      expect.stringContaining('У\u00A01\u00A0человека нет даты приёма'),
      expect.stringContaining('У\u00A01\u00A0человека даты в\u00A0разных файлах расходятся'),
      expect.stringContaining('1\u00A0строка истории без даты ухода не\u00A0нашлась'),
    ]);
  });
});
