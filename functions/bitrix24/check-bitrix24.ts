import { Bitrix24Error } from '#core/clients/bitrix24.ts';
import { checkOf } from '#core/clients/connection-problems.ts';
import { CONNECTION_CHECKS } from '#core/integrations.ts';
import { requireFeature } from '#core/rules/plan.ts';
import { countAttempt } from '#core/rules/throttle.ts';
import { parseWebhook } from '#shared/rules/webhook.ts';
import type { Bitrix24Operation } from './operation.ts';

/** Tries the webhook that is kept; says why it does not work. */
export const checkBitrix24: Bitrix24Operation<'checkBitrix24'> = async (context) => {
  const { repos, workspaceId, vault, bitrix24 } = context;
  await requireFeature(context, 'bitrix24');
  const access = await repos.integrations.findBitrix24(workspaceId);
  if (!access) return { ok: false, detail: 'Bitrix24 не подключён: добавьте вебхук', warnings: [] };
  await countAttempt(CONNECTION_CHECKS, workspaceId, context);
  const webhook = parseWebhook(await vault.open(access.sealed, { workspace: workspaceId, kind: 'bitrix24' }));
  if (!webhook) throw new Error('What was sealed is no webhook');
  try {
    return checkOf(null, 'Подключение работает', await bitrix24.check(webhook));
  } catch (error) {
    if (error instanceof Bitrix24Error) return checkOf(error.problem, '');
    throw error;
  }
};
