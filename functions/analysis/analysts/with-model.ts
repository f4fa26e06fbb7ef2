import { createHash } from 'node:crypto';
import { planOf } from '#functions/subscriptions/plan.ts';
import { describeAnalyst, type Analyst } from '#shared/analysts/index.ts';
import { planWith } from '#shared/rules/plans.ts';
import type { Words } from '#shared/text/said.ts';
import { claimsOfAnswers } from '../claims/of-answers.ts';
import { claimsOfWorkload } from '../claims/of-workload.ts';
import { consistent } from '../claims/consistent.ts';
import type { Ground } from '../jobs/prepare.ts';
import { JobOver } from '../jobs/progress.ts';
import { say } from '../jobs/say.ts';
import { askModel, type Complete, type Verified } from '../model/ask-model.ts';
import { mergePoll } from '../model/merge-poll.ts';
import { mergeWorkload } from '../model/merge-workload.ts';
import type { StoredAnalysisJob } from '../repositories/analysis-items.ts';
import type { AnalystContext, Prepared, PrepareAnalysis } from './analyst.ts';

type Request = Parameters<Complete>[0];
type Reply = Awaited<ReturnType<Complete>>;

/** What a model is asked with. */
interface AskContext extends AnalystContext {
  readonly workspaceId: string;
  /** To be called before every request that is paid for, and by a model that is free not at all; throws where the job is over. */
  readonly beforeRequest: () => Promise<void>;
}

/** A model that adds to the built-in analysis: it is given facts under pseudonyms, and may say what they bear. */
export interface Model {
  readonly analyst: Analyst;
  /** What is said to have left the service, by what was analysed; null where nothing does. */
  readonly sent: Readonly<Record<Ground['kind'], ((name: string) => Words) | null>>;
  readonly ask: (request: Request, context: AskContext) => Promise<Reply>;
}

/** Why a model says nothing: a word for a machine, a sentence for a person. */
export const refuse = (kind: string, detail: Words): Reply => ({ ok: false, problem: { kind, detail } });

/**
 * Prepares an analysis with a model: what it says is verified against the facts, and what neither they nor any other of
 * its statements exclude is added. Where it says nothing, the built-in analysis stands alone, with the reason.
 */
export function askingModel(model: Model): PrepareAnalysis {
  return async (ground, job, progress, context): Promise<Prepared> => {
    const { name } = describeAnalyst(model.analyst);
    const before = await context.repos.analyses.result(job.subject, model.analyst, ground.runId);
    let reply = before?.reply ?? null;
    const complete = askingOnce(model, name, context, job, reply, (fresh) => (reply = fresh));
    const answer = await progress.step('ask_model', say('awaitingModel', { name }), async () => {
      const answered = await askModel(ground.kind, ground.analysis, complete);
      return [answered.ok ? say('modelAnswered', { name }) : answered.problem.detail, answered];
    });
    if (!answer.ok) {
      const { kind: reason, detail } = answer.problem;
      return { analysis: ground.analysis, analyst: 'builtin', fallback: { reason, detail }, sent: null, reply };
    }
    const analysis = await progress.step('verify', say('verifying'), async () => {
      const { merged, verified } = mergedWith(ground, answer.verified);
      const { dropped } = verified;
      return [dropped === 0 ? say('verifiedWhole') : say('verifiedPart', { dropped }), merged];
    });
    return { analysis, analyst: model.analyst, fallback: null, sent: model.sent[ground.kind]?.(name) ?? null, reply };
  };
}

/** The built-in analysis with what of a model's words neither it nor any other of them excludes. */
function mergedWith(
  ground: Ground,
  said: Verified,
): { readonly merged: Prepared['analysis']; readonly verified: Verified } {
  if (ground.kind === 'workload') {
    const merge = (some: Verified) => mergeWorkload(ground.analysis, some);
    const verified = consistent(said, (some) => claimsOfWorkload(merge(some)));
    return { merged: merge(verified), verified };
  }
  const merge = (some: Verified) => mergePoll(ground.analysis, some);
  const verified = consistent(said, (some) => claimsOfAnswers(merge(some)));
  return { merged: merge(verified), verified };
}

/** The question and what was replied, kept for the same question. */
type Kept = NonNullable<Prepared['reply']>;

/**
 * A way to ask the model at most once a job: what it replied to the very same question is used again, and where an
 * earlier execution has asked and died with the reply, nobody asks and pays again. `replied` is given what to keep.
 */
function askingOnce(
  model: Model,
  name: string,
  context: AnalystContext,
  job: StoredAnalysisJob,
  kept: Kept | null,
  replied: (reply: Kept) => void,
): Complete {
  return async (request) => {
    const question = createHash('sha256').update(`${request.system}\n${request.user}`).digest('base64url');
    const known = kept?.question === question ? request.schema.safeParse(kept.value) : null;
    if (known?.success) return { ok: true, value: known.data };
    if (job.modelAskedAt !== null) {
      return refuse('reply_lost', say('replyLost', { name }));
    }
    const { workspaceId } = job.subject;
    const closed = await closedByPlan(context, workspaceId);
    if (closed !== null) return refuse('plan_limit', closed);
    const answer = await model.ask(request, {
      ...context,
      workspaceId,
      async beforeRequest() {
        if (!(await context.repos.analyses.markAsked(job, new Date()))) throw new JobOver();
      },
    });
    if (answer.ok) replied({ question, value: answer.value });
    return answer;
  };
}

/** Why the plan that governs a workspace has no AI; null where it has. */
async function closedByPlan({ repos }: AnalystContext, workspaceId: string): Promise<Words | null> {
  const workspace = await repos.workspaces.find(workspaceId);
  if (!workspace) throw new JobOver();
  const plan = await planOf(repos, workspace.ownerId, new Date());
  if (plan.features.includes('ai')) return null;
  return say('closedByPlan', { opensWith: planWith('ai').name, plan: plan.name });
}
