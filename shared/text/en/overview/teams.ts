import type { teamsText as Russian } from '../../ru/overview/teams.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, NBSP, plural, quoted } from '../format.ts';

/** Words of the card of teams, which come with its figures. */
export const teamsText: Catalogue<typeof Russian> = {
  label: 'Teams',
  head: ['Team', 'Mood', 'Workload index', 'Most likely', 'Open', 'Overdue', 'Answered'],
  all: (count) => `All ${plural(count, 'team', 'teams')}`,
  of: (count, of) => `${formatNumber(count)} of${NBSP}${formatNumber(of)}`,
  none: '–',
  results: 'Open the results',
  columns: { team: 'Team', mood: 'Mood', load: 'Workload', tasks: 'Tasks', answered: 'Answered' },
  mood: (question, title, day) => `Mood is the average for the question “${question}”, ${quoted(title)} of ${day}`,
  company: (mean) => `the dashed line is the whole company, ${mean}`,
  lower: 'here lower is better',
  few: 'fewer than five responses',
  notAsked: 'not compared',
  noLoad: 'fewer than five with tasks',
  notMeasured: 'not measured',
  inSmall: (count) =>
    `${plural(count, 'more response is', 'more responses are')} from teams where fewer than five answered: these are not shown separately.`,
  moodOf: (mean, low, high) => `${mean}, probably ${low} to ${high}`,
  onlyMood: 'Mood by team',

  load: {
    basis: (open, overdue, share) =>
      `${plural(open, 'open task', 'open tasks')} in Tonus and the source of tasks together, ${formatNumber(overdue)} overdue${share === null ? '' : ` · ${share} have a due date`}`,
    tasks: (open, overdue) => `${formatNumber(open)}${NBSP}open, ${formatNumber(overdue)}${NBSP}overdue`,
    bar: (team, index, level) => `${team}: workload index ${index} out of 100, ${level}`,
    levels: { high: 'high workload', medium: 'noticeable workload', low: 'low workload' },
    method:
      'The index is the worst of its parts: overdue tasks, how many are created and completed, overloaded people. Above 60 is a noticeable workload, above 80 a high one.',
    small: (count) =>
      `${plural(count, 'more team has', 'more teams have')} fewer than five people with tasks: these are not shown separately.`,
    measured: (day) => `Measured ${day}${day.endsWith('.') ? '' : '.'}`,
    open: 'Open the analysis',
  },
};
