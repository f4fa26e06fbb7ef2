import type { teamsText as Russian } from '../../ru/finance/teams.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, plural, quoted } from '../format.ts';
import { dayText, monthLong, monthName } from './months.ts';

/** Words of the page of departments. */
export const teamsText: Catalogue<typeof Russian> = {
  title: 'Your teams’ money',
  note: 'The owner has given you access. View only: the rest of the company’s money is not visible here.',
  failed: 'Could not read the teams’ money',
  nothing: {
    title: 'Pay has not been uploaded yet',
    text: (names) =>
      `People and expenses will appear here: ${listed(names)}. The payroll file is uploaded by the owner or by someone with access to the company’s finance.`,
  },
  missing: (names, period) =>
    names.length === 1
      ? `The payroll file for ${monthLong(period)} does not have the team ${listed(names)}. If it has been renamed, the owner can give access to the new name.`
      : `The payroll file for ${monthLong(period)} does not have these teams: ${listed(names)}. If they have been renamed, the owner can give access to the new names.`,
  head: (people, cost, period) =>
    `${plural(people, 'person', 'people')} · ${cost} in ${monthLong(period)} including taxes`,
  change: (words, period) => `${words} than in ${monthName(period)}`,
  same: (period) => `the same as in ${monthName(period)}`,
  more: (percent) => `${percent} more`,
  less: (percent) => `${percent} less`,
  months: {
    title: 'Cost by month',
    show: 'By month',
    month: 'Month',
    people: 'People',
    cost: 'Cost',
  },
  people: {
    columns: {
      name: 'Employee',
      salary: 'Salary',
      variable: 'Bonus and KPI',
      taxes: 'Taxes',
      benefits: 'Health insurance and training',
      cost: 'Total a month',
    },
    table: (team) => `People: ${team}`,
    nameless: 'name removed',
    left: (day) => `works until ${dayText(day)}`,
    showAll: (count) => `Show all ${formatNumber(count)}`,
    cut: (shown, all) => `The first ${formatNumber(shown)} of ${formatNumber(all)} are shown.`,
  },
  expenses: {
    title: 'HR budget expenses',
    sum: (amount, year) => `${amount} on the team since the start of ${year}`,
    none: (year) => `Nothing was spent on this team separately in ${year}.`,
    newest: 'The latest are shown; the total covers all expenses of the year.',
  },
  leaving: {
    title: 'Cost of departures',
    left: (count, from) =>
      count === 0
        ? `No one has left since ${dayText(from)}.`
        : `${plural(count, 'person has', 'people have')} left since ${dayText(from)}.`,
    ahead: (range, people, until) => `By ${dayText(until)}, ${range} of ${formatNumber(people)} may leave.`,
    upTo: (high) => `up to ${formatNumber(high)}`,
    cost: (range, each, share) =>
      `Replacing them will cost ${range}: ${each} a person on average, which is ${share} of annual pay.`,
    noPay: 'What replacing them will cost cannot be said: the file gives no salaries for the team.',
    note: 'The interval that the forecast expects to be right in 95 cases out of 100. The level comes from departures across the whole company; no one knows who exactly will leave.',
    small: 'The forecast does not speak of teams this small separately: it would be speaking of one person.',
    silent: 'There is no departure forecast yet: the company’s data has few departures or less than a year of history.',
  },
};

const listed = (names: readonly string[]): string => names.map(quoted).join(', ');
