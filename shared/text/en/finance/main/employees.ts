import type {
  employeesText as RussianEmployees,
  personText as RussianPerson,
} from '../../../ru/finance/main/employees.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { formatNumber, NBSP, plural } from '../../format.ts';

/** The table of employees: what each costs, and all of them together. */
export const employeesText: Catalogue<typeof RussianEmployees> = {
  title: 'Employees and what they cost',
  shown: (found, all) =>
    found === all ? plural(all, 'person', 'people') : `${formatNumber(found)} of ${formatNumber(all)} shown`,
  hoursIn: (hours) => `${hours}${NBSP}h`,
  hours: (norm) => `hours from the timesheet, ${norm} a month without one`,
  search: 'Find by name or email',
  filtersLabel: 'Who to show',
  filters: { department: 'Department', profitability: 'Profitability', cost: 'Cost', margin: 'Margin' },
  all: (name) => `${name}: all`,
  option: (name, value) => `${name}: ${value}`,
  noDepartment: 'no department',
  profitability: {
    loss: 'contribution below cost',
    to_half: 'ROI up to 50%',
    over_half: 'ROI above 50%',
    unknown: 'no contribution given',
  },
  cost: {
    to_100: 'up to ₽100k',
    to_200: '₽100k–200k',
    over_200: 'from ₽200k',
  },
  margin: {
    loss: 'negative',
    to_50: 'up to ₽50k',
    over_50: 'from ₽50k',
    unknown: 'no contribution given',
  },
  reset: 'Reset',
  metrics: 'Metrics',
  // They are called so on the page itself.
  terms: {
    tce: '',
    hourly: '',
    hourly_filtered: '',
    roi: '',
    retention: '',
    replacement: '',
    development: '',
  },
  about: {
    tce: 'full cost a month, everyone together',
    hourly: 'for everyone',
    hourly_filtered: 'for those in the table',
    roi: 'return on cost, where a contribution is given',
    retention: 'a year',
    replacement: (share) => `if everyone leaves, at ${share} of annual pay`,
    development: 'training, of people costs',
  },
  formula: 'Formula',
  numbers: 'With your numbers',
  unknown: '—',
  columns: {
    name: 'Employee',
    department: 'Department',
    tce: 'TCE a month',
    hourly: 'Hourly cost',
    roi: 'ROI',
    retention: 'Retention a year',
    replacement: 'Replacement',
    development: 'Development rate',
  },
  noContribution: 'no contribution given',
  open: 'How it is worked out',
  nameless: 'name removed',
  left: (day) => `works until ${day}`,
  note: 'The return (ROI) rests on the contribution that the manager gave: it is an opinion, not a measurement. Mood from anonymous polls is not shown here and not mixed with money.',
  nobody: 'No one matches these conditions.',
  empty: 'What employees cost is worked out from the payroll file: salaries, social contributions, bonuses, hours.',
  coefficient: 'Share of annual pay that a replacement costs',
  coefficientValue: (share) => `${share} of annual pay`,
  sources: 'Where these numbers come from',
  periodLabel: 'Month',
  money: {
    salary: 'salary',
    taxes: 'taxes and social contributions',
    bonus: 'bonus',
    kpi: 'KPI',
    dms: 'health insurance',
    development_costs: 'training costs',
  },
  missing: (columns) => `The file had no columns for: ${columns}. They are counted as zero.`,
};

/** What opens of one employee. */
export const personText: Catalogue<typeof RussianPerson> = {
  fields: {
    department: 'Department',
    hours: 'Hours in the month',
    development: 'Training hours',
    tasks: 'Tasks',
    mood: 'Mood',
    interests: 'Interests',
    hired: 'Works here since',
    contribution: 'Contribution a month',
    margin: 'Margin a month',
  },
  moodNote: 'Mood and interests are in the example alone: your own data never has them next to money.',
  contributionLabel: 'Contribution a month, ₽',
  contributionHint:
    'How much this person brings to the company, in your judgement. Empty: the return (ROI) is not worked out.',
  save: 'Save',
  saved: 'Saved',
  wrong: 'Enter the amount as a number, for example 120,000',
  conflict: 'While you were making changes, someone else updated this month’s data. Check it and save again.',
  erase: 'Remove name',
  eraseTitle: (name) => `Remove the name: ${name}?`,
  eraseText:
    'The name and address will disappear from all months and from the history of departures. Pay, department and dates will stay, and the totals will not change. The name can be brought back only by uploading the file again.',
  erased: 'Name and address removed',
  close: 'Close',
};
