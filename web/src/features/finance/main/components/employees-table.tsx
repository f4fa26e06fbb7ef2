import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '#web/ui/icons.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { formatDate } from '#web/lib/dates.ts';
import { initials } from '#web/lib/initials.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { percent, rubles, signedPercent } from '#text/finance/money.ts';
import { type CostedEmployee, nameOf } from '../lib/employees.ts';
import {
  type Assumptions,
  EMPLOYEE_COLUMNS,
  type EmployeeColumn,
  type EmployeeSort,
  figureOf,
  type FigureColumn,
} from '../lib/sort-employees.ts';
import { financeMainText } from '#text/finance/main.ts';
import styles from './employees-table.module.css';

const text = financeMainText.employees;
const ROW_HEIGHT = 60;
const HEAD_HEIGHT = 44;
/** So many rows stand in sight; the others are scrolled to inside the card, which half a row shows. */
const ROWS_IN_SIGHT = 7.5;
const ROWS_BEYOND = 6;
const FIGURES = EMPLOYEE_COLUMNS.filter(
  (column): column is FigureColumn => column !== 'name' && column !== 'department',
);

interface EmployeesTableProps<One extends CostedEmployee> {
  readonly employees: readonly One[];
  readonly assumptions: Assumptions;
  readonly sort: EmployeeSort;
  readonly onSort: (column: EmployeeColumn) => void;
  readonly onOpen: (employee: One) => void;
}

/** Employees with what they cost. Of ten thousand only those near the part in sight are there. */
export function EmployeesTable<One extends CostedEmployee>(props: EmployeesTableProps<One>) {
  const { employees, assumptions, sort, onSort, onOpen } = props;
  const run = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by what it returns
  const virtual = useVirtualizer({
    count: employees.length,
    getScrollElement: () => run.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_BEYOND,
    scrollMargin: HEAD_HEIGHT,
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? HEAD_HEIGHT) - HEAD_HEIGHT;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? HEAD_HEIGHT) - HEAD_HEIGHT);
  return (
    <div
      ref={run}
      className={styles.frame}
      style={{ maxHeight: HEAD_HEIGHT + ROWS_IN_SIGHT * ROW_HEIGHT }}
      role="group"
      aria-label={text.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
    >
      <table className={styles.table} aria-label={text.title} aria-rowcount={employees.length + 1}>
        <Head sort={sort} onSort={onSort} />
        <tbody>
          {before > 0 && <Gap height={before} />}
          {items.map(({ index }) => {
            const employee = employees[index];
            return (
              employee && (
                <Row
                  key={employee.id}
                  index={index}
                  employee={employee}
                  assumptions={assumptions}
                  onOpen={() => onOpen(employee)}
                />
              )
            );
          })}
          {after > 0 && <Gap height={after} />}
        </tbody>
      </table>
    </div>
  );
}

function Head({ sort, onSort }: { readonly sort: EmployeeSort; readonly onSort: (column: EmployeeColumn) => void }) {
  const Arrow = sort.descending ? ArrowDownIcon : ArrowUpIcon;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {EMPLOYEE_COLUMNS.map((column) => {
          const chosen = sort.by === column;
          const direction = sort.descending ? 'descending' : 'ascending';
          return (
            <th key={column} scope="col" aria-sort={chosen ? direction : 'none'}>
              <button type="button" className={styles.sort} onClick={() => onSort(column)}>
                {text.columns[column]}
                {chosen && <Arrow size={14} />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly index: number;
  readonly employee: CostedEmployee;
  readonly assumptions: Assumptions;
  readonly onOpen: () => void;
}

function Row({ index, employee, assumptions, onOpen }: RowProps) {
  const name = nameOf(employee) ?? text.nameless;
  return (
    <tr aria-rowindex={index + 2} className={styles.row} onClick={onOpen}>
      <th scope="row" className={styles.person}>
        <button
          type="button"
          className={styles.name}
          onClick={(event) => {
            event.stopPropagation();
            onOpen();
          }}
        >
          <span className={styles.initials} aria-hidden="true">
            {initials(...name.split(' ').slice(0, 2))}
          </span>
          <Stack as="span" shrink className={styles.words}>
            <span className={styles.line}>{name}</span>
            {employee.email !== null && employee.name !== null && (
              <span className={styles.email} title={employee.email}>
                {employee.email}
              </span>
            )}
            <span className="visually-hidden">{text.open}</span>
          </Stack>
        </button>
        {employee.left_on !== null && <Tag>{text.left(formatDate(employee.left_on))}</Tag>}
      </th>
      <td className={styles.department}>{employee.department ?? text.unknown}</td>
      {FIGURES.map((column) => (
        <td key={column} className={column === 'tce' ? styles.main : styles.figure}>
          {figureText(column, figureOf(employee, column, assumptions))}
        </td>
      ))}
    </tr>
  );
}

/** A figure of a row as it is read. */
function figureText(column: FigureColumn, figure: number | null): string {
  if (figure === null) return column === 'roi' ? text.noContribution : text.unknown;
  if (column === 'roi') return signedPercent(figure);
  return column === 'development' ? percent(figure, 1) : rubles(figure);
}

/** The place of rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  return <tr aria-hidden="true" style={{ height }} />;
}
