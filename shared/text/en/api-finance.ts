import type { Catalogue } from '../catalogue.ts';
import type { apiFinanceText as Russian } from '../ru/api-finance.ts';

export const apiFinanceText: Catalogue<typeof Russian> = {
  listEmployees: 'Employees of a month with their pay, page by page; without a month, of the latest imported one',
  listPeopleCosts: 'What people cost in each of the last twelve imported months, oldest first',
  listDepartmentMoney:
    'Money of the teams that are open: people and cost by month, expenses of the HR budget, the cost of departures',
  importEmployees: 'Import the employees of a month: whole or not at all',
  undoEmployees: 'Bring back what there was before the latest import of the month',
  changeEmployee: 'Change the data of an employee for a month by hand',
  eraseEmployee:
    'Anonymise an employee in all months and in the history of departures: the sums stay, the name and address do not',
  listLeavers: 'The history of hiring and departures, page by page',
  importLeavers: 'Import the history of hiring and departures: whole or not at all',
  undoLeavers: 'Bring back the history there was before the latest import',

  listMonths: 'Revenue, people and expenses of the company by month, oldest first',
  importMonths: 'Import months: the same months are replaced, the rest stay',
  undoMonths: 'Bring back the months as they were before the latest change',
  changeMonth: 'Write one month; without revenue, people and expenses it is removed',
  getBudget:
    'The HR budget of a year: plan and actual by month and department, forecast, warning; without a year, this year',
  getBudgetRecord:
    'Whether forecasts of the HR budget come true: what was said, what came of it and how often the interval keeps its promise',
  saveBudget: 'Save the plan of the HR budget',
  listExpenses: 'Expenses of the HR budget for a year, newest first; without a year, for this year',
  createExpense: 'Record an expense; the reply also has the budget, which shows whether the plan is exceeded',
  deleteExpense: 'Delete an expense; that of an initiative changes together with it',
  listInitiatives: 'HR initiatives with their price and effect, newest first, and what the effect can be measured by',
  createInitiative: 'Add an initiative; one that has started becomes an expense at once',
  changeInitiative: 'Change an initiative; its expense changes with it',
  deleteInitiative: 'Delete an initiative together with its expense',

  listPaidPeople: 'Employees in one list, together with those known only to the payroll file',
  getPaidPerson: 'An employee and what they cost in the latest imported month',

  getTurnover: 'Turnover: rate and curve with intervals, early departures, a forecast by team without names',
  getLedger:
    'Retention money: the cost of departures, what was not spent on replacing and what was spent on keeping people',
};
