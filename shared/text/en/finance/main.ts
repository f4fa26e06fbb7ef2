import type { financeMainText as Russian } from '../../ru/finance/main.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, plural, quoted } from '../format.ts';
import { budgetText, planText } from './main/budget.ts';
import { employeesText, personText } from './main/employees.ts';

/** Words of the main screen of finance. */
export const financeMainText: Catalogue<typeof Russian> = {
  page: {
    loadFailed: 'This part did not load',
    upload: 'Upload your own data',
    uploadMore: 'Upload data',
    template: 'Download template',
    summary: 'Download summary',
    ownNote: (file, day) => `your own data: ${quoted(file)}, updated on ${day}`,
    ownNoteWithoutFile: (day) => `your own data, updated on ${day}`,
    readOnly: 'You can read and download the data. To change it, you need the Premium plan.',
    toPlans: 'See plans',
  },

  empty: {
    upload: {
      employees: 'Upload employees',
      leavers: 'Upload departure history',
      months: 'Upload revenue and expenses',
    },
  },

  band: {
    name: 'Retention money',
    label: (span) => `Retention money, ${span}`,
    how: 'How we worked this out',
    hide: 'Hide the working',
  },

  ledger: {
    lead: (value, low, high) =>
      `By our estimate ${value}, but with 95% probability the result lies between ${low} and ${high}: some of those who did not leave might have stayed anyway.`,
    noResult:
      'We will work out the result when there is something to compare with: six quarters of departures before the start, and salaries.',
    avoided: 'Replacements avoided',
    extra: 'More replacements needed',
    spent: 'Spent on retention',
    items: (count) => plural(count, 'expense', 'expenses'),
    result: 'Result, estimate',
    range: (low, high) => `from ${low} to ${high}`,
    leaving: 'Separately: replacing those who left',
    leavingNote: (count, each) => `${plural(count, 'departure', 'departures')} at ${each}`,
    empty:
      'What departures cost and what retention has brought is worked out from the payroll file and the history of hires and departures.',
    toTurnover: 'Who leaves and when',
  },

  budget: budgetText,

  plan: planText,

  share: {
    title: (share) => `${share} of expenses goes on people`,
    titleUnknown: 'Where the money goes',
    what: 'Shares of expenses',
    center: 'on people',
    note: (sum, span) =>
      `${sum} over ${span}. “People”: salaries, social contributions, bonuses, health insurance and training.`,
    head: ['Expenses', 'Amount', 'Share'],
    people: 'People',
    others: 'Everything else',
    noPeople: 'What people cost will come from the payroll file.',
    empty: 'Expenses by kind come from the file with revenue and expenses by month.',
  },

  employees: employeesText,

  person: personText,

  initiatives: {
    title: 'Initiatives and their effect',
    total: (sum) => `${sum} in total`,
    since: (day) => `, since ${day}`,
    whole: 'whole company',
    list: 'Initiatives',
    titleField: 'What we will do',
    department: 'Department',
    cost: 'Cost, ₽',
    add: 'Add',
    remove: (title) => `Delete: ${title}`,
    wrongTitle: 'Enter what you will do',
    wrongCost: 'Enter the amount as a number, for example 60,000',
    local: 'What you add here stays on this page alone: this is an example.',
    added: 'Initiative added',
    empty:
      'Record what you do to keep people and what it costs: in three months we will compare whether things got better.',
    verdicts: {
      better: 'got better',
      worse: 'got worse',
      may_be_chance: 'may be chance',
      not_visible: 'not visible yet',
      not_measured: 'not visible yet',
      too_early: 'too early to tell',
      planned: 'not started yet',
      nothing_measured: 'effect not measured',
    },
    share: (part, all) => `${formatNumber(part)} of ${formatNumber(all)}`,
    leftOfYear: (words, rate) => `${words} left, which is ${formatNumber(rate)}% a year`,
    beforeOfYear: (rate) => `before the start, ${formatNumber(rate)}% a year`,
    before: (words) => `before the start ${words}`,
    difference: (value, low, high) => `The difference is ${value} percentage points, from ${low} to ${high}.`,
    borneOut: (same, readings) =>
      `${formatNumber(same)} of ${plural(readings, 'measurement', 'measurements')} after the start showed this.`,
    differenceToOthers: (value, low, high) =>
      `Less the change among everyone else over the same time, the difference is ${value} percentage points, from ${low} to ${high}.`,
    startedOn: 'When it started',
    measure: 'What should change',
    noMeasure: 'Do not measure',
    removeTitle: (title) => `Delete the initiative ${quoted(title)}?`,
    removeText: 'Its cost will leave the HR budget expenses, and the measured effect will be lost.',
    removed: 'Initiative deleted',
    removeAction: 'Delete initiative',
  },

  revenue: {
    titles: {
      up: (months) => `Revenue has grown ${months}`,
      down: (months) => `Revenue has fallen ${months}`,
      none: 'Revenue over time',
    },
    people: { even: 'people costs are steady', up: 'people costs are rising', down: 'people costs are falling' },
    section: 'Revenue over time',
    what: 'Revenue by month',
    legend: { revenue: 'revenue, ₽m', people: 'people costs, ₽m' },
    head: ['Month', 'Revenue', 'People costs'],
    empty: 'Revenue and expenses come as a file by month: the same CSV you keep for yourself.',
  },

  pnl: {
    title: 'Profit and loss',
    section: 'Profit and loss (P&L)',
    what: 'Profit and loss',
    span: (span) => `${span}, ₽m`,
    income: 'Income',
    expenses: 'Expenses',
    revenue: 'Revenue',
    profit: 'Profit',
    loss: 'Loss',
    margin: (share) => `Profit margin ${share}. Profit tax is not included.`,
    head: ['Item', 'Amount'],
    empty: 'Profit will be worked out once there are revenue and expenses by month.',
  },

  charts: {
    revenue: 'Revenue and people costs by month',
    revenueOf: (sum) => `revenue ${sum}`,
    peopleOf: (sum) => `on people ${sum}`,
    ring: 'Shares of expenses',
  },
};
