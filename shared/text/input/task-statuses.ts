import type { TaskStatus } from '../../rules/tasks.ts';

/** Words of the statuses of Bitrix24 that say more than a code, in English and in Russian; the first that fits counts. */
export const STATUS_HINTS: readonly (readonly [RegExp, TaskStatus])[] = [
  [/cancel|declin|reject|отмен|отклон/i, 'CANCELLED'],
  [/complete|done|finish|closed|заверш|выполнена|закрыт/i, 'COMPLETED'],
  [/progress|working|control|review|в работе|выполняется|контрол/i, 'IN_PROGRESS'],
  [/\bnew\b|pending|(?<!\p{L})нов|ожидает/iu, 'NEW'],
];
