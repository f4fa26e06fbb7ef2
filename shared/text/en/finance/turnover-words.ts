import type { turnoverWords as Russian } from '../../ru/finance/turnover-words.ts';
import type { Catalogue } from '../../catalogue.ts';
import { percent, tenth } from '../figures.ts';
import { plural, pluralForm } from '../format.ts';

const people = (count: number) => plural(count, 'person', 'people');

/** What the report of turnover, its forecast and the ledger of retention say of themselves. */
export const turnoverWords: Catalogue<typeof Russian> = {
  notes: {
    disappeared: (count) =>
      `${people(count)} disappeared from the lists without a leaving date: we take it that the job ended with the last month they are in, and the reason is unknown`,
    withoutHiring: (count) =>
      `${people(count)} ${pluralForm(count, 'has', 'have')} no hire date: they are in the headcount and the departures, but not in the curve of tenure`,
    contradictory: (count) =>
      `The dates of ${people(count)} differ between files: we believe the newest list of employees`,
    unknown: (count) =>
      `${plural(count, 'line', 'lines')} of the history without a leaving date ${pluralForm(count, 'was', 'were')} not found in the lists of employees: we leave them out so as not to count anyone twice`,
  },
  blind: {
    hiring: 'Who you will hire: the forecast is only about those who work now',
    plans: 'The plans of the company and the market: redundancies, a move, a new competitor, pay rises',
    intentions: 'What people intend: we do not mix answers to anonymous polls with departures and money',
    past: 'That the future may not repeat the past: the level is taken from your departures over the last three years',
    load: 'The workload of teams: it needs a workload analysis no older than a month',
    ownCoefficients: (leavers) =>
      `How your company differs from others: the coefficients of tenure are published ones, we work out your own from ${plural(leavers, 'departure', 'departures')} on`,
  },
  silent: {
    shortData: (months) =>
      `The forecast needs at least a year of data, and there ${pluralForm(months, 'is', 'are')} ${plural(months, 'month', 'months')}. Upload the history of hires and departures`,
    fewPeople: 'There are too few people in the company for a forecast: at least five are needed',
    fewLeavers: (leavers, least) =>
      `Over the last three years there ${leavers === 0 ? 'was not a single departure' : `${pluralForm(leavers, 'was', 'were')} ${plural(leavers, 'departure', 'departures')}`} in the data. The forecast needs at least ${least}: with fewer the honest answer is “from none to many”`,
  },
  why: {
    newcomers: (newcomers, of, times) =>
      `${newcomers} of ${of} are in their first year, and in the first year people leave ${tenth(times)} times as often`,
    shortTenure: 'Tenure is shorter than the company average',
    longTenure: 'Tenure is longer than the company average: people leave such teams less often',
    left: (left, expected) =>
      `Over three years ${left === 0 ? 'no one' : left} left, and by tenure ${tenth(expected)} would be expected`,
    highLoad: (times) => `High workload: with it people leave about ${tenth(times)} times as often`,
  },
  factors: {
    first_year: 'First year in the job',
    second_year: 'Second year in the job',
    third_to_fifth_year: 'Two to five years',
    later: 'More than five years',
    high_load: 'High workload of the team',
  },
  sources: {
    tenure: 'U.S. Bureau of Labor Statistics, NLSY79: duration of jobs begun at ages 35–44. Table 2, 2021',
    load: 'Kachi et al. Occupational stress and the risk of turnover. BMC Public Health 20, 2020: 9,657 people, 3.5 years; 1.52 for women, 2.86 for men',
  },
  ledger: {
    replacement: (share) =>
      `Replacing one person costs ${percent(Math.round(share * 100))} of their annual pay: 12 × (salary + bonus + KPI). You choose the share`,
    annualPay:
      'Annual pay is the average of the last full months, twelve at most; where it is not known of someone, we take the average of those who work now',
    avoided: (compared) =>
      `“Replacements avoided”: how many would have left since the first programme began if people had left as before, minus how many left. “Before” is not one year but all quarters before the start, six to twelve: a good year may follow a bad one by itself${compared ? '. How departures in the other departments changed over the same time has been subtracted' : ''}`,
    dismissals: 'Dismissals by the company are not counted in this comparison: retention has no effect on them',
    interval:
      'The interval (95%) allows for departures being now more, now fewer, for people leaving one after another, and for a replacement costing from half to one and a half times the chosen share. It does not allow for errors in salaries',
    noCause: 'A comparison of before and after proves no cause: people may have stayed by themselves',
    nothingSpent:
      'Spending on retention is initiatives, partner offers and rules from the HR budget over twelve months. There is none yet',
    spent:
      'Spending on retention is initiatives, partner offers and rules from the HR budget over twelve months. “Other” expenses are not included',
  },
  measures: {
    left_in_90_days: 'Left within the first 90 days',
    turnover: 'Turnover over a year',
    workload: 'Workload',
  },
  measureIn: (measure, department) => `${measure}, ${department}`,
  notBegun: 'too early to tell: the initiative has not begun',
};
