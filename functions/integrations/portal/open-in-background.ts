import type { JobContext } from '#functions/jobs/define-job.ts';
import { planOf } from '#functions/subscriptions/plan.ts';
import type { Repositories } from '#data/repositories.ts';
import { openConnection } from './open-connection.ts';
import type { Portal } from './open-portal.ts';
import { createRateLimiter } from './rate-limiter.ts';

interface Context extends Pick<JobContext, 'now' | 'portals'> {
  readonly repos: Pick<Repositories, 'integrations' | 'plans' | 'portalLimits' | 'workspaces'>;
}

/**
 * The portal of a workspace, to be asked for so many milliseconds where nobody waits for it; null where none is connected, or the
 * plan does not open it.
 */
export async function openInBackground(
  workspaceId: string,
  { repos, now, portals }: Context,
  milliseconds: number,
): Promise<Portal | null> {
  const [access, workspace] = await Promise.all([
    repos.integrations.findBitrix24(workspaceId),
    repos.workspaces.find(workspaceId),
  ]);
  if (!access || !workspace) return null;
  const plan = await planOf(repos, workspace.ownerId, now);
  if (!plan.features.includes('bitrix24')) return null;
  const { vault, bitrix24, application } = portals();
  const connection = await openConnection(access, workspaceId, { repos, vault, application });
  const until = new Date(Date.now() + milliseconds);
  return {
    bitrix24,
    connection,
    until,
    limiter: createRateLimiter({ limits: repos.portalLimits, until, background: true }),
  };
}
