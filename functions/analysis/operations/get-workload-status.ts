import { problemInWords } from '#core/clients/connection-problems.ts';
import { taskSources } from '../requests/wanted.ts';
import { isAlive, type AnalysisState } from '../repositories/analysis-items.ts';
import type { AiAccess } from '#functions/integrations/repositories/integrations.ts';
import { ANALYSTS, describeAnalyst, type Analyst } from '#shared/analysts/index.ts';
import type { WorkloadStatus } from '#shared/models/analysis.ts';
import { featureText } from '#shared/rules/plan-texts.ts';
import type { Plan } from '#shared/rules/plans.ts';
import { governingPlan } from '../requests/choose-analyst.ts';
import { inWords } from '#shared/text/said.ts';
import { analysisRequests } from '#text/analysis/requests.ts';
import { workloadSaid } from '#text/analysis/workload-said.ts';
import type { AiOperation } from '../operation.ts';
import { presentRunningJob } from '../requests/present-running-job.ts';
import { workloadReadiness } from '../requests/workload-readiness.ts';

/** Whether the workload of a workspace can be analysed, what stands in the way, and how the last analysis went. */
export const getWorkloadStatus: AiOperation<'getWorkloadStatus'> = async (context) => {
  const { repos, workspaceId, now } = context;
  const subject = { kind: 'workload', workspaceId } as const;
  const [plan, sources, access, ...states] = await Promise.all([
    governingPlan(context),
    taskSources(context, workspaceId),
    repos.integrations.findAi(workspaceId),
    ...ANALYSTS.map((analyst) => repos.analyses.find(subject, analyst)),
  ]);
  const begun = await Promise.all(
    states.map((state) => (state?.jobId ? repos.analyses.findJob(subject, state.jobId) : null)),
  );
  const job = begun.find((one) => one !== null && isAlive(one)) ?? null;
  const last = newestOf(states);
  return {
    ...workloadReadiness(sources, { access, newest: last?.newest ?? null }, now),
    has_premium_subscription: plan.features.includes('ai'),
    current_subscription: plan.id,
    analysts: ANALYSTS.map((analyst) => ({ ai_provider: analyst, ...availability(analyst, plan, access) })),
    job: job && (await presentRunningJob(job, context)),
    last: last && {
      analysis_date: last.newest.at,
      ai_provider: last.newest.fellBack ? 'builtin' : last.analyst,
      score: last.newest.score ?? 0,
      headline: inWords(workloadSaid, last.newest.headline ?? ''),
    },
  };
};

function newestOf(states: readonly (AnalysisState | null)[]) {
  const results = states.flatMap((state, index) =>
    state?.newest ? [{ newest: state.newest, analyst: ANALYSTS[index]! }] : [],
  );
  return results.toSorted((a, b) => (a.newest.at < b.newest.at ? 1 : -1))[0] ?? null;
}

function availability(
  analyst: Analyst,
  plan: Plan,
  access: AiAccess | null,
): Pick<WorkloadStatus['analysts'][number], 'available' | 'problem'> {
  const problem = plan.features.includes('ai') ? connectionProblem(analyst, access) : featureText(plan, 'ai');
  return { available: problem === null, problem };
}

function connectionProblem(analyst: Analyst, access: AiAccess | null): string | null {
  const { name, provider } = describeAnalyst(analyst);
  if (provider === null) return null;
  return access ? access.problem && problemInWords(access.problem) : analysisRequests.notConnected(name);
}
