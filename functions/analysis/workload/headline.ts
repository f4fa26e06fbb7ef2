import type { Said, Words } from '#shared/text/said.ts';
import { levelOf, type Level } from '#shared/rules/workload-level.ts';
import type { WorkloadSummary } from '#shared/models/analysis.ts';
import type { Kept } from '../kept.ts';
import type { Finding } from './findings/finding.ts';
import { say } from './say.ts';
import { flowOf } from './score/flow.ts';
import { having } from './traits.ts';
import { PERIOD_DAYS, type Work } from './work.ts';

type Figures = Kept<
  Omit<WorkloadSummary, 'headline' | 'executive_summary' | 'analysis_date' | 'ai_provider' | 'fallback' | 'sent'>
>;

/** What the headline is made of besides the figures. */
interface Grounds {
  /** What makes the level, the worst first. */
  readonly reasons: readonly Words[];
  readonly findings: readonly Finding[];
}

/**
 * The finding in one sentence: the level with the parts that make it, then the teams above it. Where neither is grave
 * and a finding is, that finding stands there: nothing below the headline is graver than it says.
 */
export function headlineOf(work: Work, figures: Figures, { reasons, findings }: Grounds): Said {
  const { overall_workload_score: score, score_high: high } = figures;
  if (figures.open_tasks === 0) return say('noOpenTasks');
  if (isNobodys(work)) return say('nobodysTasks');
  const level = levelOf(score);
  const unsure = levelOf(high) !== level;
  const graver = teamsAbove(figures) ?? (level === 'high' ? [] : graveFinding(findings));
  return say('headline', { level, unsure, reasons, graver });
}

/** Whether the load of the company, or of a team, is high. */
export function isHigh({
  overall_workload_score: score,
  departments,
}: Pick<Figures, 'overall_workload_score' | 'departments'>): boolean {
  return [score, ...departments.map((team) => team.score)].some((one) => levelOf(one) === 'high');
}

/** The teams whose load is higher than that of the company; null where none is. */
function teamsAbove({ overall_workload_score: score, departments }: Figures): Said[] | null {
  const above = departments.filter((one) => rank(levelOf(one.score)) > rank(levelOf(score)));
  if (above.length === 0) return null;
  const worst = above.map((one) => levelOf(one.score)).includes('high') ? 'high' : 'medium';
  const teams = above.filter((one) => levelOf(one.score) === worst);
  return [
    teams.length === 1
      ? say('teamAbove', { team: teams[0]!.name, level: worst })
      : say('teamsAbove', { count: teams.length, level: worst }),
  ];
}

function graveFinding(findings: readonly Finding[]): Said[] {
  const grave = findings.find(({ insight: { severity } }) => severity === 'high' || severity === 'critical');
  return grave ? [say('aboutWithin', { team: grave.team, what: grave.what })] : [];
}

/** Whether there are open tasks, and nobody is responsible for any of them. */
function isNobodys({ company, unassigned }: Work): boolean {
  return unassigned.length === company.open.length;
}

/** Three to five sentences: the score and how sure it is, what is late, what has moved, whom it is about, where to look. */
export function executiveSummary(work: Work, figures: Figures, findings: readonly Finding[]): Said {
  const { company, since, now } = work;
  const { set, done } = flowOf(company, since);
  if (company.open.length === 0) return say('nothingOpen', { days: PERIOD_DAYS, done: done.length });
  const late = having('overdue', company, now).length;
  const sentences = [
    isNobodys(work) ? say('noIndex') : indexOf(work, figures),
    say('late', { late, open: company.open.length }),
    say('flow', { days: PERIOD_DAYS, set: set.length, done: done.length }),
    ...(isNobodys(work) ? [] : [peopleSaid(figures)]),
    beginning(figures, findings),
  ];
  return say('text', { sentences });
}

/** Where to begin. Where the load is high and nothing is found that could be dealt with first, that is no calm. */
function beginning(figures: Figures, findings: readonly Finding[]): Said {
  const first = findings.find(({ insight }) => insight.type === 'risk' || insight.type === 'trend');
  if (first) return say('beginWith', { title: first.insight.title });
  return isHigh(figures) ? say('noCause') : say('nothingUrgent');
}

/** The index, how much higher it may be, and what leaves that open. */
function indexOf({ company, unassigned, now }: Work, figures: Figures): Said {
  const { overall_workload_score: score, score_low: low, score_high: high } = figures;
  if (low === high) return say('index', { score });
  return say('indexUpTo', {
    score,
    high,
    undated: having('no_deadline', company, now).length,
    unestimated: having('no_estimate', company, now).length,
    unassigned: unassigned.length,
  });
}

function peopleSaid({ people_by_level: { high, medium }, employee_metrics: people }: Figures): Said {
  return say('people', { high, medium, seen: people.filter(({ total_tasks: tasks }) => tasks > 0).length });
}

function rank(level: Level): number {
  return ['low', 'medium', 'high'].indexOf(level);
}
