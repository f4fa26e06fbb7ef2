import { TASK_SOURCES } from '../rules/task-sources.ts';
import { FACTORS_OF_GROUP } from '../rules/workload-level.ts';
import * as z from 'zod/mini';
import { ANALYSTS } from '../analysts/index.ts';
import { CONFIDENCES } from '../rules/confidence.ts';
import { THEME_VERDICTS } from '../rules/theme-verdict.ts';
import { Id, Instant } from './common.ts';
import { analysisValidation } from '#text/analysis/validation.ts';
import { commonValidation } from '#text/validation.ts';

/** Who prepares an analysis: the service itself, without any network, or the connected model. */
export const Analyst = z.enum(ANALYSTS, { error: () => analysisValidation.chooseAnalyst(ANALYSTS) });

/** What is asked of an analysis of workload; no body asks whoever is connected. A fresh result is given at once unless `refresh`. */
export const AnalysisRequest = z.prefault(
  z.strictObject({
    ai_provider: z.optional(Analyst),
    refresh: z._default(z.boolean({ error: () => commonValidation.trueOrFalse }), false),
  }),
  {},
);

/** No chip has a longer id. */
export const EVIDENCE_ID_MAX_LENGTH = 200;

/**
 * How sure a finding is. Of what is counted: all of the data, a part of it, a forecast. Of what is inferred from
 * answers: by the width of the interval and the number of answers (`rules/confidence.ts`), of a model as of ours.
 */
const Confidence = z.enum(CONFIDENCES);
export type Confidence = z.infer<typeof Confidence>;

/** What a finding rests on, as a chip that opens it: “38 tasks”, “12 answers”. */
export const Evidence = z.object({ id: z.string(), label: z.string(), count: z.int() });
export type Evidence = z.infer<typeof Evidence>;

/**
 * A share that can be measured again later, `count` of `of`: the late ones among the open tasks of a team, those who
 * speak of a theme among those who answered. A task made of a recommendation keeps it, and its effect is measured by it.
 */
export const Metric = z.object({
  /** The same in every analysis of one subject: `overdue`, `overdue:Sales`, `theme:load`, `unhappy:load`. */
  key: z.string(),
  label: z.string(),
  count: z.int(),
  of: z.int(),
});
export type Metric = z.infer<typeof Metric>;

export const ANALYSIS_STEPS = ['portal', 'collect', 'compute', 'ask_model', 'verify'] as const;
export const ANALYSIS_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

/** The preparation of one analysis: what it has done and what it is at. */
export const AnalysisJob = z.object({
  id: Id,
  subject: z.enum(['workload', 'poll', 'survey']),
  /** Of the workspace or of the poll. */
  subject_id: Id,
  ai_provider: Analyst,
  state: z.enum(ANALYSIS_STATES),
  /** Those begun so far, in their order. */
  steps: z.array(
    z.object({
      name: z.enum(ANALYSIS_STEPS),
      /** “318 tasks gathered, 142 of them open”. */
      text: z.string(),
      /** Null while it goes on. */
      milliseconds: z.nullable(z.int()),
    }),
  ),
  requested_at: Instant,
  finished_at: z.nullable(Instant),
  /** Why it failed, for a person. */
  problem: z.nullable(z.string()),
});
export type AnalysisJob = z.infer<typeof AnalysisJob>;

/** Instead of a result that is not ready yet. */
export const AnalysisAccepted = z.object({ job: AnalysisJob });
export type AnalysisAccepted = z.infer<typeof AnalysisAccepted>;

/** What every result says of itself. */
const ABOUT = {
  analysis_date: Instant,
  /** Who prepared what is shown. */
  ai_provider: Analyst,
  /** Why the service prepared it itself though the model was asked for; null otherwise. */
  fallback: z.nullable(z.object({ reason: z.string(), detail: z.string() })),
  /** What was given to the model, for a person; null where no data left the service. */
  sent: z.nullable(z.string()),
};

const Severity = z.enum(['low', 'medium', 'high', 'critical']);
export type Severity = z.infer<typeof Severity>;

/** A finding about workload. */
export const WorkloadInsight = z.object({
  id: z.string(),
  type: z.enum(['risk', 'opportunity', 'trend', 'other']),
  severity: Severity,
  title: z.string(),
  description: z.string(),
  /** How many people it is about. */
  affected_employees: z.int(),
  confidence: Confidence,
  evidence: z.array(Evidence),
  metric: z.nullable(Metric),
});
export type WorkloadInsight = z.infer<typeof WorkloadInsight>;

