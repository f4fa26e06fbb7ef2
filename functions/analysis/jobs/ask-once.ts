import { createHash } from 'node:crypto';
import { askAi } from '#functions/integrations/ask-ai.ts';
import type { JsonSchema } from '#functions/integrations/gigachat-types.ts';
import type { AiClients } from '#functions/integrations/clients.ts';
import { planOf } from '#functions/subscriptions/plan.ts';
import type { StoredAnalysisJob, StoredResult } from '../repositories/analysis-items.ts';
import type { AiAccess } from '#functions/integrations/repositories/integrations.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Complete } from '../model/ask-model.ts';
import { featureText } from '#shared/rules/plan-texts.ts';
import { JobOver } from './progress.ts';

interface Context {
  readonly repos: Pick<Repositories, 'analyses' | 'integrations' | 'plans' | 'providerSlots' | 'workspaces'>;
  readonly ai: () => AiClients;
  readonly newId: () => string;
  /** Nothing is asked after this moment. */
  readonly until: Date;
}

type Refusal = Extract<Awaited<ReturnType<Complete>>, { ok: false }>;

const refuse = (kind: string, detail: string): Refusal => ({ ok: false, problem: { kind, detail } });

/** The question and what was replied, kept for the same question. */
type Reply = NonNullable<StoredResult['reply']>;

/**
 * A way to ask the model at most once a job: what it replied to the very same question is used again, and where an
 * earlier execution has asked and died with the reply, nobody asks and pays again. `replied` is given what to keep.
 */
export function askingOnce(
  context: Context,
  job: StoredAnalysisJob,
  kept: Reply | null,
  replied: (reply: Reply) => void,
): Complete {
  return async (request) => {
    const question = createHash('sha256').update(`${request.system}\n${request.user}`).digest('base64url');
    const known = kept?.question === question ? request.schema.safeParse(kept.value) : null;
    if (known?.success) return { ok: true, value: known.data };
    if (job.modelAskedAt !== null) {
      return refuse(
        'reply_lost',
        'Ответ GigaChat не дошёл: анализ прервался. Второй раз не спрашивали, чтобы не платить дважды',
      );
    }
    const access = await usableAccess(context, job.subject.workspaceId);
    if ('ok' in access) return access;
    const answer = await askAi(
      { ...context.ai(), ...markedBefore(context, job), workspaceId: job.subject.workspaceId, newId: context.newId },
      access,
      {
        ...request,
        jsonSchema: request.jsonSchema as JsonSchema,
        name: 'analysis',
        description: 'Выводы и действия, которые следуют из фактов',
        until: context.until,
      },
    );
    if (answer.ok) replied({ question, value: answer.value });
    return answer;
  };
}

/** The access as it is stored, or why it cannot be used now. */
async function usableAccess({ repos }: Context, workspaceId: string): Promise<AiAccess | Refusal> {
  const [workspace, access] = await Promise.all([
    repos.workspaces.find(workspaceId),
    repos.integrations.findAi(workspaceId),
  ]);
  if (!workspace) throw new JobOver();
  const plan = await planOf(repos, workspace.ownerId, new Date());
  if (!plan.features.includes('ai')) return refuse('plan_limit', featureText(plan, 'ai'));
  if (!access) return refuse('not_connected', 'GigaChat не подключён');
  return access.problem === null ? access : refuse('refused', access.problem);
}

/** Repositories with which every request is marked on the job before it is counted and made. */
function markedBefore({ repos }: Context, job: StoredAnalysisJob) {
  const integrations: Repositories['integrations'] = {
    ...repos.integrations,
    async reserveAiRequest(workspaceId, now) {
      if (!(await repos.analyses.markAsked(job, now))) throw new JobOver();
      return repos.integrations.reserveAiRequest(workspaceId, now);
    },
  };
  return { repos: { integrations, providerSlots: repos.providerSlots } };
}
