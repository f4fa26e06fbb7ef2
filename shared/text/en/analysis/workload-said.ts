import type { FactorOfGroup, Level } from '../../../rules/workload-level.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { workloadSaid as Russian } from '../../ru/analysis/workload-said.ts';
import { dayName, dayRangeName } from '../dates.ts';
import { formatNumber, NBSP, plural, pluralForm, quoted } from '../format.ts';
import { workSources } from '../rules/work-sources.ts';
import { analystsSaid } from './analysts-said.ts';
import { loadReasonsSaid } from './load-reasons-said.ts';
import { workloadAdviceSaid } from './workload-advice-said.ts';

const LEVELS: Readonly<Record<Level, string>> = { high: 'high', medium: 'noticeable', low: 'not high' };

/** What is measured, in the plural. */
const MEASURED = {
  overdue: 'Overdue tasks',
  waiting: 'Waiting tasks',
  no_deadline: 'Tasks without a due date',
  no_estimate: 'Tasks without an estimate',
  stale: 'Old tasks',
  no_responsible: 'Tasks without an assignee',
  above_80: 'People with an index above 80',
  above_habit: 'People with more tasks than usual',
  concentration: 'Tasks held by the most loaded people',
};

/** What a team does differently, and how that is said of so many tasks. */
const HABITS = {
  no_estimate: { often: 'estimate tasks more often', has: 'have a time estimate' },
  no_deadline: { often: 'set due dates more often', has: 'have a due date' },
  waiting: { often: 'less often have tasks that wait for others', has: 'do not wait for others' },
};

const GAPS = {
  no_responsible: {
    title: 'no one is responsible for some of the tasks',
    lacks: 'have no assignee',
    unseen: 'whose workload it is cannot be seen',
  },
  no_deadline: {
    title: 'some of the tasks have no due date',
    lacks: 'have no due date',
    unseen: 'delays and peaks of due dates cannot be seen',
  },
  no_estimate: {
    title: 'most tasks have no time estimate',
    lacks: 'have no estimate',
    unseen: 'an hour and a week of work look the same',
  },
};

const OF_PERSON = {
  overdue: 'overdue tasks',
  habit: 'more tasks than usual',
  capacity: 'more hours of tasks than working hours',
  deadlines: 'due dates in a row',
};

const PARTS: Readonly<Record<FactorOfGroup, { readonly name: string; readonly unknown: string }>> = {
  overdue: { name: 'Overdue', unknown: 'Not calculated: there are no open tasks with an assignee.' },
  flow: {
    name: 'How much is created and completed',
    unknown:
      'Not calculated: tasks have been known for less than two months, and at first they were imported rather than created.',
  },
  people: { name: 'Overloaded people', unknown: 'Not calculated: there are no open tasks with an assignee.' },
};