/** Workload from 0 to 100: above 80 high, above 60 medium, otherwise low. */
export const WorkloadSummary = z.object({
  ...ABOUT,
  overall_workload_score: z.number(),
  /** What the score is at least, and at most with what the data do not say; 0 to 100. */
  score_low: z.number(),
  score_high: z.number(),
  /** The parts of the score, which is the largest of them; null where the data say nothing of one. */
  parts: z.array(z.object({ factor: z.string(), name: z.string(), score: z.nullable(z.number()), text: z.string() })),
  employees_at_risk: z.int(),
  total_employees: z.int(),
  /** Percent of the tasks of the period that were completed, 0 to 100. */
  completion_rate: z.number(),
  /** Percent of the open tasks that are late, 0 to 100. */
  overdue_rate: z.number(),
  open_tasks: z.int(),
  total_tasks: z.int(),
  period: z.object({ from: Instant, to: Instant }),
  /** The finding in one sentence. */
  headline: z.string(),
  executive_summary: z.string(),
  /** The score of every team of at least five people, by its name. */
  department_breakdown: z.record(z.string(), z.number()),
  departments: z.array(
    z.object({
      name: z.string(),
      score: z.number(),
      /** Its worst part in words: “38% of open tasks are overdue”; empty where nothing is. */
      reason: z.string(),
      /** Which part that is; null where nothing is. */
      factor: z.nullable(z.enum(FACTORS_OF_GROUP)),
      open_tasks: z.int(),
      people: z.int(),
    }),
  ),
  /** Teams in which fewer than five people have tasks: not shown by themselves. */
  hidden_departments: z.array(z.string()),
  /** How many people are above 80, above 60, below. */
  people_by_level: z.object({ high: z.int(), medium: z.int(), low: z.int() }),
  key_insights: z.array(WorkloadInsight),
  employee_metrics: z.array(
    z.object({
      employee_name: z.string(),
      department: z.string(),
      total_tasks: z.int(),
      completed_tasks: z.int(),
      overdue_tasks: z.int(),
      workload_score: z.number(),
      stress_level: z.enum(['low', 'medium', 'high']),
      /** Their worst part in words; empty where the level is low. */
      reason: z.string(),
    }),
  ),
  risk_factors: z.array(z.string()),
  /** The same risks in the same order, with what each rests on. */
  risk_evidence: z.array(z.array(Evidence)),
  /** What the analysis cannot see. */
  blind_spots: z.array(z.string()),
});
export type WorkloadSummary = z.infer<typeof WorkloadSummary>;

/** When a recommendation is to be done. */
const Horizon = z.enum(['now', 'soon', 'later']);

export const WorkloadRecommendations = z.object({
  ...ABOUT,
  executive_recommendations: z.string(),
  strategic_priorities: z.array(z.string()),
  immediate_actions: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      priority: Severity,
      timeline: z.string(),
      horizon: Horizon,
      description: z.string(),
      /** Teams, or how many people. */
      target_employees: z.array(z.string()),
      steps: z.array(z.string()),
      success_metrics: z.array(z.string()),
      /** The insights it follows from. */
      based_on: z.array(z.string()),
      metric: z.nullable(Metric),
    }),
  ),
  strategies: z.array(
    z.object({
      name: z.string(),
      strategic_focus: z.string(),
      description: z.string(),
      business_case: z.string(),
      roi_projection: z.string(),
      initiatives: z.array(
        z.object({
          name: z.string(),
          description: z.string(),
          total_timeline: z.string(),
          budget_estimate: z.string(),
        }),
      ),
    }),
  ),
  continuous_improvement: z.object({
    monitoring_recommendations: z.array(z.string()),
    key_performance_indicators: z.array(z.string()),
    escalation_triggers: z.array(z.string()),
  }),
});
export type WorkloadRecommendations = z.infer<typeof WorkloadRecommendations>;

/** Whether workload can be analysed here, and what stands in the way. */
export const WorkloadStatus = z.object({
  can_analyze: z.boolean(),
  issues: z.array(z.string()),
  recommendations: z.array(z.string()),
  has_premium_subscription: z.boolean(),
  /** `startup`, `basic`, `premium`. */
  current_subscription: z.string(),
  /** Who can prepare the analysis now, and why another one cannot. */
  analysts: z.array(z.object({ ai_provider: Analyst, available: z.boolean(), problem: z.nullable(z.string()) })),
  /** The analysis being prepared; null when none is. */
  job: z.nullable(AnalysisJob),
  /** The newest result; null when there is none. */
  last: z.nullable(z.object({ analysis_date: Instant, ai_provider: Analyst, score: z.number(), headline: z.string() })),
});
export type WorkloadStatus = z.infer<typeof WorkloadStatus>;

