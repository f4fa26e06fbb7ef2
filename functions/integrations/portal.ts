import { integrationsErrors } from '#text/integrations/errors.ts';
import { problemInWords } from '#core/clients/connection-problems.ts';
import { Bitrix24Error } from './bitrix24/bitrix24.ts';
import { AppError, conflict } from '#core/http/errors.ts';
import type { Bitrix24Clients } from './clients.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { createRateLimiter, portalKeyOf } from './portal/rate-limiter.ts';
import { openConnection } from './portal/open-connection.ts';
import type { Portal } from './portal/open-portal.ts';
import { requireFeature } from '#functions/subscriptions/plan.ts';
import { countAttempt } from '#core/throttle.ts';
import type { PortalRowKind } from '#data/keys.ts';
import { keptKind, keptPeople, type KeptKind } from './kept-kind.ts';
import type { PortalHead } from './repositories/portal-snapshots.ts';
import type { ThrottleRule } from '#data/throttles.ts';

/** Lists asked for by one workspace; each is a few requests to its portal. */
const READINGS: ThrottleRule = { name: 'bitrix24-reading', limit: 120, windowSeconds: 60 };
/** How long a reading may take in all: the function ends after 25 s, and its answer has to be written. */
const READING_MILLISECONDS = 18_000;
/** Where there is a snapshot to show, nobody waits so long. */
const READING_BESIDE_SNAPSHOT_MILLISECONDS = 8_000;

/** What reading the portal of a workspace takes. */
export type PortalContext = OperationContext<
  'integrations' | 'plans' | 'portalLimits' | 'portalSnapshots' | 'throttles' | 'workspaces'
> &
  Bitrix24Clients & { readonly workspaceId: string };

/** What is shown instead of a portal that does not answer. */
interface Fallback<T> {
  readonly kind: PortalRowKind;
  readonly read: (kept: KeptKind) => Promise<T>;
}

/** What was read, and of when it is where the portal did not answer. */
type Dated<T> = T & { readonly snapshot_at: string | null };

/**
 * Asks the portal of this workspace. 402 where the plan has no Bitrix24, 409 where none is connected, 429 when it is
 * asked too often, 502 or 504 where it does not answer or refuses.
 */
export async function readPortal<T>(context: PortalContext, read: (portal: Portal) => Promise<T>): Promise<T> {
  const { portal } = await openPortal(context, READING_MILLISECONDS);
  try {
    return await read(portal);
  } catch (error) {
    return refuse(error);
  }
}

/**
 * The same; where the portal is down, too slow or out of quota, what was last read of it whole. A webhook that is
 * refused is refused here, too: whoever lost the right to see the portal is not shown a copy. Whoever reads is told
 * what there is of the snapshot: a large portal is listed by it.
 */
export async function readPortalOrSnapshot<T extends object>(
  context: PortalContext,
  read: (portal: Portal, kept: KeptKind | undefined) => Promise<T>,
  fallback: Fallback<T>,
): Promise<Dated<T>> {
  const { portal, head } = await openPortal(context, READING_MILLISECONDS, fallback.kind);
  const kept = fallback.kind === 'PERSON' ? keptPeople(head) : keptKind(head, fallback.kind);
  try {
    return { ...(await read(portal, kept)), snapshot_at: null };
  } catch (error) {
    if (!kept || !(error instanceof Bitrix24Error) || error.problem.kind === 'refused') return refuse(error);
    return { ...(await fallback.read(kept)), snapshot_at: kept.asOf };
  }
}

async function openPortal(
  context: PortalContext,
  milliseconds: number,
  kind?: PortalRowKind,
): Promise<{ portal: Portal; head: PortalHead | null }> {
  const { repos, workspaceId, now, bitrix24 } = context;
  await requireFeature(context, 'bitrix24');
  const [access, planned] = await Promise.all([
    repos.integrations.findBitrix24(workspaceId),
    repos.portalSnapshots.find(workspaceId),
  ]);
  if (!access) return notConnected();
  await countAttempt(READINGS, workspaceId, context);
  // Connected before there were snapshots.
  if (!planned) await repos.portalSnapshots.plan(workspaceId, now);
  const connection = await openConnection(access, workspaceId, context);
  const head = planned?.portal === portalKeyOf(connection) ? planned : null;
  const hasSnapshot = kind !== undefined && head?.kinds[kind] !== undefined;
  const until = new Date(now.getTime() + (hasSnapshot ? READING_BESIDE_SNAPSHOT_MILLISECONDS : milliseconds));
  const limiter = createRateLimiter({ limits: repos.portalLimits, until });
  return { portal: { bitrix24, connection, until, limiter }, head };
}

/** 409: there is no portal to ask. */
export function notConnected(): never {
  return conflict(integrationsErrors.bitrix24NotConnected);
}

/** Nothing the caller sent is wrong, so a refusal of Bitrix24 is a failure on the way, too. */
export function refuse(error: unknown): never {
  if (!(error instanceof Bitrix24Error)) throw error;
  const { kind, detail } = error.problem;
  throw new AppError(kind === 'timeout' ? 'upstream_timeout' : 'upstream_failed', problemInWords(detail));
}
