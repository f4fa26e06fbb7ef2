import type { StoredAnalysisJob, StoredResult } from '../repositories/analysis-items.ts';
import { consistent } from '../claims/consistent.ts';
import { claimsOfAnswers } from '../claims/of-answers.ts';
import { claimsOfWorkload } from '../claims/of-workload.ts';
import { askModel, SENT, type Verified } from '../model/ask-model.ts';
import { mergePoll } from '../model/merge-poll.ts';
import { mergeWorkload } from '../model/merge-workload.ts';
import {
  PollRecommendations,
  PollSummary,
  WorkloadRecommendations,
  WorkloadSummary,
  type Analyst,
} from '#shared/models/analysis.ts';
import { plural } from '#shared/rules/plural.ts';
import { askingOnce } from './ask-once.ts';
import { atAGlance, keepEvidence, scoresOf, smallTeamsOf, type Ground } from './prepare.ts';
import type { Progress } from './progress.ts';

type Context = Parameters<typeof askingOnce>[0];
type Analysis = Pick<Ground['analysis'], 'summary' | 'recommendations'>;

/** What is said at last, by whom, and why not by the model. */
interface Said {
  readonly analysis: Analysis;
  readonly analyst: Analyst;
  readonly fallback: { readonly reason: string; readonly detail: string } | null;
  readonly sent: string | null;
  readonly reply: StoredResult['reply'];
}

/** Has the model add to the built-in analysis where it is the analyst, and keeps the result once its shape is right. */
export async function storeResult(
  ground: Ground,
  job: StoredAnalysisJob,
  progress: Progress,
  context: Context,
): Promise<void> {
  const { analyses } = context.repos;
  const said =
    job.ai_provider === 'gigachat'
      ? await withModel(ground, job, progress, context)
      : ({ analysis: ground.analysis, analyst: 'builtin', fallback: null, sent: null, reply: null } as const);
  const now = new Date();
  const result = { ...shaped(ground.kind, said, now), reply: said.reply };
  await keepEvidence(ground, analyses, job, now);
  const { runId, analysis } = ground;
  const newest = atAGlance(ground, said.fallback !== null);
  const measured = { metrics: analysis.metrics, scores: scoresOf(ground), smallTeams: smallTeamsOf(ground) };
  await analyses.finish(job, progress.steps, { result, newest, ...measured, runId }, now);
}

async function withModel(ground: Ground, job: StoredAnalysisJob, progress: Progress, context: Context): Promise<Said> {
  const before = await context.repos.analyses.result(job.subject, 'gigachat', ground.runId);
  let reply = before?.reply ?? null;
  const complete = askingOnce(context, job, reply, (fresh) => (reply = fresh));
  const answer = await progress.step('ask_model', 'Ждём ответа GigaChat', async () => {
    const answered = await askModel(ground.kind, ground.analysis, complete);
    return [answered.ok ? 'GigaChat ответил' : answered.problem.detail, answered];
  });
  if (!answer.ok) {
    const { kind: reason, detail } = answer.problem;
    return { analysis: ground.analysis, analyst: 'builtin', fallback: { reason, detail }, sent: null, reply };
  }
  const analysis = await progress.step('verify', 'Сверяем ответ с фактами', async () => {
    const { merged, verified } = mergedWith(ground, answer.verified);
    const dropped = plural(verified.dropped, 'утверждение', 'утверждения', 'утверждений');
    return [
      verified.dropped === 0
        ? 'Сверили с фактами: всё подтвердилось'
        : `Сверили с фактами: убрали ${dropped} без опоры`,
      merged,
    ];
  });
  return { analysis, analyst: 'gigachat', fallback: null, sent: SENT[ground.kind], reply };
}

/** The built-in analysis with what of a model's words neither it nor any other of them excludes. */
function mergedWith(ground: Ground, said: Verified): { readonly merged: Analysis; readonly verified: Verified } {
  if (ground.kind === 'workload') {
    const merge = (some: Verified) => mergeWorkload(ground.analysis, some);
    const verified = consistent(said, (some) => claimsOfWorkload(merge(some)));
    return { merged: merge(verified), verified };
  }
  const merge = (some: Verified) => mergePoll(ground.analysis, some);
  const verified = consistent(said, (some) => claimsOfAnswers(merge(some)));
  return { merged: merge(verified), verified };
}

/** Throws for what the contract does not know: nothing else is stored or shown. */
function shaped(kind: Ground['kind'], { analysis, analyst, fallback, sent }: Said, now: Date) {
  const about = { analysis_date: now.toISOString(), ai_provider: analyst, fallback, sent };
  const [Summary, Recommendations] =
    kind === 'workload' ? [WorkloadSummary, WorkloadRecommendations] : [PollSummary, PollRecommendations];
  return {
    summary: Summary.parse({ ...analysis.summary, ...about }),
    recommendations: Recommendations.parse({ ...analysis.recommendations, ...about }),
  };
}