const tasks = (count: number) => plural(count, 'task', 'tasks');
const openTasks = (count: number) => plural(count, 'open task', 'open tasks');
const daysOf = (count: number) => plural(count, 'day', 'days');
const are = (count: number) => pluralForm(count, 'is', 'are');
const have = (count: number) => pluralForm(count, 'has', 'have');
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What an analysis of workload says; kept as data. */
export const workloadSaid: Catalogue<typeof Russian> = {
  ...loadReasonsSaid,
  ...workloadAdviceSaid,
  ...analystsSaid,
  text: ({ sentences }) => sentences.join(' '),
  about: ({ team, what }) => (team === null ? capital(what) : `Team ${quoted(team)}: ${what}`),
  ofPerson: ({ factor }) => OF_PERSON[factor],
  measured: ({ trait, team }) => (team === null ? MEASURED[trait] : `${MEASURED[trait]}, team ${quoted(team)}`),

  // Chips.
  tasks: ({ count }) => tasks(count),
  newTasks: ({ count }) => `${formatNumber(count)} new`,
  doneTasks: ({ count }) => `${formatNumber(count)} completed`,
  closedTasks: ({ count }) => `${formatNumber(count)} closed`,
  deadlines: ({ count }) => plural(count, 'due date', 'due dates'),
  withHabit: ({ habit, count }) => `${formatNumber(count)} ${HABITS[habit].has}`,

  // Findings: titles in small letters, then what is said of them.
  overdueFaster: 'overdue tasks grow faster than tasks are closed',
  overdueMore: 'more is overdue than a month ago',
  overdueGrowth: (told) =>
    `In ${told.days} days ${tasks(told.set)} ${pluralForm(told.set, 'was', 'were')} created, ${formatNumber(told.closed)} closed. ${formatNumber(told.late)} of ${formatNumber(told.open)} open tasks ${are(told.late)} overdue; ${told.days} days ago it was ${formatNumber(told.lateBefore)} of ${formatNumber(told.before)}. That is more than chance. Clearing them takes ${daysOf(told.daysToClear)} at the current pace.`,
  overdueMost: 'most of the tasks are overdue',
  overduePart: 'a noticeable part of the tasks is overdue',
  overdueLevel: (told) =>
    `${formatNumber(told.late)} of ${formatNumber(told.open)} open tasks ${are(told.late)} overdue. Whether that is more than ${told.days} days ago cannot be said with confidence. Clearing them takes ${daysOf(told.daysToClear)} at the current pace.`,
  inflow: 'tasks are created faster than they are completed',
  inflowText: ({ days, set, done }) =>
    `In ${days} days ${tasks(set)} ${pluralForm(set, 'was', 'were')} created, ${formatNumber(done)} completed. If this goes on, there will be more and more open tasks, and overdue ones after them.`,
  waiting: 'tasks wait longer than they take to do',
  waitingText: (told) => {
    const { middle, low, high } = told.age;
    const range = low === high ? '' : ` (probably from ${formatNumber(low)} to ${formatNumber(high)})`;
    return `${formatNumber(told.waiting)} of ${formatNumber(told.open)} open tasks ${are(told.waiting)} waiting. Such a task has usually been open for ${daysOf(middle)}${range} since it was created; those closed in ${told.days} days usually took ${daysOf(told.usual)}. The data does not say since when a task has been waiting.`;
  },
  peak: ({ from, to }) => `due dates will peak on ${dayRangeName(from, to)}`,
  peakText: ({ days, count, usual, record }) =>
    `${plural(count, 'due date', 'due dates')} ${pluralForm(count, 'falls', 'fall')} on ${pluralForm(days, 'this day', 'these days')}, usually about ${formatNumber(usual)}. This is a forecast: due dates are often moved, and the peak may even out. ${record}`,
  noPeaksBefore: 'There have been no earlier peaks to compare it with.',
  peaksBefore: ({ told, came }) =>
    `Of ${plural(told, 'peak', 'peaks')} that we foresaw earlier, ${came === 0 ? 'none came' : `${formatNumber(came)} came`}.`,
  concentration: 'many tasks rest on a few people',
  concentrationText: ({ people, of, held, all }) =>
    `${people === 1 ? `One${NBSP}person` : `${formatNumber(people)}${NBSP}people`} of ${formatNumber(of)} ${have(people)} ${formatNumber(held)} of ${formatNumber(all)} open tasks with an assignee. If one of them falls ill or leaves, more comes to a stop than with anyone else.`,
  aboveHabitMost: 'most people have noticeably more tasks than usual',
  aboveHabitSome: 'some people have noticeably more tasks than usual',
  aboveHabitText: ({ people, of, weeks }) =>
    `${formatNumber(people)} of ${plural(of, 'person', 'people')} ${have(people)} noticeably more open tasks than they themselves usually had in the last ${weeks} weeks. Each is compared with themselves alone.`,
  stale: ({ days }) => `some of the tasks have been open for more than ${days} days`,
  staleText: ({ stale, open, days }) =>
    `${formatNumber(stale)} of ${formatNumber(open)} open tasks ${pluralForm(stale, 'was', 'were')} created and begun more than ${days} days ago, and the due date is past or missing. What was done with them later is not in the data: only the days of creation and start are known.`,
  gap: ({ gap }) => GAPS[gap].title,
  gapText: ({ gap, count, open }) =>
    `${formatNumber(count)} of ${formatNumber(open)} open tasks ${GAPS[gap].lacks}: ${GAPS[gap].unseen}.`,
  lessOverdue: ({ habit }) => `less is overdue than in other teams, and people here ${HABITS[habit].often}`,
  lessOverdueText: (told) =>
    `${formatNumber(told.late)} of ${openTasks(told.open)} ${are(told.late)} overdue; elsewhere, ${formatNumber(told.lateElsewhere)} of ${formatNumber(told.openElsewhere)}. ${formatNumber(told.having)} of ${formatNumber(told.open)} ${HABITS[told.habit].has}; elsewhere, ${formatNumber(told.havingElsewhere)} of ${formatNumber(told.openElsewhere)}. Whether that is the reason is not known.`,

  // The headline.
  noOpenTasks: 'There are no open tasks: workload cannot be judged',
  nobodysTasks: 'No one is responsible for the open tasks: whose workload it is cannot be seen',
  headline: (told) => {
    const why = told.reasons.length === 0 ? '' : `: ${told.reasons.join(', ')}`;
    return [`Workload is ${told.unsure ? 'probably ' : ''}${LEVELS[told.level]}${why}`, ...told.graver].join('; ');
  },
  teamAbove: ({ team, level }) => `that of team ${quoted(team)} is ${LEVELS[level]}`,
  teamsAbove: ({ count, level }) => `that of ${plural(count, 'team', 'teams')} is ${LEVELS[level]}`,
  aboutWithin: ({ team, what }) => (team === null ? what : `team ${quoted(team)}: ${what}`),

  // Its sentences.
  nothingOpen: ({ days, done }) =>
    `There are no open tasks, so there is no workload index. In ${days} days ${tasks(done)} ${pluralForm(done, 'was', 'were')} completed. Only what is entered as tasks can be seen.`,
  noIndex: 'There is no workload index: no open task has an assignee.',
  index: ({ score }) => `The workload index is ${formatNumber(score)} out of 100.`,
  indexUpTo: (told) => {
    const gaps = [
      ...(told.undated === 0 ? [] : [`${tasks(told.undated)} without a due date`]),
      ...(told.unestimated === 0 ? [] : [`${tasks(told.unestimated)} without an estimate`]),
      ...(told.unassigned === 0 ? [] : [`${tasks(told.unassigned)} without an assignee`]),
    ];
    const why = gaps.length === 0 ? '' : ` (${gaps.join(', ')})`;
    return `The workload index is ${formatNumber(told.score)} out of 100, and with what the data lacks, up to ${formatNumber(told.high)}${why}.`;
  },
  late: ({ late, open }) => `${formatNumber(late)} of ${openTasks(open)} ${are(late)} overdue.`,
  flow: ({ days, set, done }) =>
    `In ${days} days ${tasks(set)} ${pluralForm(set, 'was', 'were')} created, ${formatNumber(done)} completed.`,
  people: ({ high, medium, seen }) => {
    const all = `${plural(seen, 'person', 'people')} with${NBSP}tasks`;
    const loaded = `Of ${all}, ${high === 0 ? 'no one has' : `${formatNumber(high)} ${have(high)}`} an index above 80`;
    return medium === 0 ? `${loaded}.` : `${loaded}, ${formatNumber(medium)} ${have(medium)} one from 61 to 80.`;
  },
  beginWith: ({ title }) => `Begin with this: ${quoted(title)}.`,
  noCause: 'The tasks do not show where to begin: the high workload has no single cause.',
  nothingUrgent: 'The tasks show nothing urgent.',

  // Parts of the score.
  partName: ({ factor }) => PARTS[factor].name,
  partUnknown: ({ factor }) => PARTS[factor].unknown,
  partOverdue: (told) => {
    const toClear = told.daysToClear === null ? '' : `; at this pace the overdue ones take ${daysOf(told.daysToClear)}`;
    return `${formatNumber(told.late)} of ${formatNumber(told.open)} open tasks ${are(told.late)} overdue. In ${daysOf(told.days)} ${tasks(told.done)} ${pluralForm(told.done, 'was', 'were')} completed${toClear}. More than a week is noticeable, more than two is high. We add five to those completed, so that one overdue task does not decide everything.`;
  },
  partFlow: ({ days, set, done }) =>
    `In ${daysOf(days)} ${tasks(set)} ${pluralForm(set, 'was', 'were')} created, ${formatNumber(done)} completed. A quarter more than is completed is noticeable, half more is high. We add twenty to both figures: with a few tasks the ratio is chance.`,
  partPeople: ({ people, of }) =>
    `${formatNumber(people)} of ${formatNumber(of)} ${have(people)} an index above 80. More than a quarter of the people is noticeable, more than two fifths is high. A person’s index, too, is the worst of its parts: what is overdue against their pace, more tasks than is usual for them, due dates in a row, hours of tasks against working hours.`,

  // Risks, and what cannot be seen.
  peakRisk: ({ title }) => `${title}: what is not done in time will be overdue`,
  urgentUnassigned: ({ count }) => `${plural(count, 'urgent task', 'urgent tasks')} without an assignee`,
  lateInOneProject: ({ count, late }) =>
    `${formatNumber(count)} of ${plural(late, 'overdue task', 'overdue tasks')} ${are(count)} in one project`,
  undated: ({ count }) => `${tasks(count)} without a due date: whether they are overdue cannot be seen`,
  unseenLeave: 'Holidays and sick leave: they are not recorded here',
  unseenLeaveOfPortal: 'Holidays and sick leave: Bitrix24 does not share them',
  unseenLeaveOfSource: ({ source }) => `Holidays and sick leave: ${workSources[source]} does not share them`,
  unseenWork: 'Work that is not entered as tasks',
  unseenSince: ({ day }) => `What has changed in Bitrix24 after ${dayName(day)}, when the tasks were read`,
  unseenSinceOfSource: ({ day, source }) =>
    `What has changed in the source of tasks (${workSources[source]}) after ${dayName(day)}, when it was read`,
  unseenDifficulty: ({ count, open }) =>
    `Difficulty: ${formatNumber(count)} of ${formatNumber(open)} open tasks ${have(count)} no time estimate`,
  unseenHardship: 'Difficulty: a time estimate tells of hours, not of how hard it is',
  unseenOverdue: ({ count }) => `Whether ${tasks(count)} without a due date ${are(count)} overdue`,
  unseenWhose: ({ count }) => `Whose workload ${tasks(count)} without an assignee ${are(count)}`,
  unseenIdle: ({ count }) =>
    `What ${plural(count, 'person', 'people')} without open tasks ${are(count)} busy with: we count their workload as zero`,

  // Facts that a model is given.
  factScore: (told) =>
    `The company’s workload index is ${formatNumber(told.score)} out of 100, up to ${formatNumber(told.high)} with what is unknown in the data. Workload is ${LEVELS[told.level]}${told.reasons.length === 0 ? '' : `: ${told.reasons.join(', ')}`}.`,
  factCompleted: ({ days, done, total }) =>
    `In ${days} days ${formatNumber(done)} of ${tasks(total)} that were in progress in that time ${pluralForm(done, 'was', 'were')} completed.`,
  factPeople: ({ high, medium, low }) =>
    `The index is above 80 for ${formatNumber(high)}, from 61 to 80 for ${formatNumber(medium)}, up to 60 for ${formatNumber(low)}.`,
  factTeam: (told) =>
    `Team ${quoted(told.team)}: index ${formatNumber(told.score)} out of 100, ${openTasks(told.open)}, ${plural(told.people, 'person', 'people')}.`,
  factFinding: ({ title, text }) => `${title}. ${text}`,
};
