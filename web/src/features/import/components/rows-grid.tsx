import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Mistakes } from '../lib/check-file.ts';
import type { CheckedRow } from '../lib/check-rows.ts';
import type { Columns } from '../lib/guess-columns.ts';
import { moveIn, nextMistakeAfter, type Place } from '../lib/grid-place.ts';
import { ROLES } from '#web/ui/table-roles.ts';
import { importText } from '#text/finance/import.ts';
import { GridRow } from './grid-row.tsx';
import styles from './grid.module.css';

const text = importText.rows;

/** Height of a row before it is measured, and of the head, px. */
const USUAL_ROW = 45;
const HEAD = 44;
const ROWS_BEYOND = 10;
/** Of a text as wide as names and addresses, and of a figure. */
const WIDE = 200;
const NARROW = 130;
const WIDE_FIELDS: ReadonlySet<string> = new Set(['email', 'name', 'department', 'leaving']);

export interface RowsGridHandle {
  /** Brings the next cell with a mistake into sight and the focus to it. */
  readonly nextMistake: () => void;
}

interface RowsGridProps {
  readonly rows: readonly CheckedRow[];
  readonly head: readonly string[];
  readonly columns: Columns;
  readonly mistakes: Mistakes;
  readonly excluded: ReadonlySet<number>;
  readonly locked: boolean;
  readonly onEdit: (row: number, column: number, text: string) => void;
  readonly onExclude: (row: number) => void;
  readonly ref?: Ref<RowsGridHandle>;
}

/**
 * The rows of the file as a sheet: arrows lead from cell to cell, Enter opens one to be mended. Of ten thousand rows
 * only those in sight are there.
 */
export function RowsGrid({ rows, head, columns, mistakes, excluded, locked, onEdit, onExclude, ref }: RowsGridProps) {
  const hint = useId();
  const run = useRef<HTMLDivElement>(null);
  /** The columns that are loaded, in the order of the file; what is left out has nothing to be mended. */
  const shown = useMemo(() => [...columns.keys()].filter((column) => columns[column] !== null), [columns]);
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  /** What was typed so far; null while no cell is open. */
  const [typed, setTyped] = useState<string | null>(null);
  /** The focus follows the place, once its row is there; not before somebody is in the sheet. */
  const wanted = useRef(false);
  /** What stands in an opened cell is selected, to be typed over. */
  const selects = useRef(false);
  const at: Place = { row: Math.min(place.row, rows.length - 1), column: Math.min(place.column, shown.length) };

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by what it returns
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => run.current,
    estimateSize: () => USUAL_ROW,
    overscan: ROWS_BEYOND,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
    getItemKey: (index) => rows[index]?.row.number ?? index,
    measureElement: (row) => row.getBoundingClientRect().height,
    // The row one is at stays there, or Tab would find no way into the sheet.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.max(at.row, 0)])]
        .filter((index) => index < rows.length)
        .toSorted((one, other) => one - other),
    useFlushSync: false,
  });

  // With the drawing itself: an effect of a drawing before would find the cell not open yet, and what is typed be lost.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const cell = run.current?.querySelector<HTMLElement>(`[data-place="${at.row} ${at.column}"]`);
    if (!cell) return;
    wanted.current = false;
    const input = cell.querySelector('input');
    (input ?? cell).focus({ preventScroll: true });
    if (selects.current) input?.select();
    selects.current = false;
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  function go(next: Place, align: 'auto' | 'center' = 'auto') {
    wanted.current = true;
    setPlace(next);
    virtual.scrollToIndex(next.row, { align });
  }
  useImperativeHandle(ref, () => ({
    nextMistake() {
      const next = nextMistakeAfter(at, rows, shown, mistakes);
      if (next === null) return;
      commit();
      go(next, 'center');
      const column = shown[next.column - 1];
      // Open at once: the mistake is what somebody came for.
      selects.current = true;
      if (column !== undefined && !locked) setTyped(rows[next.row]?.row.cells[column] ?? '');
    },
  }));

  function open(letter?: string) {
    const row = rows[at.row]?.row;
    const column = shown[at.column - 1];
    if (locked || !row || column === undefined) return;
    wanted.current = true;
    selects.current = letter === undefined;
    setTyped(letter ?? row.cells[column] ?? '');
  }
  function commit() {
    const row = rows[at.row]?.row;
    const column = shown[at.column - 1];
    setTyped(null);
    if (typed === null || !row || column === undefined || typed === (row.cells[column] ?? '')) return;
    onEdit(row.number, column, typed);
  }
  function onKeyDown(event: KeyboardEvent) {
    const size = { rows: rows.length, columns: shown.length + 1 };
    if (typed !== null) {
      if (event.key === 'Escape') setTyped(null);
      else if (event.key === 'Enter' || event.key === 'Tab') commit();
      else return;
      wanted.current = true;
      event.preventDefault();
      if (event.key === 'Enter') go(moveIn(at, 'ArrowDown', size));
      if (event.key === 'Tab') go(moveIn(at, event.shiftKey ? 'ArrowLeft' : 'ArrowRight', size));
      return;
    }
    const next = event.ctrlKey || event.metaKey || event.altKey ? at : moveIn(at, event.key, size);
    const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey && event.key !== ' ';
    if (next !== at) go(next);
    else if (at.column > 0 && (event.key === 'Enter' || event.key === 'F2')) open();
    else if (at.column > 0 && writes) open(event.key);
    else if (at.column > 0 && (event.key === 'Delete' || event.key === 'Backspace')) open('');
    else return;
    event.preventDefault();
  }

  const widths = shown.map((column) => (WIDE_FIELDS.has(columns[column] ?? '') ? WIDE : NARROW));
  const layout = {
    '--columns': `100px ${widths.map((width) => `minmax(${width}px, 1fr)`).join(' ')}`,
  } as CSSProperties;
  const grid = { role: 'grid', onKeyDown } as const;
  return (
    <>
      <p id={hint} className="visually-hidden">
        {text.gridHint}
      </p>
      <div ref={run} className={styles.frame} style={layout}>
        <table
          {...grid}
          aria-label={text.grid}
          aria-describedby={hint}
          aria-rowcount={rows.length + 1}
          aria-colcount={shown.length + 1}
          className={styles.grid}
        >
          <thead {...ROLES.rowgroup} className={styles.head}>
            <tr {...ROLES.row} aria-rowindex={1}>
              <th {...ROLES.columnheader} scope="col" className={styles.corner}>
                {text.row}
              </th>
              {shown.map((column) => (
                <th key={column} {...ROLES.columnheader} scope="col" dir="auto">
                  {head[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROLES.rowgroup} style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, key, start }) => {
              const checked = rows[index];
              return (
                checked && (
                  <GridRow
                    key={key}
                    ref={virtual.measureElement}
                    checked={checked}
                    index={index}
                    offset={start - HEAD}
                    shown={shown}
                    head={head}
                    mistakes={mistakes.get(checked.row.number)}
                    excluded={excluded.has(checked.row.number)}
                    at={at.row === index ? at.column : null}
                    typed={at.row === index ? typed : null}
                    onPlace={(column) => {
                      if (typed !== null) commit();
                      setPlace({ row: index, column });
                    }}
                    onOpen={(column) => {
                      setPlace({ row: index, column });
                      wanted.current = true;
                      if (!locked) setTyped(checked.row.cells[shown[column - 1] ?? 0] ?? '');
                    }}
                    onType={setTyped}
                    onCommit={commit}
                    onExclude={onExclude}
                  />
                )
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
