import { memo, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { tenth } from '#shared/rules/figures.ts';
import { withSoftHyphens } from '#web/lib/soft-hyphens.ts';
import { directionText } from '#text/common/directions.ts';
import { LockIcon } from '#web/ui/icons.tsx';
import { Text } from '#web/ui/layout/layout.tsx';
import { answeredWords } from '../lib/figure-words.ts';
import { groupName } from '../lib/group-name.ts';
import {
  hiddenTogether,
  reachOf,
  type HeatCell,
  type HeatColumn,
  type HeatMap,
  type HeatRow,
  type HiddenGroup,
} from '../lib/heat-map.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import styles from './heat-map.module.css';

const text = surveyResultsText.heat;

/** A place of the grid: row −1 is the head. */
interface Place {
  readonly row: number;
  readonly column: number;
}

const STEPS: Record<string, Place> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
};

/** Px: with less a figure and its interval would not stand on one line. */
const LEAST_NAME = 116;
const LEAST_COLUMN = 92;

interface HeatGridProps {
  readonly map: HeatMap;
  readonly smallest: number;
  /** Left out on paper, where nothing opens. */
  readonly onOpen?: (place: Place) => void;
}

/**
 * Means as coloured cells: one stop for Tab, arrows between cells, Enter opens how they were given. Plain elements that
 * one listener serves; a move draws two rows anew, whatever their number.
 */
export function HeatGrid({ map, smallest, onOpen }: HeatGridProps) {
  const { columns, rows, hidden } = map;
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [looked, setLooked] = useState<Place | null>(null);
  const table = useRef<HTMLTableElement>(null);

  function press(event: KeyboardEvent) {
    const at = placeOf(event);
    if (!at) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen?.(opened(at));
      return;
    }
    const next = nextPlace(event.key, at, columns.length, rows.length);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    table.current?.querySelector<HTMLElement>(`[data-at="${next.row}:${next.column}"]`)?.focus();
  }
  const look = (event: SyntheticEvent) => setLooked(placeOf(event));
  const small = rows.at(-1)?.kind === 'small' ? rows.length - 1 : -1;
  const row = (one: HeatRow, index: number) => (
    <Row key={one.key} row={one} index={index} active={active.row === index ? active.column : -1} />
  );
  return (
    <>
      <div className={styles.scroll}>
        {/* A grid of cells to walk through, which is what the role is for; one listener serves all of them. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <table
          ref={table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table is how a grid is drawn
          role="grid"
          aria-label={`${text.what}: ${text.dimensions[map.dimension]}`}
          className={styles.grid}
          style={{ minWidth: LEAST_NAME + columns.length * LEAST_COLUMN }}
          onKeyDown={press}
          onClick={(event) => {
            const at = placeOf(event);
            if (!at) return;
            setActive(at);
            onOpen?.(opened(at));
          }}
          onFocus={(event) => {
            look(event);
            const at = placeOf(event);
            if (at) setActive(at);
          }}
          onBlur={() => setLooked(null)}
          onMouseOver={look}
          onMouseLeave={() => setLooked(null)}
        >
          <thead>
            <Head columns={columns} active={active.row === -1 ? active.column : -1} />
          </thead>
          <tbody>
            {rows.map((one, index) => (index === small ? null : row(one, index)))}
            <HiddenRows groups={hidden} columns={columns.length} smallest={smallest} />
            {small > 0 && row(rows[small]!, small)}
          </tbody>
        </table>
      </div>
      {onOpen && (
        <p className={styles.looked} aria-hidden="true">
          {looked ? lookedWords(map, looked) : text.hint}
        </p>
      )}
    </>
  );
}

interface HeadProps {
  readonly columns: readonly HeatColumn[];
  /** The column that Tab stops at; −1 where it is none of these. */
  readonly active: number;
}

const Head = memo(function Head({ columns, active }: HeadProps) {
  return (
    <tr>
      <th scope="col" className={styles.corner}>
        {text.group}
      </th>
      {columns.map(({ question, label, whole, direction }, column) => (
        <th
          key={question.id}
          scope="col"
          className={styles.head}
          title={whole}
          tabIndex={column === active ? 0 : -1}
          data-at={`-1:${column}`}
        >
          {withSoftHyphens(label)}
          {direction === 'lower_is_better' && <small className={styles.better}>{directionText.lowerIsBetter}</small>}
        </th>
      ))}
    </tr>
  );
});

interface RowProps {
  readonly row: HeatRow;
  readonly index: number;
  readonly active: number;
}

const Row = memo(function Row({ row, index, active }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles.name} dir="auto">
        {groupName(row)}
        <span className={styles.answered}>{answeredWords(row.answered, row.invited)}</span>
      </th>
      {row.cells.map((cell, column) => (
        <Cell
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place
          key={column}
          cell={cell}
          at={`${index}:${column}`}
          stop={column === active}
        />
      ))}
    </tr>
  );
});

