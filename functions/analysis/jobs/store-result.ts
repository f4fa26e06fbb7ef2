import { PollRecommendations, PollSummary, WorkloadRecommendations, WorkloadSummary } from '#shared/models/analysis.ts';
import { inLanguage } from '#shared/text/current.ts';
import { LANGUAGES } from '#shared/rules/languages.ts';
import type { WorkloadAnalysis } from '../analysis.ts';
import type { AnalystContext, Prepared } from '../analysts/analyst.ts';
import { PREPARE } from '../analysts/index.ts';
import { withHighSince } from '../high-since.ts';
import { told } from '../kept.ts';
import { saidOf } from '../said-of.ts';
import type { GroupScore, StoredAnalysisJob } from '../repositories/analysis-items.ts';
import { briefOf, keepEvidence, scoresOf, smallTeamsOf, type Ground } from './prepare.ts';
import type { Progress } from './progress.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';

/** Before all that was ever measured. */
const FIRST_DAY = '2000-01-01';

/** Has the analyst that was asked for prepare its analysis, and keeps the result once its shape is right. */
export async function storeResult(
  ground: Ground,
  job: StoredAnalysisJob,
  progress: Progress,
  context: AnalystContext,
): Promise<void> {
  const { analyses } = context.repos;
  const prepared = await PREPARE[job.ai_provider](ground, job, progress, context);
  const now = new Date();
  const result = { ...shaped(ground.kind, prepared, now), reply: prepared.reply };
  await keepEvidence(ground, analyses, job, now);
  const { runId, analysis } = ground;
  const newest = briefOf(ground, prepared.fallback !== null);
  const scores = ground.kind === 'workload' ? await scoresNow(ground, job, context, now) : [];
  const measured = { metrics: analysis.metrics, scores, smallTeams: smallTeamsOf(ground) };
  const done = await analyses.finish(job, progress.steps, { result, newest, ...measured, runId }, now);
  if (done && ground.kind === 'workload') await keepPeaks(ground.analysis.peaks, job, context, now);
}

/** The scores of a workload, with since when they are high by what was measured on the days before. */
async function scoresNow(
  ground: Ground,
  { subject: { workspaceId } }: StoredAnalysisJob,
  { repos: { analyses } }: AnalystContext,
  now: Date,
): Promise<GroupScore[]> {
  const today = moscowDay(now);
  const before = await analyses.workloadMeasuredBetween(workspaceId, FIRST_DAY, addDays(today, -1));
  return withHighSince(scoresOf(ground), before, today);
}

/** What is foreseen is kept, to be compared with what comes; what is over is counted once. */
async function keepPeaks(
  { foreseen, settled }: WorkloadAnalysis['peaks'],
  { subject: { workspaceId } }: StoredAnalysisJob,
  { repos: { foreseenPeaks } }: AnalystContext,
  now: Date,
): Promise<void> {
  if (foreseen) await foreseenPeaks.keep(workspaceId, foreseen, now);
  for (const peak of settled) await foreseenPeaks.settle(workspaceId, peak);
}

/**
 * An analysis as it is kept: data, which nobody has put into words. Throws for what the contract does not know, or what
 * cannot be said in one of the languages: nothing else is stored or shown.
 */
function shaped(kind: Ground['kind'], { analysis, analyst, fallback, sent }: Prepared, now: Date) {
  const about = { analysis_date: now.toISOString(), ai_provider: analyst, fallback, sent };
  const [Summary, Recommendations] =
    kind === 'workload' ? [WorkloadSummary, WorkloadRecommendations] : [PollSummary, PollRecommendations];
  const kept = {
    summary: { ...analysis.summary, ...about },
    recommendations: { ...analysis.recommendations, ...about },
  };
  for (const language of LANGUAGES) {
    const said = inLanguage(language, () => told<unknown>(saidOf(kind), kept)) as typeof kept;
    Summary.parse(said.summary);
    Recommendations.parse(said.recommendations);
  }
  return kept;
}
