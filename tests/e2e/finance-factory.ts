import type { Input } from '#shared/contract/route.ts';
import { finance } from '#shared/contract/finance.ts';
import type { FinanceEmployeeRow } from '#shared/models/finance/employees.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { demand, type Person } from './factories.ts';

/** The month that tests of finance load. */
export const PERIOD = '2026-10';

const EMPTY = {
  ...{ email: null, name: null, department: null, salary: 0, taxes: 0, bonus: 0, kpi: 0, dms: 0, development_costs: 0 },
  ...{ development: 0, hours: null, tasks_status: null, contribution: null },
  ...{ hired_on: null, left_on: null, leaving: null },
} satisfies FinanceEmployeeRow;

/** Three people of two departments. */
export const STAFF: readonly Partial<FinanceEmployeeRow>[] = [
  {
    ...{ name: 'Анна Орлова', email: 'anna@romashka.example', department: 'Продажи', salary: 100_000, taxes: 30_200 },
    ...{ bonus: 10_000, kpi: 5_000, dms: 2_500, development_costs: 4_300, hours: 152, contribution: 190_000 },
  },
  { name: 'Борис Ким', email: 'boris@romashka.example', department: 'Склад', salary: 60_000, hours: 160 },
  { name: 'Вера Лис', email: 'vera@romashka.example', department: 'Склад', salary: 80_000, hours: 160 },
];

const inSpace = ({ id }: Workspace) => ({ params: { id } });
const as = ({ tokens }: Person) => ({ token: tokens.access_token });

/** Loads employees of a month. */
export async function loadEmployees(
  owner: Person,
  workspace: Workspace,
  rows: readonly Partial<FinanceEmployeeRow>[] = STAFF,
  { period = PERIOD, file_name = 'Штат, октябрь.csv' } = {},
) {
  const body = {
    period,
    file_name,
    base_version: null,
    rows: rows.map((row) => ({ ...EMPTY, ...row })),
  };
  return demand(finance.importEmployees, { ...inSpace(workspace), body }, as(owner));
}

/** Loads two months of revenue and expenses. */
export async function loadMonths(owner: Person, workspace: Workspace) {
  const month = (name: string, revenue: number) => ({
    month: name,
    revenue,
    people: null,
    expenses: [
      { name: 'Закупка', amount: 400_000 },
      { name: 'Аренда', amount: 113_333 },
    ],
  });
  const months = [month('2026-09', 900_000), month(PERIOD, 1_000_000)];
  return demand(
    finance.importMonths,
    { ...inSpace(workspace), body: { base_version: null, file_name: 'months.csv', months } },
    as(owner),
  );
}

/** Saves a plan of the HR budget, over whatever was there. */
export async function savePlan(
  owner: Person,
  workspace: Workspace,
  value: number,
  departments: Input<typeof finance.saveBudget>['body']['departments'] = [],
) {
  const { year, version } = await demand(finance.getBudget, { ...inSpace(workspace), query: {} }, as(owner));
  const plan = { period: 'year', mode: 'absolute', value } as const;
  return demand(finance.saveBudget, { ...inSpace(workspace), body: { year, version, plan, departments } }, as(owner));
}
