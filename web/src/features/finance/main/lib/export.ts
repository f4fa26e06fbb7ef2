import { margin } from '#shared/rules/finance/employee-cost.ts';
import type { Budget, Expense } from '#shared/models/finance/money.ts';
import type { Cell, CellKind, ExportTable } from '#web/lib/export-cells.ts';
import { financeExportText } from '#text/finance/main/export.ts';
import { financeMainText } from '#text/finance/main.ts';
import type { InitiativeRow } from '../components/initiatives-card.tsx';
import type { CostedEmployee } from './employees.ts';
import type { MoneyMonth, ProfitAndLoss } from './months.ts';
import { type Assumptions, figureOf, type FigureColumn } from './sort-employees.ts';

/*
 * What is saved as a file is what the screen shows, with figures to reckon with.
 */

const text = financeExportText;
const PERCENT = 100;
const FIGURES: readonly FigureColumn[] = ['tce', 'hourly', 'roi', 'retention', 'replacement', 'development'];
const MONEY: CellKind = 'money';

/** The rows of the employees' table in the order they stand in. */
export function employeesTable(employees: readonly CostedEmployee[], assumptions: Assumptions): ExportTable {
  return {
    header: [...text.employees],
    kinds: [undefined, undefined, undefined, MONEY, MONEY, 'percent', MONEY, MONEY, 'percent', MONEY, MONEY],
    sums: [3, 6, 7, 9, 10],
    rows: employees.map((one) => [
      one.name ?? '',
      one.email ?? '',
      one.department ?? '',
      ...FIGURES.map((column): Cell => {
        const figure = figureOf(one, column, assumptions);
        if (figure === null) return '';
        return rounded(column === 'roi' || column === 'development' ? figure * PERCENT : figure);
      }),
      one.contribution ?? '',
      margin(one) ?? '',
    ]),
  };
}

/** Months with what was earned and spent in each, one column for every kind of expense. */
export function monthsTable(months: readonly MoneyMonth[]): ExportTable {
  const kinds = [...new Set(months.flatMap(({ expenses }) => expenses.map(({ name }) => name)))];
  return {
    header: [...text.months, ...kinds],
    kinds: ['month', MONEY, MONEY, ...kinds.map(() => MONEY)],
    sums: [1, 2, ...kinds.map((_, index) => index + 3)],
    rows: months.map(({ month, revenue, peopleCost, expenses }) => [
      month,
      revenue ?? '',
      peopleCost ?? '',
      ...kinds.map((kind): Cell => expenses.find(({ name }) => name === kind)?.amount ?? ''),
    ]),
  };
}

/** Profit and loss, item by item. */
export function pnlTable({ revenue, expenses, profit }: ProfitAndLoss): ExportTable {
  return {
    header: [...text.pnl],
    kinds: [undefined, MONEY],
    rows: [
      [financeMainText.pnl.revenue, revenue ?? ''],
      ...expenses.map(({ name, amount }): Cell[] => [name, -amount]),
      [financeMainText.pnl.profit, profit ?? ''],
    ],
  };
}

/** What each kind of expense comes to, and its part of all of them. */
export function sharesTable({ expenses }: ProfitAndLoss): ExportTable {
  return {
    header: [...text.shares],
    kinds: [undefined, MONEY, 'percent'],
    sums: [1],
    rows: expenses.map(({ name, amount, share }) => [name, amount, share === null ? '' : rounded(share * PERCENT)]),
  };
}

/** Plan and fact of the budget month by month. */
export function planMonthsTable({ months }: Budget): ExportTable {
  return {
    header: [...text.planMonths],
    kinds: ['month', MONEY, MONEY],
    sums: [1, 2],
    rows: months.map(({ month, planned, spent }) => [month, planned ?? '', spent]),
  };
}

/** Plan and fact of the budget by department. */
export function planDepartmentsTable({ departments }: Budget): ExportTable {
  return {
    header: [...text.planDepartments],
    kinds: [undefined, MONEY, MONEY],
    sums: [1, 2],
    rows: departments.map(({ department, planned, spent }) => [
      department ?? financeMainText.plan.company,
      planned ?? '',
      spent,
    ]),
  };
}

/** Expenses of the budget, as they stand in the list. */
export function expensesTable(expenses: readonly Expense[]): ExportTable {
  return {
    header: [...text.expenses],
    kinds: ['day', undefined, undefined, undefined, MONEY],
    sums: [4],
    rows: expenses.map(({ spent_on, title, department, kind, amount }) => [
      spent_on,
      title,
      department ?? financeMainText.plan.company,
      financeMainText.plan.kinds[kind],
      amount,
    ]),
  };
}

/** Initiatives with what came of them. */
export function initiativesTable(initiatives: readonly InitiativeRow[]): ExportTable {
  return {
    header: [...text.initiatives],
    kinds: [undefined, undefined, MONEY],
    sums: [2],
    rows: initiatives.map(({ title, department, cost, effect, verdict }) => [
      title,
      department ?? financeMainText.initiatives.whole,
      cost,
      effect ?? '',
      financeMainText.initiatives.verdicts[verdict],
    ]),
  };
}

/** Two places are more than the figures bear. */
function rounded(value: number): number {
  return Math.round(value * PERCENT) / PERCENT;
}
