import type { PollFinding, PollSummary } from '#shared/models/analysis.ts';

type Findings = Pick<PollSummary, 'key_findings' | 'areas_of_concern' | 'positive_highlights' | 'insights'>;

/** The findings of an analysis, each where it is told first: what is the main thing need not be told as a worry again. */
export function quotedOnce(summary: Findings): Findings {
  const told = new Set<string>();
  const once = (findings: readonly PollFinding[]) => {
    const left = findings.filter(({ text }) => !told.has(text));
    for (const { text } of left) told.add(text);
    return left;
  };
  return {
    key_findings: once(summary.key_findings),
    areas_of_concern: once(summary.areas_of_concern),
    positive_highlights: once(summary.positive_highlights),
    insights: once(summary.insights),
  };
}
