import { type ReactNode, useMemo, useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { EmployeeFiltersRow } from './employee-filters.tsx';
import { EmployeesTable } from './employees-table.tsx';
import { EmptyPart } from './empty-part.tsx';
import { MetricStrip } from './metric-strip.tsx';
import { filterEmployees, NO_EMPLOYEE_FILTERS } from '../lib/employee-filters.ts';
import { employeesTable } from '../lib/export.ts';
import type { CostedEmployee } from '../lib/employees.ts';
import { type Assumptions, type EmployeeSort, sortAfterPress, sortEmployees } from '../lib/sort-employees.ts';
import { formatNumber } from '#text/format.ts';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { financeMainText } from '#text/finance/main.ts';
import styles from './employees-card.module.css';

const text = financeMainText.employees;

interface EmployeesCardProps<One extends CostedEmployee> {
  readonly employees: readonly One[];
  readonly assumptions: Assumptions;
  readonly onCoefficient: (coefficient: number) => void;
  /** The example: its filters offer “all” alone, and there is nothing to save of it. */
  readonly sample?: boolean;
  /** The month, where there are several. */
  readonly period?: ReactNode;
  /** What the figures rest on. */
  readonly note?: ReactNode;
  /** What opens from a row. */
  readonly renderDrawer: (employee: One | null, onClose: () => void) => ReactNode;
}

/** What every employee costs, and all of them together; filters that both follow. */
export function EmployeesCard<One extends CostedEmployee>(props: EmployeesCardProps<One>) {
  const { employees, assumptions, onCoefficient, sample = false, period, note, renderDrawer } = props;
  const [filters, setFilters] = useState(NO_EMPLOYEE_FILTERS);
  const [sort, setSort] = useState<EmployeeSort>({ by: 'tce', descending: true });
  const [openedId, setOpenedId] = useState<string | null>(null);
  const found = useMemo(() => filterEmployees(employees, filters), [employees, filters]);
  const rows = useMemo(() => sortEmployees(found, sort, assumptions), [found, sort, assumptions]);
  const opened = employees.find(({ id }) => id === openedId) ?? null;
  if (employees.length === 0) {
    return (
      <Card title={text.title} aside={period}>
        <EmptyPart kind="employees">{text.empty}</EmptyPart>
      </Card>
    );
  }
  return (
    <Card
      title={text.title}
      aside={
        <Inline gap="16" rowGap="6">
          <Caption as="span" role="status">
            {text.shown(found.length, employees.length)} · {text.hours(formatNumber(assumptions.hours))}
          </Caption>
          {period}
          {!sample && <TableExport name={text.title} collect={() => employeesTable(rows, assumptions)} />}
        </Inline>
      }
    >
      <EmployeeFiltersRow employees={employees} filters={filters} sample={sample} onChange={setFilters} />
      <MetricStrip all={employees} found={found} assumptions={assumptions} onCoefficient={onCoefficient} />
      {rows.length === 0 ? (
        <p className={styles.nobody}>{text.nobody}</p>
      ) : (
        <EmployeesTable
          employees={rows}
          assumptions={assumptions}
          sort={sort}
          onSort={(column) => setSort(sortAfterPress(sort, column))}
          onOpen={({ id }) => setOpenedId(id)}
        />
      )}
      {note}
      <Caption above="14" className={styles.note}>
        {text.note}
      </Caption>
      {renderDrawer(opened, () => setOpenedId(null))}
    </Card>
  );
}
