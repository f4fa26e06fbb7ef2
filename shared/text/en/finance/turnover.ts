import type { turnoverText as Russian } from '../../ru/finance/turnover.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, plural, pluralForm, quoted } from '../format.ts';
import { numberRange } from './ranges.ts';

const months = (count: number): string => plural(count, 'month', 'months');
const people = (count: number): string => plural(count, 'person', 'people');
/** “2 fewer people”. */
const fewer = (count: number): string => `${formatNumber(count)} fewer ${pluralForm(count, 'person', 'people')}`;

/** Words of the page about leaving. */
export const turnoverText: Catalogue<typeof Russian> = {
  note: (since, until) => `from data for ${since} to ${until}`,
  upload: 'Upload history',
  empty: {
    title: 'We will work out departures from your data',
    text: 'Upload the history of hires and departures: hire date, leaving date and department. Names are not needed, numbers are enough. Better still, together with the payroll file for a month.',
    employees: 'Upload employees',
    ask: 'Data can be uploaded by the owner of the workspace or by someone the owner has given access to this section.',
  },
  failed: 'Could not load departures',
  band: {
    name: 'Departures at a glance',
    label: (whole, span) => (whole ? 'Over the last 12 months' : `Since ${span}`),
    none: (average) => `No one of ${formatNumber(average)} left in the year`,
    some: (count, average, share) => `${formatNumber(count)} of ${formatNumber(average)} left: ${share} a year`,
    short: 'Too little data for annual turnover',
    needs:
      'At least three months of observation are needed. Upload the history of hires and departures: it will show the past straight away.',
    interval: (range) =>
      `With 95% probability, the turnover usual for you is ${range}: that is how wide the spread is with this many departures.`,
    reasons: {
      voluntary: (count) => `own choice ${formatNumber(count)}`,
      employer: (count) => `company’s decision ${formatNumber(count)}`,
      unknown: (count) => `no reason given ${formatNumber(count)}`,
    },
    reason: (parts) => `Why: ${parts.join(', ')}.`,
  },
  stats: {
    now: 'Working now',
    average: (value) => `${formatNumber(value)} on average over the period`,
    early: 'Left in the first year',
    early90: 'Left in the first 90 days',
    of: (count, hired) => `${formatNumber(count)} of ${formatNumber(hired)}`,
    earlyNote: (range, from, to) => `${range}; hired from ${from} to ${to}`,
    noHires: 'no one was hired and could be followed for the whole period',
    median: 'Half leave within',
    medianOf: (value) => months(value),
    medianNote: (range, since) => `${range}; from all data since ${since}`,
    medianRange: (low, high) => (high === null ? `no sooner than ${months(low)}` : `${numberRange(low, high)} months`),
    noMedian: 'the curve does not fall to half',
    dash: '—',
  },
  curve: {
    what: 'how long people stay',
    title: (share) => `${share} are still here after a year`,
    plain: 'How long people stay with the company',
    lead: (low) =>
      `The 95% interval is ${low}. Those who still work here count too: they have stayed at least this long.`,
    from: (count) =>
      `The curve is about those who have worked for at least ${months(count)}: the data does not see them earlier.`,
    none: 'The curve needs hire dates for at least five people.',
    chart: 'Share of people still working, by month of tenure, with a 95% interval',
    axis: 'months of work',
    head: ['Tenure', 'Still here', '95% interval', 'How many it rests on'],
    month: (count) => months(count),
    point: (count, share, range, atRisk) =>
      `${months(count)}: ${share} still here, ${range}; rests on ${people(atRisk)}`,
    file: 'Tenure curve',
    columns: ['Tenure, months', 'Still here, %', 'From, %', 'To, %', 'How many it rests on'],
  },
  months: {
    what: 'departures by month',
    title: 'Who joined and who left, by month',
    chart: 'How many people joined and left in each month',
    hired: 'joined',
    left: 'left',
    head: ['Month', 'At month end', 'Joined', 'Left'],
    file: 'Joiners and leavers by month',
    words: (month, hired, gone, headcount) =>
      `${month}: ${formatNumber(hired)} joined, ${formatNumber(gone)} left, ${formatNumber(headcount)} at the end`,
  },
  outlook: {
    silentTitle: 'No forecast yet',
    title: (low, high) =>
      high === 0
        ? 'Within six months, most likely no one will leave'
        : low === high
          ? `${people(low)} will leave within six months`
          : `${numberRange(low, high)} people will leave within six months`,
    lead: (until, expected) =>
      `By ${until}, with 95% probability; most likely about ${expected}. The forecast says nothing about particular people.`,
    label: 'Departure forecast',
    calibrated: 'your own coefficients',
    published: 'published coefficients',
    rest: 'All the rest together',
    allAlike: 'as in the company',
    noTeams: 'Not shown by team: that takes at least two teams of five people or more.',
    file: 'Departure forecast by team',
    columns: ['Team', 'People', 'Expected', 'From', 'To', 'Replacement from, ₽', 'Replacement to, ₽', 'Why'],
    method: (leavers) =>
      `The level comes from your own departures: the data has ${formatNumber(leavers)} of them over the last three years. How the risk changes with tenure is told by the coefficients below. A team that people left more often gets more, but only as far as teams differ at all. Teams of fewer than five people are counted together.`,
    calibration: (from) =>
      `We work out your own coefficients from ${plural(from, 'departure', 'departures')} on: with fewer, a company would learn its own noise.`,
    factors: ['What matters', 'Published', 'Yours'],
    sources: 'Where the coefficients come from',
    factorsCaption: 'Forecast coefficients',
    ownNone: 'too few departures',
    ownLoad: 'not worked out',
    factor: (value) => `×${value}`,
    blind: 'What the forecast does not see',
  },
  decision: {
    title: (leaving, cost) => `${leaving}: replacement ${cost}`,
    expected: (cost) => `, which is ${cost}`,
    each: (cost, share) =>
      `Replacing one person costs ${cost}: ${share} of the average annual income of those who work here.`,
    upTo: (high) => `up to ${high}`,
    between: (low, high) => `${low} to ${high}`,
    all: 'Whole company',
    head: { team: 'Team', leaving: 'Will leave', cost: 'Replacement' },
    costShort: 'replacement',
    people: (count) => people(count),
    unknownCost: 'salaries needed',
    signal: (claim) => `In the answers: ${claim}`,
    mood: (question, value, most, lowerIsBetter) =>
      `In the answers to ${quoted(question)}: ${value} of ${most}${lowerIsBetter ? ', lower is better' : ''}`,
    beside:
      'Poll answers stand alongside and are not part of the forecast: they do not prove that people leave because of them.',
    when: (first, range) => `When they leave: ${first} in the first year, ${range}`,
    half: (after, range) => `; half within ${after}, ${range}.`,
    measures: 'What will pay off',
    measuresHead: ['Measure', 'Price', 'What has to change'],
    usual: { raise: 'Pay rise', onboarding: 'Onboarding programme', training: 'Training for managers' },
    raiseHint: (roubles, until) => `1% for everyone until ${until} is ${roubles} without social contributions`,
    price: (name) => `Price, ₽: ${name}`,
    pricePlaceholder: 'price, ₽',
    wrongPrice: 'Enter the amount as a number',
    enter: 'Enter a price to see how many people have to be kept.',
    within: (count, range) =>
      `Pays off if at least ${fewer(count)} ${pluralForm(count, 'leaves', 'leave')}. We expect ${range} to leave.`,
    possible: (count, range) =>
      `Pays off if at least ${fewer(count)} ${pluralForm(count, 'leaves', 'leave')}. We expect ${range} to leave: that may be fewer than have to be kept.`,
    beyond: (count, high) =>
      `Will not pay off by the end of the period: ${fewer(count)} would have to leave, and we expect no more than ${formatNumber(high)} to leave.`,
    noPay: 'Salaries are needed to work this out.',
    smallTeam: 'Not compared: the department has fewer than five people or is not in the data.',
    noEffect: (until) =>
      `How many departures a measure will prevent we do not know and do not make up: this is only how many it takes. We count until ${until}; the effect may last longer. A price you enter is not saved anywhere.`,
    ends: 'The roubles are the ends of the interval multiplied by the average replacement. Who exactly will leave is not known, so the average is taken and not anyone’s income; the interval does not allow for a replacement costing more or less than the share.',
  },
  ledger: {
    label: 'Retention money',
    span: (from, to) => `${from} – ${to}`,
    lead: (low, high) => `With 95% probability the result lies between ${low} and ${high}.`,
    avoided: 'Replacements avoided',
    avoidedLess: 'More replacements needed',
    noPrevious: 'too early to tell',
    noProgramme: 'counted from the start of the first programme, there is none yet',
    spent: 'Spent on retention',
    spentNote: (items) => plural(items, 'expense', 'expenses'),
    result: 'Result, estimate',
    resultNote: (low, high) => `from ${low} to ${high}`,
    unknown: 'not known',
    leaving: 'Replacing those who left',
    leavingNote: (count, each) => `${plural(count, 'departure', 'departures')} at ${each}`,
    breakEven: 'For the expenses to pay off',
    breakEvenOf: (count) => `${count} fewer departures`,
    breakEvenNote: (spent, each) => `${spent} ÷ ${each}`,
    nothingSpent: 'nothing to pay off',
    noPay: 'salaries needed',
    head: ['Line', 'Made up of', 'Amount'],
    file: 'Retention money',
    sources: 'Where the replacement share comes from',
    share: (value) => `Here it is ${value}. You can change it on the overview.`,
    failed: 'Could not work out the retention money',
  },
  basis: {
    title: 'What this rests on',
    lists: (count) =>
      count === 0 ? 'There are no lists of employees by month' : `Lists of employees for ${months(count)}`,
    history: (count) =>
      count === 0 ? 'There is no history of hires and departures' : `History: ${plural(count, 'row', 'rows')}`,
    complete: (since, until) => `We take it that everyone who left from ${since} to ${until} is in the data`,
  },
};
