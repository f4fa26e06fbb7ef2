import { financeErrors } from '#text/finance/errors.ts';
import { openDataKey, openParts, type FinanceContext } from './datasets.ts';
import { conflict, invalid } from '#core/http/errors.ts';
import type { Dataset } from './repositories/finance-data.ts';

interface PageOfRows<Row> {
  readonly rows: Row[];
  readonly key: Buffer | null;
  readonly nextCursor: string | null;
}

/**
 * One page of a dataset: a part of it as it is stored. A cursor names the version it belongs to, so a list that was
 * begun before an import is never continued after it: 409.
 */
export async function readPage<Row>(
  context: FinanceContext,
  head: Dataset | null,
  cursor: string | undefined,
): Promise<PageOfRows<Row>> {
  if (!head?.current) return { rows: [], key: null, nextCursor: null };
  const { current, name: dataset } = head;
  const index = cursor === undefined ? 0 : indexOf(cursor, current.number);
  if (index >= current.parts) invalid([{ path: 'cursor', message: financeErrors.wrongCursor }]);
  const key = await openDataKey(context);
  const parts = key && (await openParts<Row>(context, dataset, current, [index], key));
  if (!parts) begunBefore();
  const more = index + 1 < current.parts;
  return { rows: parts[0]!, key, nextCursor: more ? `${current.number}.${index + 1}` : null };
}

function indexOf(cursor: string, content: number): number {
  const [, version, index] = /^(\d{1,9})\.(\d{1,4})$/.exec(cursor) ?? [];
  if (version === undefined) invalid([{ path: 'cursor', message: financeErrors.wrongCursor }]);
  if (Number(version) !== content) begunBefore();
  return Number(index);
}

function begunBefore(): never {
  conflict(financeErrors.listRenewed);
}
