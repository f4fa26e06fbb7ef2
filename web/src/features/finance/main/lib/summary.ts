import type { Budget, Expense, Initiative } from '#shared/models/finance/money.ts';
import type { Sheet } from '#web/lib/export-xlsx.ts';
import { financeExportText } from '#text/finance/main/export.ts';
import { initiativeRow } from './effect-words.ts';
import type { CostedEmployee } from './employees.ts';
import {
  employeesTable,
  expensesTable,
  initiativesTable,
  monthsTable,
  planDepartmentsTable,
  planMonthsTable,
  pnlTable,
} from './export.ts';
import { type LedgerFigures, ledgerView } from './ledger-view.ts';
import type { MoneyMonth, ProfitAndLoss } from './months.ts';
import type { Assumptions } from './sort-employees.ts';

const { sheets } = financeExportText;
const NAME_WIDTHS = [34, 30, 22];

/** Everything the page shows; null and empty where it has not come, or where there is none. */
export interface Summary {
  readonly ledger: LedgerFigures | null;
  readonly employees: readonly CostedEmployee[];
  readonly assumptions: Assumptions;
  readonly months: readonly MoneyMonth[];
  readonly sums: ProfitAndLoss | null;
  readonly budget: Budget | null;
  readonly expenses: readonly Expense[];
  readonly initiatives: readonly Initiative[];
}

/** The sheets of the workbook: one for each part that has something to show. */
export function summarySheets(summary: Summary): Sheet[] {
  const { ledger, employees, assumptions, months, sums, budget, expenses, initiatives } = summary;
  const view = ledger && ledgerView(ledger);
  return [
    ...(view
      ? [
          {
            name: sheets.ledger,
            sums: [
              [view.title] as const,
              [view.lead] as const,
              ...view.lines.map(({ name, amount }) => [name, amount] as const),
            ],
          },
        ]
      : []),
    ...(employees.length > 0
      ? [
          {
            name: sheets.employees,
            table: employeesTable(employees, assumptions),
            widths: [...NAME_WIDTHS, ...Array<number>(8).fill(18)],
          },
        ]
      : []),
    ...(months.length > 0
      ? [{ name: sheets.months, table: monthsTable(months), widths: Array<number>(12).fill(18) }]
      : []),
    ...(sums && sums.revenue !== null ? [{ name: sheets.pnl, table: pnlTable(sums), widths: NAME_WIDTHS }] : []),
    ...(budget
      ? [
          { name: sheets.planMonths, table: planMonthsTable(budget), widths: NAME_WIDTHS },
          { name: sheets.planDepartments, table: planDepartmentsTable(budget), widths: NAME_WIDTHS },
        ]
      : []),
    ...(expenses.length > 0
      ? [{ name: sheets.expenses, table: expensesTable(expenses), widths: [14, 44, 24, 20, 16] }]
      : []),
    ...(initiatives.length > 0
      ? [
          {
            name: sheets.initiatives,
            table: initiativesTable(initiatives.map(initiativeRow)),
            widths: [40, 24, 16, 60, 24],
          },
        ]
      : []),
  ];
}
