import { beforeEach, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { importEmployees } from '#tests/support/finance.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const costs = () => request(finance.listPeopleCosts, { token: owner.token, params: { id: workspace.id } });
const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

describe('what people cost by month', () => {
  it('is nothing before the first month is loaded', async () => {
    expect(await costs()).toMatchObject({ status: 200, body: { months: [] } });
  });

  it('adds everything paid for each of them up, to the kopeck, the oldest month first', async () => {
    const anna = {
      name: 'Анна',
      salary: 100_000.1,
      taxes: 30_200.2,
      bonus: 5_000,
      kpi: 1,
      dms: 2,
      development_costs: 3,
    };
    await importEmployees(owner, workspace, [anna, { name: 'Борис', salary: 50_000.05 }]);
    await importEmployees(owner, workspace, [anna], { period: '2026-09' });
    expect((await costs()).body.months).toEqual([
      { period: '2026-09', people: 1, cost: 135_206.3 },
      { period: '2026-10', people: 2, cost: 185_206.35 },
    ]);
  });

  it('is told of the last twelve months alone', async () => {
    for (const period of [...monthsOf(2025), '2026-01', '2026-02']) {
      await importEmployees(owner, workspace, [{ name: 'Анна', salary: 1 }], { period });
    }
    const { body } = await costs();
    expect([body.months.length, body.months[0]?.period, body.months.at(-1)?.period]).toEqual([
      12,
      '2025-03',
      '2026-02',
    ]);
  });
});
