import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { REPLACEMENT_SHARE } from '#shared/rules/finance/replacement-cost.ts';
import { USUAL_HOURS } from '#shared/rules/finance/employee-cost.ts';
import { formatDate, formatDay } from '#web/lib/dates.ts';
import { formatNumber } from '#text/format.ts';
import { paths } from '#web/lib/paths.ts';
import { CardMark } from '#web/ui/card-mark.ts';
import { UploadIcon } from '#web/ui/icons.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { BudgetCard } from '../main/components/budget-card.tsx';
import { EmployeesCard } from '../main/components/employees-card.tsx';
import { type InitiativeRow, InitiativesCard } from '../main/components/initiatives-card.tsx';
import { LedgerBand } from '../main/components/ledger-band.tsx';
import { PersonDrawer } from '../main/components/person-drawer.tsx';
import { PnlCard } from '../main/components/pnl-card.tsx';
import { RevenueCard } from '../main/components/revenue-card.tsx';
import { ShareCard } from '../main/components/share-card.tsx';
import { budgetViewOf } from '../main/lib/budget-view.ts';
import { ledgerView } from '../main/lib/ledger-view.ts';
import { profitAndLossOf } from '../main/lib/months.ts';
import styles from '../main/components/finance-cards.module.css';
import { financeMainText } from '#text/finance/main.ts';
import { rubles } from '#text/finance/money.ts';
import { monthSpan } from '#text/finance/months.ts';
import {
  SAMPLE_INITIATIVES,
  SAMPLE_MONTHS,
  SAMPLE_PLAN,
  SAMPLE_SPENT,
  SAMPLE_TODAY,
  SAMPLE_YEAR,
} from './sample-company.ts';
import { sampleLedger } from './sample-ledger.ts';
import { SAMPLE_EMPLOYEES, type SampleEmployee } from './sample-people.ts';
import { sampleText as text } from '#text/finance/sample.ts';

const FACTS = { year: SAMPLE_YEAR, today: SAMPLE_TODAY, months: SAMPLE_MONTHS, spent: SAMPLE_SPENT };
const SUMS = profitAndLossOf(SAMPLE_MONTHS, {
  people: financeMainText.share.people,
  others: financeMainText.share.others,
});

/** Finance as a space sees it before it has brought anything in: an invented company, marked as such; not a single call. */
export function SampleFinance({ canUpload }: { readonly canUpload: boolean }) {
  const [coefficient, setCoefficient] = useState<number>(REPLACEMENT_SHARE.usual);
  const [initiatives, setInitiatives] = useState<readonly InitiativeRow[]>(SAMPLE_INITIATIVES);
  const ledger = useMemo(() => sampleLedger(coefficient), [coefficient]);
  const assumptions = useMemo(() => ({ coefficient, hours: USUAL_HOURS }), [coefficient]);
  return (
    <CardMark value={text.tag}>
      <Note tone="warning">
        <strong>{text.bannerTitle}</strong> {canUpload ? text.banner : text.bannerForOthers}
      </Note>
      <div className={styles.cards}>
        <LedgerBand
          span={monthSpan([...SAMPLE_SPENT.keys()])}
          mark={text.tag}
          {...ledgerView(ledger)}
          assumptions={text.assumptions}
        />
        <BudgetCard
          plan={SAMPLE_PLAN}
          viewOf={(plan) => budgetViewOf(plan, FACTS)}
          asOf={formatDay(SAMPLE_TODAY, new Date(SAMPLE_TODAY))}
          canEdit
          onSave={null}
          note={text.noSaving}
          importButton={<ImportButton canUpload={canUpload} />}
        />
        <ShareCard sums={SUMS} />
        <div className={styles.wide}>
          <EmployeesCard
            sample
            employees={SAMPLE_EMPLOYEES}
            assumptions={assumptions}
            onCoefficient={setCoefficient}
            renderDrawer={(employee, onClose) => (
              <PersonDrawer
                employee={employee}
                assumptions={assumptions}
                facts={employee ? factsOf(employee) : []}
                onClose={onClose}
              >
                <Caption>{financeMainText.person.moodNote}</Caption>
              </PersonDrawer>
            )}
          />
        </div>
        <InitiativesCard
          initiatives={initiatives}
          onRemove={null}
          onAdd={(added) => {
            const row = { ...added, id: `added-${initiatives.length}`, effect: null, verdict: 'too_early' as const };
            setInitiatives([...initiatives, row]);
            return Promise.resolve(true);
          }}
          note={financeMainText.initiatives.local}
        />
        <PnlCard sums={SUMS} />
        <div className={styles.wide}>
          <RevenueCard months={SAMPLE_MONTHS} />
        </div>
      </div>
    </CardMark>
  );
}

/** Leads those who may upload to the upload; for others a press does nothing. */
function ImportButton({ canUpload }: { readonly canUpload: boolean }) {
  const look = { variant: 'default', leftSection: <UploadIcon size={18} /> } as const;
  if (!canUpload) return <Button {...look}>{financeMainText.budget.importCsv}</Button>;
  return (
    <Button component={Link} to={paths.financeImport()} {...look}>
      {financeMainText.budget.importCsv}
    </Button>
  );
}

function factsOf({
  email,
  department,
  hours,
  development,
  tasks_status,
  mood,
  interests,
  hired_on,
  contribution,
}: SampleEmployee) {
  const { fields } = financeMainText.person;
  return [
    { name: text.email, value: email },
    { name: fields.department, value: department },
    { name: fields.hired, value: formatDate(hired_on) },
    { name: fields.hours, value: formatNumber(hours) },
    { name: fields.development, value: formatNumber(development) },
    { name: fields.tasks, value: tasks_status },
    ...(contribution === null ? [] : [{ name: fields.contribution, value: rubles(contribution) }]),
    ...(mood === null ? [] : [{ name: fields.mood, value: mood }]),
    ...(interests === null ? [] : [{ name: fields.interests, value: interests }]),
  ];
}