/** A task that a finding rests on, as it was when it was analysed. */
export const EvidenceTask = z.object({
  /** The id of a task of our own, the number of one of Bitrix24, or the key of one of another source. */
  id: z.string(),
  source: z.enum(['own', 'bitrix24', ...TASK_SOURCES]),
  title: z.string(),
  deadline: z.nullable(z.string()),
  overdue: z.boolean(),
});
export type EvidenceTask = z.infer<typeof EvidenceTask>;

/** The tasks behind a chip; `total` may be more than are listed. */
export const EvidenceTasks = z.object({ tasks: z.array(EvidenceTask), total: z.int() });

/** A finding about the answers to a poll. */
export const PollFinding = z.object({
  id: z.string(),
  text: z.string(),
  confidence: Confidence,
  evidence: z.array(Evidence),
  metric: z.nullable(Metric),
});
export type PollFinding = z.infer<typeof PollFinding>;

/** People by the tone of what they write; `unclear` where it cannot be told well enough. */
const Tones = z.object({
  positive: z.int(),
  negative: z.int(),
  mixed: z.int(),
  neutral: z.int(),
  unclear: z.int(),
});

export const PollSummary = z.object({
  ...ABOUT,
  frames_analyzed: z.int(),
  total_responses: z.int(),
  summary: z.string(),
  key_findings: z.array(PollFinding),
  statistics: z.object({ participation_analysis: z.string(), response_patterns: z.string() }),
  sentiment_analysis: z.object({
    overall_sentiment: z.enum(['positive', 'neutral', 'negative', 'mixed', 'unknown']),
    sentiment_details: z.string(),
    /** Written answers by their tone. */
    tones: Tones,
  }),
  /** What people write about, by how many of them; those of fewer than five people stand together as “Other”. */
  themes: z.array(
    z.object({
      theme: z.string(),
      name: z.string(),
      people: z.int(),
      tones: Tones,
      /** What these people say of it, as far as their number bears it: the sentence, the badge and the quotes follow it. */
      verdict: z.enum(THEME_VERDICTS),
      /** Without score, team, time. */
      quotes: z.array(z.string()),
      evidence: Evidence,
      metric: Metric,
    }),
  ),
  insights: z.array(PollFinding),
  areas_of_concern: z.array(PollFinding),
  positive_highlights: z.array(PollFinding),
});
export type PollSummary = z.infer<typeof PollSummary>;

const BASED_ON = {
  id: z.string(),
  /** The findings it follows from. */
  based_on: z.array(z.string()),
  metric: z.nullable(Metric),
};

export const PollRecommendations = z.object({
  ...ABOUT,
  frames_analyzed: z.int(),
  total_responses: z.int(),
  executive_summary: z.string(),
  immediate_actions: z.array(
    z.object({
      ...BASED_ON,
      title: z.string(),
      priority: Severity,
      description: z.string(),
      timeline: z.string(),
      responsible: z.string(),
      expected_outcome: z.string(),
    }),
  ),
  short_term_initiatives: z.array(
    z.object({
      ...BASED_ON,
      title: z.string(),
      description: z.string(),
      timeline: z.string(),
      resources_needed: z.string(),
      success_metrics: z.array(z.string()),
    }),
  ),
  long_term_strategies: z.array(
    z.object({
      ...BASED_ON,
      title: z.string(),
      description: z.string(),
      timeline: z.string(),
      investment_required: z.string(),
      expected_impact: z.string(),
    }),
  ),
  continuous_improvements: z.array(z.object({ area: z.string(), frequency: z.string(), actions: z.array(z.string()) })),
  success_metrics: z.array(z.string()),
  next_survey_recommendations: z.array(z.string()),
});
export type PollRecommendations = z.infer<typeof PollRecommendations>;

/** The answers a theme rests on: words alone, in no order that means anything. */
export const EvidenceAnswers = z.object({
  answers: z.array(z.object({ question_id: Id, content: z.string() })),
  total: z.int(),
});
export type EvidenceAnswers = z.infer<typeof EvidenceAnswers>;
