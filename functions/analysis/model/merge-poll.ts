import type { Evidence, PollFinding } from '#shared/models/analysis.ts';
import type { Words } from '#shared/text/said.ts';
import { leastSure } from '#shared/rules/confidence.ts';
import type { PollAnalysis } from '../analysis.ts';
import type { Kept } from '../kept.ts';
import type { Verified } from './ask-model.ts';
import { unionOf } from './merge.ts';

type Finding = Kept<PollFinding>;

type Action = PollAnalysis['recommendations']['immediate_actions'][number];
type Merged = Pick<PollAnalysis, 'summary' | 'recommendations'>;

/**
 * The built-in analysis of a poll with what a model has said of it: its words for a finding stand in place of ours
 * wherever the finding is shown, what it sees across several findings stands among the insights, its actions come first.
 */
export function mergePoll({ summary, recommendations }: Merged, verified: Verified): Merged {
  const { key_findings, insights, areas_of_concern, positive_highlights } = summary;
  const findings = new Map(
    [key_findings, insights, areas_of_concern, positive_highlights].flat().map((finding) => [finding.id, finding]),
  );
  const citedBy = (ids: readonly string[]): Finding[] => ids.flatMap((id) => findings.get(id) ?? []);
  const said = verified.claims.map((claim) => ({ ...claim, cited: citedBy(claim.evidence) }));
  const words = new Map<string, Words>(
    said.flatMap(({ cited, text }) => (cited.length === 1 ? [[cited[0]!.id, text]] : [])),
  );
  const reworded = (list: readonly Finding[]): Finding[] =>
    list.map((finding) => ({ ...finding, text: words.get(finding.id) ?? finding.text }));
  const across = said
    .filter(({ cited }) => cited.length > 1)
    .map(({ cited, text }, index): Finding => ({
      id: `model-${index + 1}`,
      text,
      confidence: leastSure(cited.map(({ confidence }) => confidence)),
      evidence: unionOf<Kept<Evidence>>(cited.map(({ evidence }) => evidence)),
      metric: null,
    }));

  return {
    summary: {
      ...summary,
      summary: verified.summary ?? summary.summary,
      key_findings: reworded(key_findings),
      insights: [...reworded(insights), ...across],
      areas_of_concern: reworded(areas_of_concern),
      positive_highlights: reworded(positive_highlights),
    },
    recommendations: {
      ...recommendations,
      immediate_actions: mergeActions(recommendations.immediate_actions, verified, citedBy),
    },
  };
}

function mergeActions(own: readonly Action[], { actions }: Verified, citedBy: (ids: readonly string[]) => Finding[]) {
  const said = actions.flatMap(({ title, text, steps, evidence }, index): Action[] => {
    const cited = citedBy(evidence);
    const based = cited.map(({ id }) => id);
    const alike = own.find((action) => action.based_on.some((id) => based.includes(id)));
    // Who is to do it and how it is measured is not the model's to say.
    if (!alike) return [];
    const description = [text, ...steps.map((step) => step.replace(/[.;]?$/, '.'))].join(' ');
    return [{ ...alike, id: `model-action-${index + 1}`, title, description, based_on: based }];
  });
  const covered = new Set(said.flatMap((action) => action.based_on));
  return [...said, ...own.filter((action) => !action.based_on.some((id) => covered.has(id)))];
}
