import type {
  builderText as RussianBuilder,
  readyRuleTitles as RussianTitles,
  rulesText as RussianRules,
} from '../../ru/automations/rules.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural, pluralForm } from '../format.ts';

/** Texts of the page of rules. */
export const rulesText: Catalogue<typeof RussianRules> = {
  note: 'Every night after 3:00 Moscow time, the service checks the conditions and does what you decided in advance',
  add: 'New rule',
  loadFailed: 'Could not load the rules',
  noPermission: 'The owner, HR and managers can see the rules.',
  readOnly: 'The owner and managers can change the rules.',
  all: 'Main switch',
  allOn: 'on',
  allOff: 'off',
  allOffNote: 'The main switch is off: no rule will run.',
  allOffSpending:
    'The main switch is off: no rule will run. Some of the rules spend money, so those with access to finance can turn it on.',
  failed: 'Not saved',

  emptyTitle: 'No rules yet',
  emptyText: 'Start with a ready one: you can adjust it and try it on the past 90 days. Nothing turns on by itself.',
  ready: 'Ready rules',
  take: 'Use this rule',

  list: 'Rules',
  working: (on, all) =>
    on === 0 ? 'No rule is on' : `${plural(on, 'rule', 'rules')} of ${all} ${pluralForm(on, 'is', 'are')} working`,
  allStopped: 'All rules are stopped',
  on: 'On',
  off: 'Off',
  switchOf: (sentence) => `Turn on the rule: ${sentence}`,
  last: 'Last time',
  never: 'has not run yet',
  next: 'Next check',
  nothingPlanned: 'will not run again: the day has passed',
  spent: 'Spent this month',
  spentOf: (spent, cap) => `${spent} of ${cap}`,
  edit: 'Edit',
  editOf: (sentence) => `Edit the rule: ${sentence}`,
  remove: 'Delete',
  removeOf: (sentence) => `Delete the rule: ${sentence}`,
  removing: {
    title: 'Delete the rule?',
    text: 'It will not run any more. Its entries in the log stay.',
    action: 'Delete rule',
  },

  log: 'Log',
  logEmpty: 'No rule has run yet.',
  logFailed: 'Could not load the log',
  more: 'Show more',
  outcomes: { done: 'done', skipped: 'not done', failed: 'error' },
};

/** What the tasks of the ready rules are called. */
export const readyRuleTitles: Catalogue<typeof RussianTitles> = {
  overdue: 'Go through the team’s overdue tasks',
  probation: 'Talk about how the probation period went',
};

/** Texts of the builder of a rule. */
export const builderText: Catalogue<typeof RussianBuilder> = {
  create: 'New rule',
  edit: 'Edit rule',
  sentence: 'The whole rule',
  unfinished: 'Fill in the fields, and the rule will come together in one sentence.',
  when: 'If',
  does: 'Then',
  condition: 'Condition',
  conditions: {
    load: 'team workload',
    answer_rate: 'share of respondents',
    enps: 'eNPS of the last poll',
    date: 'date',
  },
  measure: 'What to compare',
  measures: { overdue: 'share of overdue tasks', score: 'workload index' },
  team: 'Team',
  anyTeam: 'any where at least five people have tasks',
  abovePercent: 'Above, %',
  aboveScore: 'Above, out of 100',
  loadHint:
    'Teams where fewer than five people have tasks do not count. While the workload stays high, the rule runs again after 30 days.',
  belowPercent: 'Answered fewer than, %',
  daysBefore: 'Days before the poll’s deadline',
  rateHint:
    'In an anonymous poll, answers are counted in steps of five: no one knows who has answered, and neither does the rule.',
  poll: 'Poll',
  anyPoll: 'any eNPS poll',
  change: 'What happened',
  changes: { below: 'eNPS is below', fell: 'it fell by more than chance' },
  enpsBelow: 'Below, from −100 to 100',
  enpsHint: 'Closed runs with at least five ratings shown count.',
  date: 'Which date',
  dates: {
    anniversary: 'work anniversary',
    probation_end: 'end of the probation period (3 months)',
    day: 'calendar day',
    month_start: 'first working day of the month',
  },
  day: 'Day',
  shift: 'When',
  shifts: { before: 'earlier by', on: 'on the day', after: 'later by' },
  shiftDays: 'Days',
  personHint: 'The start date is given under “Team”. The rule does not say how many years someone has worked.',

  action: 'Action',
  actions: {
    task: 'create a task',
    reminder: 'send a poll reminder',
    offer: 'partner offer',
    mail: 'send an email',
  },
  title: 'Task title',
  responsible: 'Assignee',
  owner: 'owner',
  deadline: 'Days for the task',
  reminderHint: 'It will remind those who have not answered yet, on a working day at 11:00. No one sees who exactly.',
  category: 'Section',
  categories: {
    course: 'courses',
    conference: 'conferences',
    gym: 'sport',
    psychologist: 'psychologists',
  },
  offer: 'Offer',
  anyOffer: 'the cheapest in the section',
  people: 'For how many people',
  auto: 'Send the request to the partner right away',
  autoHint:
    'Without this, HR and the owner get an email, and money is spent only when someone sends the request themselves.',
  autoRight: 'Only a rule of someone with access to finance can spend money right away.',
  cap: 'No more than, ₽ per month',
  capHint: 'And within the HR budget: without one, the rule will not order anything.',
  to: 'To whom',
  recipients: { owner: 'the owner', hr: 'HR', managers: 'managers' },

  try: 'Try on the past 90 days',
  save: 'Save switched off',
  saveOn: 'Save and turn on',
  turnOn: 'Turn rule on',
  tried: {
    title: 'What would have happened in 90 days',
    nothing: 'In this time the rule would have done nothing.',
    times: (count) => `It would have run ${plural(count, 'time', 'times')}`,
    cost: (sum) => `and spent ${sum}`,
    unknown: 'What we do not know',
    shown: (shown, all) => `Showing ${shown} of ${all}`,
  },
};
