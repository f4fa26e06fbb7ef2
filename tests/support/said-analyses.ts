import type {
  Metric,
  PollRecommendations,
  PollSummary,
  WorkloadInsight,
  WorkloadRecommendations,
  WorkloadSummary,
} from '#shared/models/analysis.ts';
import type { PollAnalysis, WorkloadAnalysis } from '#functions/analysis/analysis.ts';
import { told } from '#functions/analysis/kept.ts';
import { askedFacts, type AskedFact } from '#functions/analysis/model/asked-facts.ts';
import * as polls from '#functions/analysis/polls/analyse-poll.ts';
import type { PollData } from '#functions/analysis/polls/data.ts';
import * as workload from '#functions/analysis/workload/analyse-workload.ts';
import type { WorkloadData } from '#functions/analysis/workload/data.ts';
import * as find from '#functions/analysis/workload/findings/find.ts';
import type { Finding } from '#functions/analysis/workload/findings/finding.ts';
import type { Work } from '#functions/analysis/workload/work.ts';
import { inLanguage } from '#shared/text/current.ts';
import { pollsSaid } from '#text/analysis/polls-said.ts';
import { workloadSaid } from '#text/analysis/workload-said.ts';

/* Analyses as people read them in Russian: what is kept as data stands in words here. */

type About = 'analysis_date' | 'ai_provider' | 'fallback' | 'sent';

interface SaidPoll extends Pick<PollAnalysis, 'names' | 'otherLanguages'> {
  readonly summary: Omit<PollSummary, About>;
  readonly recommendations: Omit<PollRecommendations, About>;
  readonly metrics: readonly Metric[];
  readonly facts: readonly AskedFact[];
}

/** What the service itself says of a poll, in Russian words. */
export function analysePoll(data: PollData): SaidPoll {
  const { facts, ...analysis } = polls.analysePoll(data);
  const said = inLanguage('ru', () => told<Omit<SaidPoll, 'facts'>>(pollsSaid, analysis));
  return { ...said, facts: askedFacts('poll', facts) };
}

interface SaidWorkload extends Pick<WorkloadAnalysis, 'names' | 'factor' | 'peaks' | 'evidence'> {
  readonly summary: Omit<WorkloadSummary, About>;
  readonly recommendations: Omit<WorkloadRecommendations, About>;
  readonly metrics: readonly Metric[];
  readonly reason: string;
  readonly facts: readonly AskedFact[];
}

/** What the service itself says of workload, in Russian words. */
export function analyseWorkload(data: WorkloadData): SaidWorkload {
  const { facts, evidence, ...analysis } = workload.analyseWorkload(data);
  const said = inLanguage('ru', () => told<Omit<SaidWorkload, 'facts' | 'evidence'>>(workloadSaid, analysis));
  return { ...said, evidence, facts: askedFacts('workload', facts) };
}

/** What is found in tasks, in Russian words. */
export function findAll(work: Work): (Omit<Finding, 'insight'> & { readonly insight: WorkloadInsight })[] {
  return find.findAll(work).map((found) => ({
    ...found,
    insight: inLanguage('ru', () => told<WorkloadInsight>(workloadSaid, found.insight)),
  }));
}
