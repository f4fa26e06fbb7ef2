import type { Evidence, Severity } from '#shared/models/analysis.ts';
import { leastSure } from '#shared/rules/confidence.ts';
import type { WorkloadAnalysis } from '../analysis.ts';
import type { Verified } from './ask-model.ts';
import type { Kept } from '../kept.ts';
import { say } from '../workload/say.ts';
import { mostSevere, unionOf } from './merge.ts';

type Insight = WorkloadAnalysis['summary']['key_insights'][number];
type Action = WorkloadAnalysis['recommendations']['immediate_actions'][number];
type Merged = Pick<WorkloadAnalysis, 'summary' | 'recommendations'>;

const HORIZON: Readonly<Record<Severity, Action['horizon']>> = {
  critical: 'now',
  high: 'now',
  medium: 'soon',
  low: 'later',
};

/**
 * The built-in analysis with what a model has said of it: its words for a finding stand in place of ours, what it sees
 * across several findings comes after them, its actions come first. Figures, evidence and metrics stay ours.
 */
export function mergeWorkload({ summary, recommendations }: Merged, verified: Verified): Merged {
  const insights = new Map(summary.key_insights.map((insight) => [insight.id, insight]));
  const citedBy = (ids: readonly string[]): Insight[] => ids.flatMap((id) => insights.get(id) ?? []);
  const said = verified.claims.map((claim) => ({ ...claim, cited: citedBy(claim.evidence) }));
  const reworded = new Map(
    said.flatMap(({ cited, title, text }) => (cited.length === 1 ? [[cited[0]!.id, { title, text }]] : [])),
  );

  return {
    summary: {
      ...summary,
      executive_summary: verified.summary ?? summary.executive_summary,
      key_insights: [
        ...summary.key_insights.map((insight) => {
          const words = reworded.get(insight.id);
          return words ? { ...insight, title: words.title, description: words.text } : insight;
        }),
        ...said
          .filter(({ cited }) => cited.length > 1)
          .map(({ cited, title, text }, index): Insight => ({
            id: `model-${index + 1}`,
            type: cited[0]!.type,
            severity: mostSevere(cited.map(({ severity }) => severity)),
            title,
            description: text,
            affected_employees: Math.max(...cited.map((insight) => insight.affected_employees)),
            confidence: leastSure(cited.map(({ confidence }) => confidence)),
            evidence: unionOf<Kept<Evidence>>(cited.map(({ evidence }) => evidence)),
            metric: null,
          })),
      ],
    },
    recommendations: {
      ...recommendations,
      immediate_actions: mergeActions(recommendations.immediate_actions, verified, citedBy),
    },
  };
}

function mergeActions(own: readonly Action[], { actions }: Verified, citedBy: (ids: readonly string[]) => Insight[]) {
  const said = actions.flatMap(({ title, text, steps, evidence }, index): Action[] => {
    const cited = citedBy(evidence);
    if (cited.length === 0) return [];
    const based = cited.map(({ id }) => id);
    const alike = own.find((action) => action.based_on.some((id) => based.includes(id)));
    const priority = mostSevere(cited.map(({ severity }) => severity));
    return [
      {
        horizon: HORIZON[priority],
        timeline: say('timeline', { horizon: HORIZON[priority] }),
        id: `model-action-${index + 1}`,
        title,
        priority,
        description: text,
        target_employees: alike?.target_employees ?? [],
        steps: [...steps],
        success_metrics: alike?.success_metrics ?? [],
        based_on: based,
        metric: cited.find(({ metric }) => metric !== null)?.metric ?? null,
      },
    ];
  });
  const covered = new Set(said.flatMap((action) => action.based_on));
  return [...said, ...own.filter((action) => !action.based_on.some((id) => covered.has(id)))];
}
