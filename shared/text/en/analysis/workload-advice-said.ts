import { HIGH_ABOVE, MEDIUM_ABOVE } from '../../../rules/workload-level.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { workloadAdviceSaid as Russian } from '../../ru/analysis/workload-advice-said.ts';
import { dayName } from '../dates.ts';
import { formatNumber, plural, pluralForm, quoted } from '../format.ts';

const TIMELINES = { now: 'this week', soon: '2–4 weeks', later: '1–3 months' };

/** What a goal counts. */
const GOALS = {
  overdue: 'Overdue tasks',
  waiting: 'Waiting tasks',
  concentration: 'Tasks held by the most loaded people',
  above_habit: 'People with more tasks than usual',
  stale: 'Old tasks',
  no_responsible: 'Tasks without an assignee',
  no_deadline: 'Tasks without a due date',
  no_estimate: 'Tasks without an estimate',
};

const STEPS: Readonly<Record<Parameters<(typeof Russian)['step']>[0]['of'], readonly string[]>> = {
  overdue: [
    'List what is overdue, with the reason',
    'Close what is no longer needed',
    'Move the due dates where you wait for others',
    'Give some to those who have fewer tasks',
  ],
  inflow: [
    'Cancel what is no longer needed',
    'Agree who decides which tasks are created',
    'Begin a new one when an earlier one is closed',
  ],
  waiting: [
    'List what each task is waiting for',
    'Name two people who approve',
    'Put the deadline for an answer in the task itself',
  ],
  peak: [
    'Mark the due dates that cannot be moved',
    'Spread the rest over the days around',
    'Tell those who are waiting for the result',
  ],
  concentration: [
    'Choose the tasks that can be handed over',
    'Find a second person for each',
    'Write down what only one person knows',
  ],
  above_habit: [
    'Talk to each of them briefly and alone',
    'Decide what to put off for two weeks',
    'Give new tasks to others for now',
  ],
  stale: ['Go through the whole list once', 'Cancel what is not needed', 'Set a due date for the rest'],
  no_responsible: ['Assign the tasks', 'Cancel what no one takes on'],
  no_deadline: ['Begin with the urgent ones', 'Agree which tasks need no due date'],
  no_estimate: ['Choose one team for a trial', 'Estimate new tasks only', 'Compare with what came of it in a month'],
  less_overdue: ['Ask the team what helps it', 'Choose one team for a trial', 'Compare what is overdue in a month'],
};

/** Longer work. */
const STRATEGIES = {
  less_begun: {
    name: 'Begin less, finish more',
    focus: 'Overdue and waiting tasks',
    description: 'Keep open as many tasks as you manage to close, and do not let them wait in silence.',
  },
  even_load: {
    name: 'An even workload',
    focus: 'How tasks and due dates are spread',
    description: 'Plan due dates and assignees so that no day and no person becomes a bottleneck.',
  },
  whole_data: {
    name: 'Tasks that show the workload',
    focus: 'Complete data',
    description:
      'An assignee, a due date and a rough estimate for new tasks: then workload is seen before it becomes overdue.',
  },
};

const INITIATIVES = {
  weekly_review: {
    name: 'A weekly review of what is overdue',
    description: 'Fifteen minutes a team: close, move, hand over.',
    timeline: '3 months',
  },
  open_limit: {
    name: 'A limit on open tasks',
    description: 'Agree how many tasks a team keeps open at a time.',
    timeline: '1–3 months',
  },
  deadlines_page: {
    name: 'Due dates on one page',
    description: 'Once a week look at the due dates of the two weeks ahead before promising new ones.',
    timeline: '1 month',
  },
  second_person: {
    name: 'A second person for every job',
    description: 'For tasks that rest on a few people, name someone who can stand in.',
    timeline: '3 months',
  },
  new_task_rule: {
    name: 'A short rule for new tasks',
    description: 'An assignee always, a due date where there is one, an estimate of an hour, a day or a week.',
    timeline: '1–2 months',
  },
};

const tasks = (count: number) => plural(count, 'task', 'tasks');
const openTasks = (count: number) => plural(count, 'open task', 'open tasks');

