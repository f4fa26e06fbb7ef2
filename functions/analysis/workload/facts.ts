import type { WorkloadSummary } from '#shared/models/analysis.ts';
import type { Words } from '#shared/text/said.ts';
import type { Fact } from '../analysis.ts';
import type { Kept } from '../kept.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import type { Finding } from './findings/finding.ts';
import { say } from './say.ts';
import { PERIOD_DAYS } from './work.ts';

type Told =
  | 'overall_workload_score'
  | 'score_low'
  | 'score_high'
  | 'open_tasks'
  | 'total_tasks'
  | 'departments'
  | 'people_by_level';
type Figures = Kept<Pick<WorkloadSummary, Told>> & {
  /** What makes the level of the company. */
  readonly reasons: readonly Words[];
};

/** Every figure and every finding as a statement of its own. People are counted here, never named. */
export function factsOf(figures: Figures, late: number, findings: readonly Finding[], hasScore: boolean): Fact[] {
  const { open_tasks: open, total_tasks: total, people_by_level: people } = figures;
  return [
    ...(hasScore ? [scoreFact(figures)] : []),
    { id: 'overdue', text: say('late', { late, open }) },
    { id: 'completed', text: say('factCompleted', { days: PERIOD_DAYS, done: total - open, total }) },
    { id: 'people', text: say('factPeople', people) },
    ...figures.departments.map(({ name: team, score, open_tasks, people: size }) => ({
      id: `team:${team}`,
      text: say('factTeam', { team, score, open: open_tasks, people: size }),
    })),
    ...findings.map(({ insight: { id, title, description: text } }) => ({
      id,
      text: say('factFinding', { title, text }),
    })),
  ];
}

function scoreFact({ overall_workload_score: score, score_high: high, reasons }: Figures): Fact {
  return { id: 'score', text: say('factScore', { score, high, level: levelOf(score), reasons }) };
}
