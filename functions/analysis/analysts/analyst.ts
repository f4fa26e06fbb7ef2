import type { Repositories } from '#data/repositories.ts';
import type { AiClients } from '#functions/integrations/clients.ts';
import type { Analyst } from '#shared/analysts/index.ts';
import type { Words } from '#shared/text/said.ts';
import type { Ground } from '../jobs/prepare.ts';
import type { Progress } from '../jobs/progress.ts';
import type { StoredAnalysisJob, StoredResult } from '../repositories/analysis-items.ts';

/** What analysts are given besides the ground: the table, the models that are connected, and how long they may take. */
export interface AnalystContext {
  readonly repos: Pick<
    Repositories,
    'analyses' | 'foreseenPeaks' | 'integrations' | 'plans' | 'providerSlots' | 'workspaces'
  >;
  readonly ai: () => AiClients;
  readonly newId: () => string;
  /** Nothing is asked after this moment. */
  readonly until: Date;
}

/** What an analysis says at last. */
export interface Prepared {
  readonly analysis: Pick<Ground['analysis'], 'summary' | 'recommendations'>;
  /** Who it is by: the built-in one where a model could not be asked. */
  readonly analyst: Analyst;
  /** Why it is not by whoever was asked for; null where it is. */
  readonly fallback: { readonly reason: string; readonly detail: Words } | null;
  /** What has left the service, in a sentence; null for nothing. */
  readonly sent: Words | null;
  /** What a model replied, kept so that the same question is not paid for twice. */
  readonly reply: StoredResult['reply'];
}

/** Prepares an analysis on the ground of what the service itself says. */
export type PrepareAnalysis = (
  ground: Ground,
  job: StoredAnalysisJob,
  progress: Progress,
  context: AnalystContext,
) => Promise<Prepared>;
