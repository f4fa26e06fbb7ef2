import { Button, NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { REPLACEMENT_SHARE } from '#shared/rules/finance/replacement-cost.ts';
import { USUAL_HOURS } from '#shared/rules/finance/employee-cost.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { UploadIcon } from '#web/ui/icons.tsx';
import { Note } from '#web/ui/note.tsx';
import { FinanceHeader } from '#web/ui/finance/finance-header.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { NoFinance } from '../components/no-finance.tsx';
import { monthLong } from '#text/finance/months.ts';
import {
  type EmployeesOfMonth,
  useBudget,
  useEmployees,
  useExpenses,
  useFinanceActions,
  useInitiatives,
  useLedger,
  useMonths,
  usePeopleCosts,
  usePlanAllows,
} from './api.ts';
import { EmployeesCard } from './components/employees-card.tsx';
import styles from './components/finance-cards.module.css';
import { OwnBand } from './components/own-band.tsx';
import { OwnBudget } from './components/own-budget.tsx';
import { OwnInitiatives } from './components/own-initiatives.tsx';
import { factsOf, OwnPerson } from './components/own-person.tsx';
import { Part } from './components/part.tsx';
import { PersonDrawer } from './components/person-drawer.tsx';
import { PlanCard } from './components/plan-card.tsx';
import { PnlCard } from './components/pnl-card.tsx';
import { RevenueCard } from './components/revenue-card.tsx';
import { ShareCard } from './components/share-card.tsx';
import { useSummary } from './components/use-summary.tsx';
import { departmentsOf } from './lib/employee-filters.ts';
import { comparableMonths, profitAndLossOf, withPeopleCosts } from './lib/months.ts';
import { summarySheets } from './lib/summary.ts';
import { missingColumns } from './lib/missing-columns.ts';
import { financeMainText as text } from '#text/finance/main.ts';

/** So long the slider rests before the ledger is reckoned anew. */
const REST_MILLISECONDS = 300;

/** The money of the company itself. */
export function OwnFinance() {
  const { workspace } = useWorkspace();
  const actions = useFinanceActions(workspace.id);
  const canEdit = usePlanAllows();
  const [period, setPeriod] = useState<string | null>(null);
  const [coefficient, setCoefficient] = useState<number>(REPLACEMENT_SHARE.usual);
  const [restedCoefficient] = useDebouncedValue(coefficient, REST_MILLISECONDS);
  const employees = useEmployees(workspace.id, period);
  const months = useMonths(workspace.id);
  const costs = usePeopleCosts(workspace.id);
  const budget = useBudget(workspace.id);
  const expenses = useExpenses(workspace.id);
  const initiatives = useInitiatives(workspace.id);
  const ledger = useLedger(workspace.id, restedCoefficient);
  const assumptions = useMemo(() => ({ coefficient, hours: USUAL_HOURS }), [coefficient]);
  const money = useMemo(
    () => months.data && costs.data && withPeopleCosts(months.data.months, costs.data.months),
    [months.data, costs.data],
  );
  const sums = useMemo(() => money && profitAndLossOf(comparableMonths(money), text.share), [money]);
  const summary = useSummary(() =>
    summarySheets({
      ledger: ledger.data?.ledger ?? null,
      employees: employees.data?.employees ?? [],
      assumptions,
      months: money ?? [],
      sums: sums ?? null,
      budget: budget.data ?? null,
      expenses: expenses.data?.expenses ?? [],
      initiatives: initiatives.data?.initiatives ?? [],
    }),
  );
  const now = useNow();
  const head = employees.data?.head ?? months.data?.head ?? null;
  if (employees.error instanceof ApiError && employees.error.status === 403) return <NoFinance />;
  const readingMoney = {
    data: sums && money ? { sums, money } : undefined,
    error: months.error ?? costs.error,
    onRetry: () => {
      void months.mutate();
      void costs.mutate();
    },
  };

  return (
    <>
      <FinanceHeader {...(head && { note: noteOf(head.file_name, formatDay(head.imported_at, now)) })}>
        {canEdit && (
          <Button component={Link} to={paths.financeImport()} variant="default" leftSection={<UploadIcon size={18} />}>
            {text.page.uploadMore}
          </Button>
        )}
        {summary.button}
      </FinanceHeader>
      {summary.problem}
      {!canEdit && (
        <Note tone="warning">
          {text.page.readOnly} <Link to={paths.subscription}>{text.page.toPlans}</Link>
        </Note>
      )}
      <div className={styles.cards}>
        <Part
          title={text.band.name}
          data={ledger.data}
          error={ledger.error}
          onRetry={() => void ledger.mutate()}
          height={190}
          render={(found) => <OwnBand ledger={found.ledger} />}
        />
        <Part
          title={text.budget.title}
          data={budget.data}
          error={budget.error}
          onRetry={() => void budget.mutate()}
          height={260}
          render={(found) => (
            <OwnBudget
              budget={found}
              months={money ?? []}
              canEdit={canEdit}
              actions={actions}
              onRefresh={() => void budget.mutate()}
            />
          )}
        />
        <Part
          title={text.share.titleUnknown}
          {...readingMoney}
          height={260}
          render={(found) => <ShareCard sums={found.sums} />}
        />
        <div className={styles.wide}>
          <Part
            title={text.employees.title}
            data={employees.data}
            error={employees.error}
            onRetry={() => void employees.mutate()}
            height={520}
            render={(found) => (
              <EmployeesCard
                employees={found.employees}
                assumptions={assumptions}
                onCoefficient={setCoefficient}
                period={<PeriodChoice months={found} onChange={setPeriod} />}
                note={<MissingColumns months={found} />}
                renderDrawer={(employee, onClose) => (
                  <PersonDrawer
                    employee={employee}
                    assumptions={assumptions}
                    facts={employee ? factsOf(employee) : []}
                    onClose={onClose}
                  >
                    {employee && found.period !== null && found.head && (
                      <OwnPerson
                        employee={employee}
                        period={found.period}
                        version={found.head.version}
                        canEdit={canEdit}
                        actions={actions}
                      />
                    )}
                  </PersonDrawer>
                )}
              />
            )}
          />
        </div>
        <Part
          title={text.initiatives.title}
          data={initiatives.data}
          error={initiatives.error}
          onRetry={() => void initiatives.mutate()}
          height={260}
          render={(found) => <OwnInitiatives list={found} canEdit={canEdit} actions={actions} />}
        />
        <Part title={text.pnl.title} {...readingMoney} height={260} render={(found) => <PnlCard sums={found.sums} />} />
        <div className={styles.wide}>
          <Part
            title={text.revenue.titles.none}
            {...readingMoney}
            height={260}
            render={(found) => <RevenueCard months={found.money} />}
          />
        </div>
        <div className={styles.wide}>
          <Part
            title={text.plan.title}
            data={budget.data && expenses.data && { budget: budget.data, ...expenses.data }}
            error={budget.error ?? expenses.error}
            onRetry={() => {
              void budget.mutate();
              void expenses.mutate();
            }}
            height={300}
            render={(found) => (
              <PlanCard
                budget={found.budget}
                expenses={found.expenses}
                more={found.next_cursor !== null}
                departments={departmentsOf(employees.data?.employees ?? []).filter((name) => name !== '')}
                canEdit={canEdit}
                actions={actions}
              />
            )}
          />
        </div>
      </div>
    </>
  );
}

function noteOf(file: string | null, day: string): string {
  return file === null ? text.page.ownNoteWithoutFile(day) : text.page.ownNote(file, day);
}

interface PeriodChoiceProps {
  readonly months: EmployeesOfMonth;
  readonly onChange: (period: string) => void;
}

function PeriodChoice({ months: { period, periods }, onChange }: PeriodChoiceProps) {
  if (period === null || periods.length < 2) return null;
  return (
    <NativeSelect
      aria-label={text.employees.periodLabel}
      value={period}
      data={periods.map((one) => ({ value: one.period, label: monthLong(one.period) }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Which columns the file of the month did not have. */
function MissingColumns({ months: { head } }: { readonly months: EmployeesOfMonth }) {
  const missing = head ? missingColumns(head.columns) : [];
  if (missing.length === 0) return null;
  return <Caption>{text.employees.missing(missing.join(', '))}</Caption>;
}