function Cell({ cell, at, stop }: { readonly cell: HeatCell | null; readonly at: string; readonly stop: boolean }) {
  const tabIndex = stop ? 0 : -1;
  if (!cell) {
    return (
      <td className={styles.empty} tabIndex={tabIndex} data-at={at}>
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">{text.noCell}</span>
      </td>
    );
  }
  const { level, differs, mean } = cell;
  const reach = reachOf(mean);
  return (
    <td
      className={`${styles.cell} ${level === null ? '' : styles[level]} ${differs === null ? '' : styles.differs}`}
      tabIndex={tabIndex}
      data-at={at}
    >
      {tenth(mean.value)}
      {reach !== null && <small className={styles.reach}>±{reach}</small>}
      <span className="visually-hidden">
        {level !== null && `, ${text.levels[level]}`}
        {differs !== null && `, ${text.differs[differs]}`}
      </span>
    </td>
  );
}

interface HiddenRowsProps {
  readonly groups: readonly HiddenGroup[];
  readonly columns: number;
  readonly smallest: number;
}

/** Groups that are never told by themselves, and why: a line for each reason. */
const HiddenRows = memo(function HiddenRows({ groups, columns, smallest }: HiddenRowsProps) {
  return hiddenTogether(groups).map(({ why, names }) => (
    <tr key={why}>
      <th scope="row" className={styles.name} dir="auto">
        {names.length === 1 ? names[0] : text.hidden(names.length)}
      </th>
      <td colSpan={columns} className={styles.hidden}>
        <span className={styles.lock}>
          <LockIcon size={14} />
          <span>
            {names.length > 1 && (
              <Text as="span" tone="ink">
                {names.join(', ')}:{' '}
              </Text>
            )}
            {text.why[why](smallest)}
          </span>
        </span>
      </td>
    </tr>
  ));
});

/** The place an event happened at; null beside all cells. */
function placeOf({ target }: SyntheticEvent): Place | null {
  const at = target instanceof Element ? target.closest<HTMLElement>('[data-at]')?.dataset['at'] : undefined;
  const [row, column] = at?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

/** What a place opens: the head of a column opens the whole company. */
function opened({ row, column }: Place): Place {
  return { row: Math.max(0, row), column };
}

function nextPlace(key: string, { row, column }: Place, columns: number, rows: number): Place | null {
  if (key === 'Home') return { row, column: 0 };
  if (key === 'End') return { row, column: columns - 1 };
  const step = STEPS[key];
  if (!step) return null;
  const next = { row: row + step.row, column: column + step.column };
  const inside = next.row >= -1 && next.row < rows && next.column >= 0 && next.column < columns;
  return inside ? next : { row, column };
}

/** The cell under the pointer or the focus, with its whole question. */
function lookedWords({ columns, rows, dimension }: HeatMap, { row, column }: Place): string {
  const question = columns[column]?.whole ?? '';
  const group = rows[row];
  if (!group) return question;
  const cell = group.cells[column];
  const name = groupName(group, dimension);
  if (!cell) return `${name}. ${question} ${text.noCellWhy}`;
  const { value, low, high } = cell.mean;
  return text.looked(
    `${name}. ${question}`,
    text.mean(tenth(value), tenth(low), tenth(high)),
    answeredWords(cell.answered, null),
  );
}
