import type { WorkloadRecommendations } from '#shared/models/analysis.ts';
import type { Said, Words } from '#shared/text/said.ts';
import type { workloadSaid } from '#text/analysis/workload-said.ts';
import { addDays, type Day } from '#shared/rules/working-days.ts';
import { say } from '../say.ts';
import type { Finding, FindingKind } from '../findings/finding.ts';

type Horizon = WorkloadRecommendations['immediate_actions'][number]['horizon'];

/** What a finding asks for. */
export interface Advice {
  readonly horizon: Horizon;
  readonly title: Said;
  readonly description: Said;
  readonly steps: readonly Said[];
  readonly goals: readonly Said[];
}

/** After how many days each is looked at again. */
const DAYS: Readonly<Record<Horizon, number>> = { now: 14, soon: 28, later: 90 };

type Steps = Parameters<(typeof workloadSaid)['step']>[0]['of'];
type Goal = Parameters<(typeof workloadSaid)['noMoreBy']>[0]['what'];

/** How many steps are told of each kind. */
const STEPS: Readonly<Record<Steps, number>> = {
  overdue: 4,
  inflow: 3,
  waiting: 3,
  peak: 3,
  concentration: 3,
  above_habit: 3,
  stale: 3,
  no_responsible: 2,
  no_deadline: 2,
  no_estimate: 3,
  less_overdue: 3,
};

/** What to do about a finding, with a goal made of its own figures. */
export function adviceOn(finding: Finding, today: Day): Advice {
  return ADVICE[finding.kind](finding, today);
}

/** Half of what there is, and no less than there was before it grew. */
function half({ count, before = 0 }: Finding): number {
  return Math.min(count - 1, Math.max(Math.floor(count / 2), before));
}

const stepsOf = (of: Steps): Said[] => Array.from({ length: STEPS[of] }, (_, at) => say('step', { of, at }));
const until = (today: Day, horizon: Horizon): Day => addDays(today, DAYS[horizon]);
const noMore = (most: number, what: Goal, today: Day, horizon: Horizon): Said[] => [
  say('noMoreBy', { what, most, day: until(today, horizon) }),
];
const about = ({ team }: Finding, what: Words): Said => say('about', { team, what });

const overdue = (finding: Finding, today: Day): Advice => ({
  horizon: 'now',
  title: about(finding, say('clearOverdue', { count: finding.count })),
  description: say('clearOverdueText'),
  steps: stepsOf('overdue'),
  goals: noMore(half(finding), 'overdue', today, 'now'),
});

const ADVICE: Readonly<Record<FindingKind, (finding: Finding, today: Day) => Advice>> = {
  overdue_growth: overdue,
  overdue_level: overdue,
  inflow: ({ count, of }) => ({
    horizon: 'now',
    title: say('beginLess'),
    description: say('beginLessText'),
    steps: stepsOf('inflow'),
    goals: [say('beginLessGoal', { done: of - count })],
  }),
  waiting: (finding, today) => ({
    horizon: 'soon',
    title: about(finding, say('answerSooner')),
    description: say('answerSoonerText', { count: finding.count }),
    steps: stepsOf('waiting'),
    goals: noMore(half(finding), 'waiting', today, 'soon'),
  }),
  peak: ({ by, count }, today) => ({
    horizon: 'now',
    title: say('spreadPeak', { count }),
    description: say('spreadPeakText', { day: by ?? today }),
    steps: stepsOf('peak'),
    goals: [say('spreadPeakGoal', { most: Math.max(1, Math.floor(count / 2)) })],
  }),
  concentration: ({ count, of }, today) => ({
    horizon: 'soon',
    title: say('shareTasks'),
    description: say('shareTasksText', { count, of }),
    steps: stepsOf('concentration'),
    goals: noMore(Math.floor(of * 0.3), 'concentration', today, 'soon'),
  }),
  above_habit: (finding, today) => ({
    horizon: 'now',
    title: say('relieve'),
    description: say('relieveText', { count: finding.count }),
    steps: stepsOf('above_habit'),
    goals: noMore(half(finding), 'above_habit', today, 'now'),
  }),
  stale: (finding, today) => ({
    horizon: 'soon',
    title: say('settleStale', { count: finding.count }),
    description: say('settleStaleText'),
    steps: stepsOf('stale'),
    goals: noMore(half(finding), 'stale', today, 'soon'),
  }),
  no_responsible: (finding, today) => ({
    horizon: 'now',
    title: say('findResponsible', { count: finding.count }),
    description: say('findResponsibleText'),
    steps: stepsOf('no_responsible'),
    goals: noMore(half(finding), 'no_responsible', today, 'now'),
  }),
  no_deadline: (finding, today) => ({
    horizon: 'soon',
    title: say('setDeadlines', { count: finding.count }),
    description: say('setDeadlinesText'),
    steps: stepsOf('no_deadline'),
    goals: noMore(half(finding), 'no_deadline', today, 'soon'),
  }),
  no_estimate: ({ count, of }, today) => ({
    horizon: 'later',
    title: say('estimate'),
    description: say('estimateText', { count, of }),
    steps: stepsOf('no_estimate'),
    goals: noMore(Math.floor(count / 2), 'no_estimate', today, 'later'),
  }),
  less_overdue: ({ team }, today) => ({
    horizon: 'later',
    title: say('tryElsewhere', { team: team ?? '' }),
    description: say('tryElsewhereText'),
    steps: stepsOf('less_overdue'),
    goals: [say('tryElsewhereGoal', { day: until(today, 'later') })],
  }),
};

/** Whom it concerns: the team, or how many people. */
export function targetOf({ team, insight: { affected_employees: count } }: Finding): Said[] {
  if (team !== null) return [say('ofTeam', { team })];
  return [count > 0 ? say('ofPeople', { count }) : say('ofCompany')];
}
