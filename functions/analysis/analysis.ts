import type { Words } from '#shared/text/said.ts';
import type { FactorOfGroup } from '#shared/rules/workload-level.ts';
import type {
  EvidenceTask,
  PollRecommendations,
  PollSummary,
  WorkloadRecommendations,
  WorkloadSummary,
} from '#shared/models/analysis.ts';
import type { Kept, KeptMetric } from './kept.ts';
import type { ForeseenPeak } from './workload/data.ts';

/** What a result says of itself is added when it is stored: who prepared it, and when. */
type About = 'analysis_date' | 'ai_provider' | 'fallback' | 'sent';

/**
 * One true statement of the built-in analysis. A model is given facts and nothing else, and what it says must name the
 * facts it rests on and use no other numbers.
 */
export interface Fact {
  readonly id: string;
  /** Names people and teams as `names` has them, so that they can be replaced on the way out. */
  readonly text: Words;
  /** Nobody has said which answers of the question are the better ones: no model may call them good or bad. */
  readonly unjudged?: boolean;
}

interface Analysis<Summary, Recommendations> {
  readonly summary: Kept<Summary>;
  readonly recommendations: Kept<Recommendations>;
  /** Findings carry the ids of the facts they state. */
  readonly facts: readonly Fact[];
  /** What can be measured again, the shown and the unshown. */
  readonly metrics: readonly KeptMetric[];
  /** Who is named in facts: never given out under their names. */
  readonly names: { readonly people: readonly string[]; readonly teams: readonly string[] };
}

/** The whole of what the built-in analyst says of workload. */
export interface WorkloadAnalysis extends Analysis<Omit<WorkloadSummary, About>, Omit<WorkloadRecommendations, About>> {
  /** What makes the level of the company; empty where there is no score. */
  readonly reason: Words;
  /** The worst of it; null where there is none. */
  readonly factor: FactorOfGroup | null;
  /** A peak of deadlines that was not foreseen before, and those foreseen that are over since, with what came. */
  readonly peaks: { readonly foreseen: ForeseenPeak | null; readonly settled: readonly ForeseenPeak[] };
  /** The tasks behind each chip, by its id; at most `EVIDENCE_MAX` of `total`. */
  readonly evidence: Readonly<Record<string, { readonly tasks: readonly EvidenceTask[]; readonly total: number }>>;
}

/** The whole of what the built-in analyst says of a poll. */
export interface PollAnalysis extends Analysis<Omit<PollSummary, About>, Omit<PollRecommendations, About>> {
  /** How many written answers were left out of themes and tone because they could not be read; 0 where that is not told. */
  readonly otherLanguages: number;
}

/** So many tasks are kept behind one chip. */
export const EVIDENCE_MAX = 100;
