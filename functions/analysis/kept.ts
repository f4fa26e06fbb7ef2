import { inWords, isSaid, type Words } from '#shared/text/said.ts';
import type { Metric } from '#shared/models/analysis.ts';

/** What of an analysis is said to people: kept as data, and put into words when somebody reads. */
type Sentences =
  | 'actions'
  | 'area'
  | 'blind_spots'
  | 'budget_estimate'
  | 'business_case'
  | 'description'
  | 'escalation_triggers'
  | 'executive_recommendations'
  | 'executive_summary'
  | 'expected_impact'
  | 'expected_outcome'
  | 'frequency'
  | 'headline'
  | 'investment_required'
  | 'key_performance_indicators'
  | 'label'
  | 'monitoring_recommendations'
  | 'next_survey_recommendations'
  | 'participation_analysis'
  | 'reason'
  | 'resources_needed'
  | 'response_patterns'
  | 'responsible'
  | 'risk_factors'
  | 'roi_projection'
  | 'sentiment_details'
  | 'steps'
  | 'strategic_focus'
  | 'strategic_priorities'
  | 'success_metrics'
  | 'summary'
  | 'target_employees'
  | 'text'
  | 'timeline'
  | 'title'
  | 'total_timeline';

/** What is called something by itself, and not by somebody. */
interface NamedByUs {
  readonly theme?: string;
  readonly text?: string;
  readonly strategic_focus?: string;
  readonly budget_estimate?: string;
}

type AsWords<T> = T extends string ? (string extends T ? Words : T) : T extends readonly string[] ? Words[] : Kept<T>;

/** A part of the contract as it is kept: its sentences are words, everything else is what it is. */
export type Kept<T> = T extends (infer One)[]
  ? Kept<One>[]
  : T extends readonly (infer One)[]
    ? readonly Kept<One>[]
    : T extends object
      ? {
          [Key in keyof T]: Key extends Sentences
            ? AsWords<T[Key]>
            : Key extends 'name'
              ? keyof NamedByUs & keyof T extends never
                ? T[Key]
                : AsWords<T[Key]>
              : Kept<T[Key]>;
        }
      : T;

export type KeptMetric = Kept<Metric>;

/** What is kept, in the words of a catalogue: whatever lies in it, however deep. */
export function told<T>(texts: object, kept: Kept<T>): T {
  return toldAny(texts, kept) as T; // a kept sentence is what alone differs
}

function toldAny(texts: object, kept: unknown): unknown {
  if (typeof kept !== 'object' || kept === null) return kept;
  if (isSaid(kept)) return inWords(texts, kept);
  if (Array.isArray(kept)) return kept.map((one: unknown) => toldAny(texts, one));
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, toldAny(texts, value)]));
}
