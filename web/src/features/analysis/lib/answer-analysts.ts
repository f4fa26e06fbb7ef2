import type { WorkloadStatus } from '#shared/models/analysis.ts';

type Analysts = WorkloadStatus['analysts'];

const BUILTIN: Analysts[number] = { ai_provider: 'builtin', available: true, problem: null };

/** Who can read answers, from what is known of the workload: the service's own analysis reads them on every plan. */
export function answerAnalysts(status: Pick<WorkloadStatus, 'analysts'> | undefined): Analysts {
  return [BUILTIN, ...(status?.analysts ?? []).filter(({ ai_provider: analyst }) => analyst !== 'builtin')];
}
