import { integrationsErrors } from '#text/integrations/errors.ts';
import { Bitrix24Error } from '../bitrix24/bitrix24.ts';
import { checkOf } from '#core/clients/connection-problems.ts';
import { CONNECTION_CHECKS, TURN_MILLISECONDS } from '../clients.ts';
import { requireFeature } from '#functions/subscriptions/plan.ts';
import { countAttempt } from '#core/throttle.ts';
import { createRateLimiter } from '../portal/rate-limiter.ts';
import { openConnection } from '../portal/open-connection.ts';
import type { Bitrix24Operation } from '../operation.ts';

/** Tries the connection that is kept; says why it does not work. */
export const checkBitrix24: Bitrix24Operation<'checkBitrix24'> = async (context) => {
  const { repos, workspaceId, now, bitrix24 } = context;
  await requireFeature(context, 'bitrix24');
  const access = await repos.integrations.findBitrix24(workspaceId);
  if (!access) return { ok: false, detail: integrationsErrors.bitrix24NoWebhook, warnings: [] };
  await countAttempt(CONNECTION_CHECKS, workspaceId, context);
  // Connected before there were snapshots.
  if (!(await repos.portalSnapshots.find(workspaceId))) await repos.portalSnapshots.plan(workspaceId, now);
  const limiter = createRateLimiter({ limits: repos.portalLimits, until: new Date(now.getTime() + TURN_MILLISECONDS) });
  try {
    const connection = await openConnection(access, workspaceId, context);
    return checkOf(null, integrationsErrors.works, await bitrix24.check(connection, limiter));
  } catch (error) {
    if (error instanceof Bitrix24Error) return checkOf(error.problem, '');
    throw error;
  }
};
