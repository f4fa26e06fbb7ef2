import type { Catalogue } from '../../../catalogue.ts';
import type { employeeMetricsText as Russian } from '../../../ru/rules/finance/employee-metrics.ts';

export const employeeMetricsText: Catalogue<typeof Russian> = {
  tce: {
    label: 'TCE',
    name: 'The full cost of an employee a month',
    formula: 'salary + taxes and contributions + bonus + KPI + health insurance + training',
    note: 'Rent, equipment and the manager’s time are not in it.',
  },
  hourly: {
    label: 'Hourly cost',
    name: 'What an hour of an employee’s work costs',
    formula: 'TCE ÷ hours a month',
    note: 'Where the file has no hours, we take the norm of the workspace. For a month without a single hour there is no figure.',
  },
  hourly_filtered: {
    label: 'Hourly cost, filtered',
    name: 'What an hour of all those left by the filters costs',
    formula: 'sum of TCE ÷ sum of hours',
    note: 'This is not the average cost of an hour: whoever worked more weighs more.',
  },
  roi: {
    label: 'ROI',
    name: 'The return on what is spent on an employee',
    formula: '(contribution − TCE) ÷ TCE',
    note: 'The contribution is someone’s estimate, an opinion and not a measurement. Without it we work out no return.',
  },
  retention: {
    label: 'Retention cost',
    name: 'What is paid in a year on top of the salary, so that a person stays',
    formula: '12 × (bonus + KPI + health insurance + training)',
    note: 'We take the year to be like this month.',
  },
  replacement: {
    label: 'Replacement cost',
    name: 'What a departure comes to: the search, an empty seat, training someone new',
    formula: 'share × 12 × (salary + bonus + KPI)',
    note: 'You choose the share, from 15 to 100%. By default it is 20%, close to the median of studies.',
  },
  development: {
    label: 'Development Rate %',
    name: 'What part of the cost of an employee goes into training',
    formula: 'training ÷ TCE × 100%',
    note: 'Hours of training are not in it, only money.',
  },
};