/** What is advised about a workload; kept as data. */
export const workloadAdviceSaid: Catalogue<typeof Russian> = {
  timeline: ({ horizon }) => TIMELINES[horizon],
  step: ({ of, at }) => STEPS[of][at] ?? '',
  noMoreBy: ({ what, most, day }) => `${GOALS[what]}: no more than ${formatNumber(most)} by ${dayName(day)}`,
  ofTeam: ({ team }) => `Team ${quoted(team)}`,
  ofPeople: ({ count }) => plural(count, 'person', 'people'),
  ofCompany: 'The whole company',

  // Titles of what concerns a team or the company, in small letters.
  clearOverdue: ({ count }) => `clear ${plural(count, 'overdue task', 'overdue tasks')}`,
  clearOverdueText:
    'An hour with the manager: close each one, move it to an honest date or give it to someone who has time.',
  beginLess: 'Decide which new tasks need not be begun',
  beginLessText:
    'Tasks are created faster than they are completed. While that is so, more will be overdue however many are cleared.',
  beginLessGoal: ({ done }) => `In 30 days no more than ${tasks(done)} created, or as many completed`,
  answerSooner: 'agree who answers those who are waiting, and how soon',
  answerSoonerText: ({ count }) =>
    `${tasks(count)} ${pluralForm(count, 'is', 'are')} waiting. A short rule, “an answer within a day”, usually helps more than one more meeting.`,
  spreadPeak: ({ count }) => `Spread out ${plural(count, 'due date', 'due dates')} that fall together`,
  spreadPeakText: ({ day }) => `By ${dayName(day)} decide which of these are needed on time and which can wait a week.`,
  spreadPeakGoal: ({ most }) => `On these days, no more than ${plural(most, 'due date', 'due dates')}`,
  shareTasks: 'Share out the tasks that rest on a few people',
  shareTasksText: ({ count, of }) =>
    `They now hold ${formatNumber(count)} of ${openTasks(of)} with an assignee. Begin with what can be handed over without a long explanation.`,
  relieve: 'Take some tasks off those who have more than usual',
  relieveText: ({ count }) =>
    `There ${pluralForm(count, 'is one such person', `are ${formatNumber(count)} such people`)}. Ask each what can be put off: the figure tells how many tasks they have, not how hard it is for them.`,
  settleStale: ({ count }) =>
    `Decide what becomes of the old tasks: there ${pluralForm(count, 'is', 'are')} ${formatNumber(count)}`,
  settleStaleText:
    'Close or cancel each one, or give it a new due date and assignee. What no one needs can be cancelled without review.',
  findResponsible: ({ count }) => `Find assignees: ${tasks(count)} ${pluralForm(count, 'has', 'have')} none`,
  findResponsibleText: 'A task without an assignee is either needed by no one or forgotten.',
  setDeadlines: ({ count }) => `Set due dates: ${tasks(count)} ${pluralForm(count, 'has', 'have')} none`,
  setDeadlinesText:
    'Not every task needs a due date. But without one neither people nor the analysis see that it is late.',
  estimate: 'Estimate new tasks, if only roughly',
  estimateText: ({ count, of }) =>
    `${formatNumber(count)} of ${openTasks(of)} ${pluralForm(count, 'has', 'have')} no estimate. Choosing one of three is enough: an hour, a day, a week.`,
  tryElsewhere: ({ team }) => `Try elsewhere what team ${quoted(team)} does`,
  tryElsewhereText: 'It has less overdue. Whether this is the reason is not known: try it with one team and compare.',
  tryElsewhereGoal: ({ day }) => `By ${dayName(day)} the trial team has less overdue than now`,

  // The whole of it.
  adviseNothingOpen: 'There are no open tasks: there is nothing to advise on. The analysis will appear when tasks do.',
  adviseAsking: 'Workload is high, but the tasks show no single cause. Ask the teams what to put off or cancel.',
  adviseWatching: 'The tasks show nothing urgent. Looking at what is overdue and at the index once a week is enough.',
  adviseFirst: ({ title, more }) =>
    `Begin with the first: ${quoted(title)}.${more === 0 ? '' : ` Then ${plural(more, 'more step', 'more steps')}, ${more === 1 ? '' : 'each '}following from its own finding.`}`,

  strategyName: ({ strategy }) => STRATEGIES[strategy].name,
  strategyFocus: ({ strategy }) => STRATEGIES[strategy].focus,
  strategyText: ({ strategy }) => STRATEGIES[strategy].description,
  businessCase: ({ findings }) => `Follows from what the tasks show: ${findings.join('; ')}.`,
  findingAmong: ({ team, what }) => (team === null ? what : `team ${quoted(team)}: ${what}`),
  noReturn:
    'Not calculated in money: tasks hold neither salaries nor the cost of an hour, and any sum would be a guess. What time and departures cost is shown in “Finance” to those who have access to it',
  noBudget: 'budget not calculated: tasks hold no prices',
  initiativeName: ({ initiative }) => INITIATIVES[initiative].name,
  initiativeText: ({ initiative }) => INITIATIVES[initiative].description,
  initiativeTimeline: ({ initiative }) => INITIATIVES[initiative].timeline,

  // What to watch.
  lookAgain: ({ day }) => `Look at the index again on ${dayName(day)} and compare with today`,
  lookWeekly: 'Look at what is overdue once a week, team by team',
  lateNow: ({ late, open }) => `Overdue: now ${formatNumber(late)} of ${openTasks(open)}`,
  countNow: ({ label, count, of }) => `${label}: now ${formatNumber(count)} of ${formatNumber(of)}`,
  alarmHigh: `The index of the company or of a team is above ${HIGH_ABOVE} for two weeks in a row`,
  alarmRise: `An index that was no higher than ${MEDIUM_ABOVE} has risen above ${HIGH_ABOVE} within a week`,
  alarmLate: ({ limit }) => `More than ${formatNumber(limit)} overdue`,
};
