import type { WorkloadAnalysis } from '../analysis.ts';
import type { Claim, Level } from '#shared/rules/contradictions.ts';
import { levelOf, WHOLE_COMPANY, type Level as Load } from '#shared/rules/workload-level.ts';
import { readClaims } from './read-claims.ts';
import { levelWords } from '#text/rules/workload-level.ts';

type Finished = Pick<WorkloadAnalysis, 'summary' | 'recommendations'>;

const LEVELS: Readonly<Record<Load, Level>> = { high: 'bad', medium: 'even', low: 'good' };
const LOADS = ['high', 'medium', 'low'] as const;

/** Everything that a finished analysis of workload claims, whoever has said it: indices, findings, sentences. */
export function claimsOfWorkload({ summary, recommendations }: Finished): Claim[] {
  const { headline, executive_summary: lead, overall_workload_score: score, key_insights: insights } = summary;
  const load = { metric: 'load', period: 'now' } as const;
  const texts: readonly (readonly [said: string, text: string])[] = [
    ['headline', headline],
    ['summary', lead],
    ['recommendations', recommendations.executive_recommendations],
    ...insights.map(({ id, title, description }) => [`finding ${id}`, `${title}. ${description}`] as const),
    ...recommendations.immediate_actions.map(
      ({ title, description }) => ['action', `${title}. ${description}`] as const,
    ),
  ];
  const word = LOADS.find((level) => new RegExp(`^Нагрузка (?:скорее )?${levelWords[level]}`, 'u').test(headline));
  return [
    ...texts.flatMap(([said, text]) => readClaims(text, { said })),
    ...(word ? [{ ...load, said: 'word of the headline', subject: WHOLE_COMPANY, level: LEVELS[word] }] : []),
    ...(word ? [{ ...load, said: 'index', subject: WHOLE_COMPANY, level: LEVELS[levelOf(score)] }] : []),
    ...summary.departments
      .filter((team) => levelOf(team.score) === 'high')
      .map(({ name }) => ({ ...load, said: 'index of a team', subject: name, level: 'worry' as const })),
    ...insights
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ id }) => ({
        said: `finding ${id}`,
        metric: id,
        subject: WHOLE_COMPANY,
        period: 'now',
        level: 'worry' as const,
      })),
  ];
}
