import type { WorkloadAnalysis } from '../analysis.ts';
import type { Claim, Level } from '#shared/rules/contradictions.ts';
import type { Words } from '#shared/text/said.ts';
import { levelOf, WHOLE_COMPANY, type Level as Load } from '#shared/rules/workload-level.ts';
import { readClaims } from './read-claims.ts';

type Finished = Pick<WorkloadAnalysis, 'summary' | 'recommendations'>;

const LEVELS: Readonly<Record<Load, Level>> = { high: 'bad', medium: 'even', low: 'good' };

/** Everything that a finished analysis of workload claims, whoever has said it: indices, findings, sentences. */
export function claimsOfWorkload({ summary, recommendations }: Finished): Claim[] {
  const { headline, executive_summary: lead, overall_workload_score: score, key_insights: insights } = summary;
  const load = { metric: 'load', period: 'now' } as const;
  const texts: readonly (readonly [said: string, words: Words])[] = [
    ['headline', headline],
    ['summary', lead],
    ['recommendations', recommendations.executive_recommendations],
    ...insights.flatMap(({ id, title, description }) => [
      [`finding ${id}`, title] as const,
      [`finding ${id}`, description] as const,
    ]),
    ...recommendations.immediate_actions.flatMap(({ title, description }) => [
      ['action', title] as const,
      ['action', description] as const,
    ]),
  ];
  const word = levelIn(headline);
  return [
    ...texts.flatMap(([said, words]) => readClaims(words, { said })),
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

/** Which level the headline tells; null where it tells none, or is no sentence of ours. */
function levelIn(headline: Words): Load | null {
  if (typeof headline === 'string' || headline.code !== 'headline') return null;
  return (headline.params as { readonly level: Load }).level;
}
