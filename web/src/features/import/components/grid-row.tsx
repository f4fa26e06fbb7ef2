import type { Ref } from 'react';
import { WHOLE_ROW, type CheckedRow } from '../lib/check-rows.ts';
import { formatNumber } from '#text/format.ts';
import { CrossIcon, PlusIcon } from '#web/ui/icons.tsx';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { ROLES } from '#web/ui/table-roles.ts';
import { importText } from '#text/finance/import.ts';
import styles from './grid.module.css';

const text = importText.rows;
const GRID_CELL = { role: 'gridcell' } as const;

interface GridRowProps {
  readonly checked: CheckedRow;
  /** Counted from 0, among those that are shown. */
  readonly index: number;
  /** Px from the top of the sheet's body. */
  readonly offset: number;
  /** The columns of the file that are shown. */
  readonly shown: readonly number[];
  readonly head: readonly string[];
  readonly mistakes: ReadonlyMap<number, string> | undefined;
  readonly excluded: boolean;
  /** The cell one is at, counted from the head of the row; null in other rows. */
  readonly at: number | null;
  /** What was typed so far into it; null while it is closed. */
  readonly typed: string | null;
  readonly onPlace: (column: number) => void;
  readonly onOpen: (column: number) => void;
  readonly onType: (text: string) => void;
  readonly onCommit: () => void;
  readonly onExclude: (row: number) => void;
  readonly ref?: Ref<HTMLTableRowElement>;
}

/** A row of the file: each cell with what is wrong with it below. */
export function GridRow({ checked: { row }, index, offset, shown, head, mistakes, excluded, ...cells }: GridRowProps) {
  const { at, typed, onPlace, onOpen, onType, onCommit, onExclude, ref } = cells;
  const whole = mistakes?.get(WHOLE_ROW);
  return (
    <tr
      {...ROLES.row}
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={excluded ? `${styles.row} ${styles.excluded}` : styles.row}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <th {...ROLES.rowheader} scope="row" className={styles.number}>
        <Inline as="span" justify="between" nowrap gap="4" className={styles.line}>
          {formatNumber(row.number)}
          <button
            type="button"
            data-place={`${index} 0`}
            tabIndex={at === 0 ? 0 : -1}
            className={styles.exclude}
            aria-label={excluded ? text.include(row.number) : text.exclude(row.number)}
            title={excluded ? text.include(row.number) : text.exclude(row.number)}
            onFocus={() => onPlace(0)}
            onClick={() => onExclude(row.number)}
          >
            {excluded ? <PlusIcon size={16} /> : <CrossIcon size={16} />}
          </button>
        </Inline>
        {whole !== undefined && (
          <Text as="span" size="tiny" tone="coral" breaks className={styles.mistake}>
            {whole}
          </Text>
        )}
      </th>
      {shown.map((column, place) => {
        const mistake = mistakes?.get(column);
        const content = row.cells[column]?.trim() ?? '';
        const open = at === place + 1 && typed !== null;
        return (
          <td
            key={column}
            {...GRID_CELL}
            aria-colindex={place + 2}
            data-place={`${index} ${place + 1}`}
            tabIndex={at === place + 1 && !open ? 0 : -1}
            aria-invalid={mistake !== undefined || undefined}
            className={mistake === undefined ? styles.cell : `${styles.cell} ${styles.wrong}`}
            onFocus={({ target, currentTarget }) => target === currentTarget && onPlace(place + 1)}
            onClick={() => !open && onOpen(place + 1)}
          >
            {open ? (
              <input
                className={styles.input}
                aria-label={text.edit(head[column] ?? '', row.number)}
                value={typed}
                onChange={({ currentTarget }) => onType(currentTarget.value)}
                onBlur={onCommit}
              />
            ) : (
              <span className={styles.content} dir="auto">
                {content === '' ? (
                  <Text as="span" tone="ink-3">
                    {text.empty}
                  </Text>
                ) : (
                  content
                )}
              </span>
            )}
            {mistake !== undefined && (
              <Text as="span" size="tiny" tone="coral" breaks className={styles.mistake}>
                {mistake}
              </Text>
            )}
          </td>
        );
      })}
    </tr>
  );
}
