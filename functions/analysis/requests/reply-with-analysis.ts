import { requestAnalysis, type WantedAnalysis } from './request-analysis.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { StoredResult } from '../repositories/analysis-items.ts';
import { Accepted } from '#shared/contract/route.ts';
import type { AnalysisAccepted } from '#shared/models/analysis.ts';
import type { FunctionClients } from '../clients.ts';
import type { repositories } from '../operation.ts';
import { presentRunningJob } from './present-running-job.ts';

/** What every operation of this domain knows. */
export type AiContext = OperationContext<keyof typeof repositories> & FunctionClients;

/** A fresh result, or the job that prepares it, waited for as long as a request may. */
export async function replyWithAnalysis(
  context: AiContext,
  wanted: WantedAnalysis,
  refresh: boolean,
): Promise<StoredResult | Accepted<AnalysisAccepted>> {
  const { now, waiting } = context;
  const until = new Date(now.getTime() + waiting.milliseconds);
  const answer = await requestAnalysis(context, wanted, { refresh, wait: { until, clock: waiting.clock } });
  return answer.kind === 'ready' ? answer.result : new Accepted({ job: await presentRunningJob(answer.job, context) });
}
