import type { budgetText as RussianBudget, planText as RussianPlan } from '../../../ru/finance/main/budget.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { formatNumber, quoted } from '../../format.ts';

const between = (low: string, high: string) => (low === high ? low : `${low} to ${high}`);

/** The plan of the HR budget: how much may be spent, and how it stands. */
export const budgetText: Catalogue<typeof RussianBudget> = {
  openFinance: 'Open finance',
  title: 'HR budget',
  titles: {
    none: 'HR budget: no plan set',
    unknown: 'HR budget: the plan cannot be worked out yet',
    under: 'HR budget: less spent than planned',
    near: 'HR budget: the plan is almost spent',
    will_exceed: 'HR budget: the plan may not be enough',
    exceeded: 'HR budget: over plan',
  },
  asOf: (day) => `as of ${day}`,
  departmentSignal: {
    exceeded: 'over budget',
    near: 'budget running out',
    exceededWhy: (year, spent, planned) =>
      `Of the department’s HR budget for ${year}, ${spent} has been spent; the plan is ${planned}.`,
    nearWhy: (year, spent, passed) =>
      `${spent} of the department’s HR budget for ${year} has been spent, and ${passed} of the year has passed.`,
    evidence: 'plan and actual',
    action: 'Open finance',
  },
  period: 'Period',
  periods: { year: 'Year', month: 'Month' },
  mode: 'How to set it',
  modes: { percent: '% of revenue', absolute: 'Amount' },
  value: 'Value',
  valueHint: 'From 0 to 100.',
  wrongPercent: 'The percentage is a number from 0 to 100',
  wrongAmount: 'The amount is a number from 0 to ₽1,000,000,000',
  amounts: {
    year: (sum) => `That is ${sum} a year.`,
    month: (sum) => `That is ${sum} a month.`,
  },
  ofRevenue: {
    year: (revenue, sum) => `With revenue of ${revenue} a year, that is ${sum}.`,
    month: (revenue, sum) => `With revenue of ${revenue} a month, that is ${sum} a month.`,
  },
  of: (planned) => `of ${planned}`,
  spentWithoutPlan: { year: 'spent since the start of the year', month: 'spent since the start of the month' },
  passed: {
    year: (share) => `${share} of the year has passed`,
    month: (share) => `${share} of the month has passed`,
  },
  bar: 'Spent of the plan',
  barWords: (share, passed) => `${share} of the plan spent, ${passed}`,
  ahead: (sum) => `Of that, ${sum} is booked for the months ahead.`,
  remains: {
    year: (low, high) => `At this rate, ${between(low, high)} will be left by the end of the year.`,
    month: (low, high) => `At this rate, ${between(low, high)} will be left by the end of the month.`,
  },
  outlook: {
    year: (low, high) => `At this rate, it will come to ${between(low, high)} by the end of the year.`,
    month: (low, high) => `At this rate, it will come to ${between(low, high)} by the end of the month.`,
  },
  between,
  save: 'Save',
  saved: 'Plan saved',
  importCsv: 'Import CSV',
  conflict:
    'While you were changing the plan, someone else saved it. Your value is still here: check it and save again.',
  noPlan:
    'Set how much may be spent on people in a year or a month: we will show where you are now and whether it is enough.',
};

/** Plan and fact of the HR budget: months, departments, expenses. */
export const planText: Catalogue<typeof RussianPlan> = {
  title: 'HR budget, plan and actual',
  view: 'What to show',
  views: { months: 'Months', departments: 'Departments', expenses: 'Expenses' },
  months: ['Month', 'Plan', 'Actual', 'Left'],
  departments: ['Department', 'Plan for the year', 'Actual', 'Left'],
  expenses: ['Date', 'Spent on', 'Department', 'Amount'],
  company: 'whole company',
  monthsNote: 'The plan for a month is a percentage of its revenue. Until that is uploaded, there is a dash instead.',
  wholeCompany: 'Whole company',
  noAmount: '—',
  noExpenses: 'No expenses this year yet. Record the first one: they show whether the budget is enough.',
  noDepartments: 'Nothing by department yet: no department has a plan, and no expense names a department.',
  partOf: { year: 'Department’s plan for the year, ₽', month: 'Department’s plan for the month, ₽' },
  partHint: 'Leave empty for no plan of its own',
  savePart: 'Set the department’s plan',
  partSaved: (department) => `The plan for ${quoted(department)} is saved`,
  partTaken: (department) => `${quoted(department)} no longer has a plan of its own`,
  wrongDepartment: 'Enter a department',
  wrongPart: 'Enter an amount, for example 300,000',
  more: (count) => `The latest ${formatNumber(count)} are shown. The rest are in the totals by month.`,
  kinds: { initiative: 'initiative', offer: 'partner offer', rule: 'rule', other: '' },
  what: 'Spent on',
  department: 'Department',
  amount: 'Amount, ₽',
  day: 'Date',
  add: 'Record expense',
  added: 'Expense recorded',
  wrongWhat: 'Enter what the money was spent on',
  wrongAmount: 'Enter an amount above zero, for example 12,500',
  wrongDay: 'Enter a date',
  remove: (title) => `Delete expense: ${title}`,
  removed: 'Expense deleted',
  removeTitle: (title) => `Delete the expense ${quoted(title)}?`,
  removeText: 'The amount goes back to what is left of the budget.',
  removeAction: 'Delete expense',
};
