import { conflict } from '#core/http/errors.ts';
import { readDataset, replaceDataset, type ImportedRows } from '#functions/finance/datasets.ts';
import type { StoredEmployee } from '#functions/finance/people.ts';
import { employeesOf, type DatasetName } from '#functions/finance/repositories/finance-data.ts';
import type { LeaverRow } from '#shared/models/finance/leavers.ts';
import { movingErrors } from '#text/moving/errors.ts';
import { bringPart, unknownReference, type Bringing, type Line } from '../bring-part.ts';
import type { MovingOperation } from '../operation.ts';
import { PayRecord } from '../records/pay.ts';

type Context = Parameters<MovingOperation<'pay', 'bringPay'>>[0];
type Row = StoredEmployee | LeaverRow;

/** The pay of a company, sealed with the key of this workspace: the rows of a set are put behind those that are in already. */
export const bringPay: MovingOperation<'pay', 'bringPay'> = (context, { body }) =>
  bringPart(context, body, {
    kind: 'pay',
    record: PayRecord,
    async write(lines, bringing) {
      const sets = Map.groupBy(lines, ({ record }) => nameOf(record));
      for (const [name, some] of sets) await writeSet(name, some, bringing, context);
    },
  });

function nameOf(record: PayRecord): DatasetName {
  return record.kind === 'leavers' ? 'leavers' : employeesOf(record.period);
}

async function writeSet(name: DatasetName, lines: readonly Line<PayRecord>[], bringing: Bringing, context: Context) {
  const data = await readDataset<Row>(context, name);
  let rows: Row[] = data?.rows ?? [];
  for (const { record, number } of lines) {
    if (record.from > rows.length) unknownReference(number);
    // What comes once more stands in the place of itself.
    rows = [...rows.slice(0, record.from), ...rowsOf(record, bringing.idOf)];
  }
  const { record } = lines[0]!;
  const columns = record.kind === 'employees' ? record.columns : null;
  const imported: ImportedRows = { rows, columns, fileName: record.file_name };
  // A half of a set is no version that somebody could go back to.
  const known = data && { ...data.head, current: null, previous: data.current };
  const done = await replaceDataset({ ...context, workspace: bringing.workspace }, name, known, imported);
  if (done !== 'done') conflict(movingErrors.underWay);
}

function rowsOf(record: PayRecord, idOf: Bringing['idOf']): Row[] {
  if (record.kind === 'leavers') return record.rows;
  return record.rows.map((row) => ('id' in row ? { ...row, id: idOf(row.id) } : { id: null, ...row }));
}
