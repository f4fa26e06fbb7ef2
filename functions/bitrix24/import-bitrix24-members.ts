import { conflict } from '#core/errors.ts';
import type { Operation } from '#core/operation.ts';
import { demandFeature } from '#core/plan.ts';
import type { bitrix24 } from '#shared/contract/bitrix24.ts';

/** Refuses for now: employees are not read from Bitrix24 yet. */
export const importBitrix24Members: Operation<typeof bitrix24.importBitrix24Members> = async (context) => {
  await demandFeature(context, 'bitrix24');
  const access = await context.repos.integrations.findBitrix24(context.workspaceId);
  if (!access) return conflict('Подключите Bitrix24: добавьте вебхук на странице пространства');
  return conflict('Импорт сотрудников из Bitrix24 пока недоступен. Пригласите их по почте');
};
