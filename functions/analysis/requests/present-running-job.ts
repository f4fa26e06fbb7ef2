import type { OperationContext } from '#core/http/operation.ts';
import { portalReading } from '#functions/integrations/portal-reading.ts';
import type { StoredAnalysisJob } from '../repositories/analysis-items.ts';
import type { AnalysisJob } from '#shared/models/analysis.ts';
import { jobsSaid } from '#text/analysis/jobs-said.ts';
import { presentJob } from './present-job.ts';

/** A job for whoever waits; one that waits itself, until a portal that was just connected is read, says how far that is. */
export async function presentRunningJob(
  job: StoredAnalysisJob,
  { repos, now }: Pick<OperationContext<'portalSnapshots'>, 'repos' | 'now'>,
): Promise<AnalysisJob> {
  const told = presentJob(job);
  if (job.subject.kind !== 'workload' || job.state !== 'queued') return told;
  const reading = portalReading(await repos.portalSnapshots.find(job.subject.workspaceId), now);
  if (reading?.state !== 'reading') return told;
  const text = jobsSaid.readingPortal({ people: reading.people, tasks: reading.tasks });
  return { ...told, steps: [{ name: 'portal', text, milliseconds: null }] };
}
