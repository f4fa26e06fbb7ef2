import { Bitrix24Error } from '../bitrix24/bitrix24.ts';
import { bitrix24Problem } from '../bitrix24/bitrix24-problems.ts';
import type { Portal } from '../portal/open-portal.ts';
import { fieldsOf, numberOrNull } from '../portal/raw-values.ts';

/**
 * Which of these tasks, a page at most, the portal still knows. A portal that answers with others has dropped the
 * filter, and says of none that it is gone.
 */
export async function stillThere(
  { bitrix24, connection, until, limiter }: Portal,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  const params = { filter: { ID: numbers }, select: ['ID'] };
  const { asked } = await bitrix24.batch(
    connection,
    { asked: { method: 'tasks.task.list', params } },
    { until, limiter },
  );
  const rows = fieldsOf(asked.result)?.['tasks'];
  if (!Array.isArray(rows)) throw new Bitrix24Error(bitrix24Problem(null));
  const found = new Set(rows.map((row) => numberOrNull(fieldsOf(row)?.['id'])));
  const isFiltered = [...found].every((number) => number !== null && numbers.includes(number));
  return isFiltered ? (found as ReadonlySet<number>) : new Set(numbers);
}
