import { beforeEach, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { importEmployees } from '#tests/support/finance.ts';
import { makeExpense } from '#tests/support/money.ts';
import { importCompany, importLeavers } from '#tests/support/turnover.ts';
import { daysAgo, NAMES, THIS_MONTH } from '#tests/support/turnover-rows.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const ask = (coefficient?: string) =>
  request(finance.getLedger, {
    token: owner.token,
    params: { id: workspace.id },
    query: (coefficient === undefined ? {} : { coefficient }) as never,
  });
const ledgerOf = async (coefficient?: string) => (await ask(coefficient)).body.ledger!;

describe('the ledger of retention', () => {
  it('is nothing while nothing is loaded', async () => {
    const { status, body } = await ask();
    expect([status, body.ledger]).toEqual([200, null]);
  });

  it('counts what was spent on keeping people in twelve months, and nothing else', async () => {
    await importCompany(owner, workspace);
    const spentOn = daysAgo(100);
    await makeExpense(workspace, { kind: 'initiative', kopecks: 186_000_00, spentOn });
    await makeExpense(workspace, { kind: 'offer', kopecks: 50_000_50, spentOn });
    await makeExpense(workspace, { kind: 'rule', kopecks: 1_00, spentOn });
    await makeExpense(workspace, { kind: 'other', kopecks: 999_000_00, spentOn });
    await makeExpense(workspace, { kind: 'initiative', kopecks: 999_000_00, spentOn: daysAgo(400) });
    const ledger = await ledgerOf();
    expect(ledger.spent).toEqual({ total: 236_001.5, items: 3 });
    // A fifth of 12 × (90 000 + 10 000).
    expect(ledger.staff_replacement).toBe(240_000);
    expect(ledger.break_even!.leavers).toBeCloseTo(236_001.5 / 240_000, 10);
    expect(ledger.result!.value).toBeCloseTo(ledger.avoided!.saved - 236_001.5, 2);
    expect(ledger.assumptions.length).toBeGreaterThan(3);
  });

  it('says in its heading no more than the interval bears', async () => {
    await importCompany(owner, workspace);
    await makeExpense(workspace, { kind: 'initiative', kopecks: 100_000_00, spentOn: daysAgo(200) });
    const { verdict, title, result } = await ledgerOf();
    expect(result!.low).toBeLessThan(0);
    expect(result!.high).toBeGreaterThan(0);
    expect(verdict).toBe('unclear');
    expect(title).toMatch(/^Окупилось ли удержание, пока неясно: /);
  });

  it('follows the slider of the replacement, within its ends', async () => {
    await importCompany(owner, workspace);
    const [low, usual, high] = [await ledgerOf('0.15'), await ledgerOf(), await ledgerOf('1')];
    expect([low, usual, high].map((one) => one.staff_replacement)).toEqual([180_000, 240_000, 1_200_000]);
    expect([low, usual, high].map((one) => one.coefficient)).toEqual([0.15, 0.2, 1]);
    for (const wrong of ['0.1', '1.01', '-1', 'NaN', 'много', '1e400']) {
      const { status, body } = await ask(wrong);
      expect([wrong, status, (body as { code?: string }).code]).toEqual([wrong, 422, 'invalid']);
    }
  });

  it('does not compare where last year was not seen, nor where no pay is known', async () => {
    await importEmployees(owner, workspace, [{ name: 'Нина', salary: 100_000 }], { period: THIS_MONTH });
    await makeExpense(workspace, { kind: 'offer', kopecks: 1_00, spentOn: daysAgo(100) });
    expect(await ledgerOf()).toMatchObject({ verdict: 'too_early', previous: null, avoided: null, result: null });

    workspace = await makeWorkspace(owner);
    await importLeavers(owner, workspace, [
      { hired_on: daysAgo(800), left_on: daysAgo(790) },
      { hired_on: daysAgo(800) },
    ]);
    expect(await ledgerOf()).toMatchObject({ verdict: 'no_pay', staff_replacement: null, break_even: null });
  });

  it('names nobody', async () => {
    await importCompany(owner, workspace);
    const told = JSON.stringify(await ledgerOf());
    for (const name of NAMES) expect(told).not.toContain(name);
  });
});
