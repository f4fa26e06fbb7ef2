import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Rule } from '#functions/automations/repositories/automation-rules.ts';
import { people } from '#shared/contract/people.ts';
import { ruleLogOf } from '#tests/support/automation-log.ts';
import { makeAnalysis, workloadOf } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import { makeLedCompany, setManagersView, type LedCompany } from '#tests/support/led-teams.ts';
import { tokenNow } from '#tests/support/pulses.ts';
import { makeRule, sleepIn } from '#tests/support/rules.ts';
import { storedItems } from '#tests/support/stored.ts';

/** Its night is that of Tuesday, the first of December. */
const MONDAY_NOON = new Date('2026-11-30T09:00:00.000Z');
const LETTERS: Rule['action'] = { kind: 'mail', to: ['managers'] };

let company: LedCompany;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY_NOON });
  company = await makeLedCompany();
});
afterEach(() => {
  vi.useRealTimers();
});

/** To whom the letters of rules of this company go, in order. */
async function written(): Promise<string[]> {
  const { seller, keeper } = company;
  const jobs = (await storedItems('automation-rule')).map(({ job }) => (job as { to?: string } | undefined)?.to ?? '');
  return [seller, keeper].map(({ email }) => email).filter((email) => jobs.includes(email));
}

/** The load of both teams, of which that of sales is beyond the limit, or that of the company alone. */
async function measure(teams = true) {
  const metrics = [
    { key: 'overdue', label: 'Просрочено', count: 30, of: 40 },
    ...(teams ? [{ key: 'overdue:Продажи', label: 'Просрочено', count: 15, of: 20 }] : []),
  ];
  const scores = [{ team: null, score: 85, people: 30 }, ...(teams ? [{ team: 'Продажи', score: 85, people: 7 }] : [])];
  await makeAnalysis(workloadOf(company.workspace), null, { now: new Date(), outcome: { metrics, scores } });
}
const rule = (condition: Rule['condition']) =>
  makeRule(company.owner, company.workspace, { enabled: true, action: LETTERS, condition });

it('go to every manager of a company whose managers see it', async () => {
  await rule({ kind: 'load', measure: 'overdue', team: null, above: 40 });
  await measure();
  await sleepIn(company.workspace);
  expect(await written()).toEqual([company.seller.email, company.keeper.email]);
});

it('go to the manager of the team alone where managers see their own teams', async () => {
  await setManagersView(company.owner, company.workspace, 'own_team');
  await rule({ kind: 'load', measure: 'overdue', team: null, above: 40 });
  await measure();
  await sleepIn(company.workspace);
  expect(await written()).toEqual([company.seller.email]);
});

it('go to nobody of them about the company, and the log says why', async () => {
  await setManagersView(company.owner, company.workspace, 'own_team');
  await rule({ kind: 'load', measure: 'overdue', team: null, above: 40 });
  await measure(false);
  await sleepIn(company.workspace);
  expect(await written()).toEqual([]);
  const entries = await ruleLogOf(company.workspace.id);
  expect(entries).toMatchObject([
    { outcome: 'skipped', what: 'Не написали: руководители видят только свои команды, а это не о них' },
  ]);
});

it('about somebody’s date go to whoever leads them', async () => {
  const { owner, workspace, stock, keeper } = company;
  await setManagersView(owner, workspace, 'own_team');
  const body = { people: [{ id: stock[0]!.id, hired_on: '2025-12-01' }] };
  await request(people.setPeople, { token: await tokenNow(owner), params: { id: workspace.id }, body });
  await rule({ kind: 'date', on: 'anniversary', day: null, days: 0 });
  await sleepIn(workspace);
  expect(await written()).toEqual([keeper.email]);
});
