import { Bitrix24Error } from '#core/clients/bitrix24.ts';
import { AppError, conflict } from '#core/http/errors.ts';
import type { Bitrix24Clients } from '#core/integrations.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { requireFeature } from '#core/rules/plan.ts';
import { countAttempt } from '#core/rules/throttle.ts';
import type { ThrottleRule } from '#data/throttles.ts';
import { parseWebhook, type Webhook } from '#shared/rules/webhook.ts';
import type { Bitrix24 } from '#core/clients/bitrix24.ts';

/** Lists asked for by one workspace; each is a few requests to its portal. */
const READINGS: ThrottleRule = { name: 'bitrix24-reading', limit: 120, windowSeconds: 60 };
/** How long a reading may take in all: the function ends after 25 s, and its answer has to be written. */
const READING_MILLISECONDS = 18_000;

/** A portal that may be asked, and until when. */
export interface Portal {
  readonly bitrix24: Bitrix24;
  readonly webhook: Webhook;
  readonly until: Date;
}

/**
 * Asks the portal of this workspace. 402 where the plan has no Bitrix24, 409 where none is connected, 429 when it is
 * asked too often, 502 or 504 where it does not answer or refuses.
 */
export async function readPortal<T>(
  context: OperationContext<'integrations' | 'plans' | 'throttles' | 'workspaces'> &
    Bitrix24Clients & { readonly workspaceId: string },
  read: (portal: Portal) => Promise<T>,
): Promise<T> {
  const { repos, workspaceId, now, vault, bitrix24 } = context;
  await requireFeature(context, 'bitrix24');
  const access = await repos.integrations.findBitrix24(workspaceId);
  if (!access) return notConnected();
  await countAttempt(READINGS, workspaceId, context);
  const webhook = parseWebhook(await vault.open(access.sealed, { workspace: workspaceId, kind: 'bitrix24' }));
  if (!webhook) throw new Error('What was sealed is no webhook');
  try {
    return await read({ bitrix24, webhook, until: new Date(now.getTime() + READING_MILLISECONDS) });
  } catch (error) {
    if (error instanceof Bitrix24Error) return refuse(error);
    throw error;
  }
}

/** 409: there is no portal to ask. */
export function notConnected(): never {
  return conflict('Bitrix24 не подключён: добавьте вебхук на странице пространства');
}

/** Nothing the caller sent is wrong, so a refusal of Bitrix24 is a failure on the way, too. */
function refuse({ problem: { kind, detail } }: Bitrix24Error): never {
  throw new AppError(kind === 'timeout' ? 'upstream_timeout' : 'upstream_failed', detail);
}
