import type { Catalogue } from '../../../catalogue.ts';
import type { budgetText as Russian } from '../../../ru/rules/finance/budget.ts';
import { formatRubles } from '../../format.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const period = (of: string): string => {
  const [year, month] = of.split('-');
  return month === undefined ? `for ${year}` : `for ${MONTHS[Number(month) - 1]} ${year}`;
};
const known = (year: number, months: number, all: number): string =>
  `Revenue of ${year} is known for ${months} of ${all} months`;

export const budgetText: Catalogue<typeof Russian> = {
  period,
  note: {
    noRevenue: (year) => `There is no revenue for ${year}: nothing to take a percentage of`,
    ofKnown: (year, months, all) => `${known(year, months, all)}: the plan is worked out for those`,
    tooFew: (year, months, all, fewest) => `${known(year, months, all)}: a plan for the year needs at least ${fewest}`,
    byMean: (year, months, all) => `${known(year, months, all)}: the average is taken for the others`,
  },
  outlook: {
    over: 'The year is over',
    notBegun: 'The year has not begun yet',
    after: (months) => `A forecast will appear after ${months} whole months of expenses`,
  },
  exceeded: (of, over, spent, plan) =>
    `The budget ${period(of)} is exceeded by ${formatRubles(over)}: ${formatRubles(spent)} of ${formatRubles(plan)} spent`,
  willExceed: (of, sure, low, high, plan) =>
    `At this pace the budget ${period(of)} ${sure ? 'will not be enough' : 'may not be enough'}: it will come to ${formatRubles(low)} to ${formatRubles(high)}, with a plan of ${formatRubles(plan)}`,
  near: (of, percent, spent, plan) =>
    `${percent}% of the budget ${period(of)} is spent: ${formatRubles(spent)} of ${formatRubles(plan)}`,
};
