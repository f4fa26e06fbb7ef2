import type { financeExportText as Russian } from '../../../ru/finance/main/export.ts';
import type { Catalogue } from '../../../catalogue.ts';

/** Words of what is saved of finance as a file. */
export const financeExportText: Catalogue<typeof Russian> = {
  employees: [
    'Name',
    'Email',
    'Department',
    'TCE a month, ₽',
    'Hourly cost, ₽',
    'ROI, %',
    'Retention cost a year, ₽',
    'Replacement cost, ₽',
    'Development rate, %',
    'Contribution a month, ₽',
    'Margin a month, ₽',
  ],
  months: ['Month', 'Revenue, ₽', 'People costs, ₽'],
  pnl: ['Item', 'Amount, ₽'],
  shares: ['Expenses', 'Amount, ₽', 'Share, %'],
  planMonths: ['Month', 'Plan, ₽', 'Actual, ₽'],
  planDepartments: ['Department', 'Plan for the year, ₽', 'Actual, ₽'],
  expenses: ['Date', 'Spent on', 'Department', 'Source', 'Amount, ₽'],
  initiatives: ['Initiative', 'Department', 'Cost, ₽', 'Effect', 'Finding'],
  summary: 'Finance summary',
  sheets: {
    ledger: 'Retention',
    employees: 'Employees',
    months: 'Months',
    pnl: 'Profit and loss',
    planMonths: 'Budget by month',
    planDepartments: 'Budget by department',
    expenses: 'Budget expenses',
    initiatives: 'Initiatives',
  },
};
