import { readDataset } from '#functions/finance/datasets.ts';
import type { StoredEmployee } from '#functions/finance/people.ts';
import { employeesOf, type DatasetName } from '#functions/finance/repositories/finance-data.ts';
import type { LeaverRow } from '#shared/models/finance/leavers.ts';
import type { MovingOperation } from '../operation.ts';
import { ROWS_AT_ONCE, type PayRecord } from '../records/pay.ts';

const MONTH = 'employees#';

type Context = Parameters<MovingOperation<'pay', 'takePay'>>[0];

/** The pay of a month, month after month, then the history of leavers: opened for whoever may read all of it in any case. */
export const takePay: MovingOperation<'pay', 'takePay'> = async (context, { query: { cursor } }) => {
  const months = await context.repos.financeData.months(context.workspaceId);
  const names: DatasetName[] = [...months.map(({ period }) => employeesOf(period)), 'leavers'];
  const place = cursor === undefined ? 0 : names.indexOf(cursor as DatasetName);
  const name = names[place];
  if (name === undefined) return { lines: [], next_cursor: null };
  const records = name === 'leavers' ? await leavers(context) : await employees(name, context);
  return { lines: records.map((record) => JSON.stringify(record)), next_cursor: names[place + 1] ?? null };
};

async function employees(name: DatasetName, context: Context): Promise<PayRecord[]> {
  const data = await readDataset<StoredEmployee>(context, name);
  const period = name.slice(MONTH.length);
  const columns = data?.current.columns as Extract<PayRecord, { kind: 'employees' }>['columns'] | undefined;
  return inPages(data?.rows ?? []).map(({ from, rows }) => ({
    kind: 'employees',
    period,
    columns: columns ?? null,
    file_name: data?.current.fileName ?? null,
    from,
    rows: rows.map(({ id, email, name: called, ...row }) =>
      id !== null && email === null && called === null
        ? { ...row, id, email, name: called }
        : { ...row, email, name: called },
    ),
  }));
}

async function leavers(context: Context): Promise<PayRecord[]> {
  const data = await readDataset<LeaverRow>(context, 'leavers');
  const fileName = data?.current.fileName ?? null;
  return inPages(data?.rows ?? []).map((page) => ({ kind: 'leavers', file_name: fileName, ...page }));
}

function inPages<Row>(all: readonly Row[]): { from: number; rows: Row[] }[] {
  return Array.from({ length: Math.ceil(all.length / ROWS_AT_ONCE) }, (_, page) => {
    const from = page * ROWS_AT_ONCE;
    return { from, rows: all.slice(from, from + ROWS_AT_ONCE) };
  });
}
