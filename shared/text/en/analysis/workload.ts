import type { workloadText as Russian } from '../../ru/analysis/workload.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, NBSP, plural, quoted } from '../format.ts';

/** Texts of the analysis of workload. */
export const workloadText: Catalogue<typeof Russian> = {
  title: 'Workload analysis',
  back: 'Tasks',
  note: (open, period) => `${plural(open, 'open task', 'open tasks')}, ${period}`,
  download: 'Download',
  csv: 'CSV for Excel',
  print: 'Print',
  downloadFailed: 'The file could not be made',
  downloaded: (name) => `File ${quoted(name)} saved`,
  refresh: 'Refresh analysis',

  teaser: {
    label: 'Workload analysis',
    at: (moment) => ` as of ${moment}`,
    none: 'See which teams have more tasks than they manage to close.',
    premium: 'Workload analysis by team comes with the Premium plan.',
    impossible: 'Nothing to analyse yet: open to find out what is missing.',
    running: 'The analysis is being prepared.',
    failed: 'Could not find out about the workload analysis.',
    score: (score) => `${formatNumber(score)} out of 100`,
  },

  noRightTitle: 'You have no access to the workload analysis',
  noRight: 'The owner, HR and managers see it: it covers the tasks of the whole team. Your tasks are on the board.',
  toTasks: 'Open the task board',

  premium: {
    title: 'Workload analysis is on the Premium plan',
    owner: `Findings and recommendations on the team’s tasks come with the Premium plan. The first 14${NBSP}days are free.`,
    ownerAction: 'Try Premium',
    others:
      'Findings and recommendations on the team’s tasks come with the Premium plan. The workspace owner can change the plan.',
    othersNamed: (name) =>
      `Findings and recommendations on the team’s tasks come with the Premium plan. The workspace owner can change the plan: ${name}.`,
    errorTitle: 'Premium subscription required',
    errorOwner: 'Move to the Premium plan to get the analysis.',
    errorOthers: 'To get the analysis, the workspace owner needs to move to the Premium plan.',
  },

  impossible: {
    title: 'The analysis is not available yet',
    issues: 'What is in the way',
    recommendations: 'What to do',
    checkFailed: 'Could not check the status of the analysis',
    checkAgain: 'Check again',
  },

  failed: {
    title: 'The analysis failed',
    summary: 'Could not generate the analysis',
    recommendations: 'Could not generate the recommendations',
  },

  band: {
    label: 'Result',
    of: 'out of 100',
    upTo: (high) => `up to ${formatNumber(high)} with what the data does not show`,
    levels: {
      high: 'high workload',
      medium: 'noticeable workload',
      low: 'low workload',
    },
    ruler: (score, high) =>
      `Workload ${formatNumber(score)} on a scale from 0 to 100${high === null ? '' : `, up to ${formatNumber(high)} with what the data do not know`}. Up to 60 low, up to 80 noticeable, above 80 high.`,
    zones: { low: 'low', medium: 'noticeable', high: 'high' },
    figures: {
      completed: 'tasks closed in the period',
      overdue: 'open tasks overdue',
      atRisk: 'overloaded, of those who have tasks',
    },
    percent: (value) => `${formatNumber(value)}%`,
    people: (count, of) => `${formatNumber(count)} of ${formatNumber(of)}`,
  },

  findings: {
    title: 'What we found',
    none: 'Nothing worrying found in the tasks.',
    checked:
      'Every claim is checked against the tasks: press a chip to see them as a list. What is not in the data is not in the findings.',
    types: {
      risk: 'risk',
      opportunity: 'opportunity',
      trend: 'trend',
      other: 'observation',
    },
    typed: (type, severity) => `${type} · ${severity}`,
    affected: (count) => `Concerns ${plural(count, 'person', 'people')}.`,
  },

  risks: { title: 'What may go wrong', none: 'No noticeable risks in sight.' },

  teams: {
    label: 'By team',
    what: 'workload by team',
    none: 'No teams yet where at least five people have tasks',
    noneText:
      'We show the workload of teams where at least five people have tasks: otherwise each person would be visible.',
    tasks: (count) => plural(count, 'task', 'tasks'),
    bar: (team, score, level) => `${team}: ${formatNumber(score)} out of 100, ${level}`,
    hidden: (names) => `${names}: fewer than five people have tasks, so not shown separately.`,
    head: ['Team', 'Index', 'Open tasks', 'People'],
  },

  people: {
    title: (count) =>
      count === 0 ? 'The tasks show no one overloaded' : `${plural(count, 'person is', 'people are')} overloaded`,
    label: 'How many people are overloaded',
    levels: {
      high: 'index above 80',
      medium: 'index 61–80',
      low: 'index up to 60',
    },
    each: (count) => `One dot is up to ${plural(count, 'person', 'people')}.`,
    note: 'By tasks only. Poll answers do not go in here, so the list by person is about deadlines, not mood.',
    open: 'Open the list',
    list: 'Tasks by person',
    none: 'No one has tasks.',
    head: ['Who', 'Team', 'Tasks in all', 'Closed', 'Overdue', 'Index', 'Workload'],
    noTeam: 'no team',
    stress: { low: 'low', medium: 'noticeable', high: 'high' },
  },

  blind: { title: 'What the analysis does not see' },

  method: {
    summary: 'How it is calculated',
    text: 'The index is the worst of these parts, each from 0 to 100: above 60 the workload is noticeable, above 80 high. More overdue tasks, more new tasks or more tasks per person never make the index lower.',
    confidence: 'High confidence: calculated from all data. Medium: from part of it. Low: this is a forecast.',
    head: ['Part', 'Value'],
    unknown: 'none',
  },

  actions: {
    title: 'What to do',
    counted: (recommendations, findings) =>
      `${plural(recommendations, 'recommendation', 'recommendations')} from ${plural(findings, 'finding', 'findings')}`,
    horizons: { now: 'Now', soon: 'Soon', later: 'Later' },
    steps: 'Steps',
    metrics: 'How to tell it is done',
    targets: (names) => `Concerns: ${names}`,
    priorities: 'The main things for the coming months',
    strategies: 'Bigger changes',
    focus: 'What it is about',
    businessCase: 'Why',
    roi: 'Expected result',
    initiatives: 'Where to start',
    initiative: (timeline, budget) => [timeline, budget].filter(Boolean).join(' · '),
    indicators: 'How to tell it helped',
    triggers: 'When to be on guard',
    monitoring: 'When to check again',
  },

  file: {
    name: 'Workload analysis',
    header: ['Section', 'What', 'Value', 'Explanation'],
    score: 'Workload index',
    completed: 'Tasks closed, %',
    overdue: 'Open tasks overdue, %',
    team: 'Team',
    finding: 'Finding',
    risk: 'Risk',
    action: 'Recommendation',
    blind: 'What the analysis does not see',
    factor: 'Part of the index',
  },
};
