import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { Budget, Expense } from '#shared/models/finance/money.ts';
import { Card } from '#web/ui/card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { monthName } from '#text/finance/months.ts';
import { rubles } from '#text/finance/money.ts';
import type { FinanceActions } from '../api.ts';
import { expensesTable, planDepartmentsTable, planMonthsTable } from '../lib/export.ts';
import { financeMainText } from '#text/finance/main.ts';
import { DepartmentPart } from './department-part.tsx';
import { ExpensesList } from './expenses-list.tsx';
import styles from './plan-card.module.css';

const text = financeMainText.plan;
const VIEWS = ['months', 'departments', 'expenses'] as const;
type View = (typeof VIEWS)[number];

interface PlanCardProps {
  readonly budget: Budget;
  readonly expenses: readonly Expense[];
  /** There are more than are shown. */
  readonly more: boolean;
  /** Of the company's people, to give a part of the plan to. */
  readonly departments: readonly string[];
  readonly canEdit: boolean;
  readonly actions: FinanceActions;
}

/** Plan and fact of the HR budget by month and by department, and each expense. */
export function PlanCard({ budget, expenses, more, departments, canEdit, actions }: PlanCardProps) {
  const [view, setView] = useState<View>('months');
  const tables = {
    months: () => planMonthsTable(budget),
    departments: () => planDepartmentsTable(budget),
    expenses: () => expensesTable(expenses),
  };
  return (
    <Card title={text.title} aside={<TableExport name={`${text.title}, ${text.views[view]}`} collect={tables[view]} />}>
      <SegmentedControl
        className={styles.views ?? ''}
        aria-label={text.view}
        value={view}
        data={VIEWS.map((one) => ({ value: one, label: text.views[one] }))}
        onChange={(chosen) => setView(VIEWS.find((one) => one === chosen) ?? view)}
      />
      {view === 'months' && <Months budget={budget} />}
      {view === 'months' && lacksMonths(budget) && <p className={styles.none}>{text.monthsNote}</p>}
      {view === 'departments' && canEdit && budget.plan && (
        <DepartmentPart budget={budget} plan={budget.plan} departments={departments} actions={actions} />
      )}
      {view === 'departments' && <Departments budget={budget} />}
      {view === 'expenses' && <ExpensesList expenses={expenses} more={more} canEdit={canEdit} actions={actions} />}
    </Card>
  );
}

const sum = (value: number | null) => (value === null ? text.noAmount : rubles(value));
const left = (planned: number | null, spent: number) => (planned === null ? text.noAmount : rubles(planned - spent));

/** A percent of a revenue that is not loaded yet. */
function lacksMonths({ plan, months }: Budget): boolean {
  return plan?.mode === 'percent' && months.some(({ planned }) => planned === null);
}

function Months({ budget }: { readonly budget: Budget }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.scroll} role="group" aria-label={text.views.months} tabIndex={0}>
      <FiguresTable
        caption={text.views.months}
        head={text.months}
        rows={budget.months.map(({ month, planned, spent }) => ({
          key: month,
          cells: [monthName(month), sum(planned), rubles(spent), left(planned, spent)],
        }))}
      />
    </div>
  );
}

function Departments({ budget }: { readonly budget: Budget }) {
  if (budget.departments.length === 0) return <p className={styles.none}>{text.noDepartments}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.scroll} role="group" aria-label={text.views.departments} tabIndex={0}>
      <FiguresTable
        caption={text.views.departments}
        head={text.departments}
        rows={budget.departments.map(({ department, planned, spent }) => ({
          key: department ?? '',
          cells: [department ?? text.wholeCompany, sum(planned), rubles(spent), left(planned, spent)],
        }))}
      />
    </div>
  );
}
