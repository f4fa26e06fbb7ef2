import { useCallback, useEffect, useMemo, useState } from 'react';
import { checkFile, type Mistakes } from './check-file.ts';
import { checkRow, groupRows, isTotalRow, openEndOf, type CheckedRow, type Understanding } from './check-rows.ts';
import type { ImportKind } from './kinds.ts';
import { inSteps } from '#web/lib/tables/in-steps.ts';
import type { OpenFile } from './open-file.ts';
import type { SheetRow } from '#web/lib/tables/sheet.ts';

const NOBODY: ReadonlySet<number> = new Set();
const NOTHING: Mistakes = new Map();
const NO_ROWS: readonly CheckedRow[] = [];

/** The rows of a file on their way to the server: what is wrong with them, what was mended, what stays out. */
export function useRows(file: OpenFile | null, kind: ImportKind, replaced: boolean) {
  /** As they were mended; rows that nobody has touched stand in the file. */
  const [mended, setMended] = useState<ReadonlyMap<number, SheetRow>>(new Map());
  const [excluded, setExcluded] = useState(NOBODY);
  const [refused, setRefused] = useState(NOTHING);
  /** Null while they are being looked at. */
  const [checked, setChecked] = useState<readonly CheckedRow[] | null>(null);

  const rows = file?.rows;
  const [known, setKnown] = useState(rows);
  if (rows !== known) {
    setKnown(rows);
    setMended(new Map());
    setRefused(NOTHING);
    setExcluded(new Set(rows && [...rows.filter(isTotalRow).map(({ number }) => number), ...groupRows(rows)]));
  }

  const understanding = useMemo<Understanding | null>(
    () => file && { kind, columns: file.columns, head: file.head, openEnd: openEndOf(file.sheet) },
    [file, kind],
  );
  useEffect(() => {
    if (!understanding || !rows) return undefined;
    const stop = new AbortController();
    setChecked(null);
    setRefused(NOTHING);
    void inSteps(rows, (row) => checkRow(mended.get(row.number) ?? row, understanding), stop.signal).then((result) => {
      if (result) setChecked(result);
    });
    return () => stop.abort();
    // A mended row is looked at when it is mended.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [understanding, rows]);

  const edit = useCallback(
    (number: number, column: number, text: string) => {
      if (!understanding || !checked) return;
      const index = checked.findIndex(({ row }) => row.number === number);
      const before = checked[index]?.row;
      if (!before) return;
      const cells = Array.from(
        { length: Math.max(before.cells.length, column + 1) },
        (_, at) => before.cells[at] ?? '',
      );
      const row = { number, cells: cells.with(column, text) };
      setMended((all) => new Map(all).set(number, row));
      setChecked(checked.with(index, checkRow(row, understanding)));
      // What the server said was about what stood there.
      setRefused((all) => new Map([...all].filter(([refusedRow]) => refusedRow !== number)));
    },
    [checked, understanding],
  );
  const exclude = useCallback((numbers: readonly number[]) => setExcluded((all) => new Set([...all, ...numbers])), []);
  const include = useCallback(
    (number: number) => setExcluded((all) => new Set([...all].filter((one) => one !== number))),
    [],
  );

  const columns = file?.columns;
  const found = useMemo(
    () => checkFile(checked ?? NO_ROWS, { kind, columns: columns ?? [], excluded, replaced, refused }),
    [checked, kind, columns, excluded, replaced, refused],
  );
  /** Whether something would be lost that somebody has done to the rows. */
  const touched = mended.size > 0;
  return { checked, found, excluded, touched, edit, exclude, include, refuse: setRefused };
}
