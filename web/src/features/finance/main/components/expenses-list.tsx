import { Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import type { Expense } from '#shared/models/finance/money.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TrashIcon } from '#web/ui/icons.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { rubles } from '#text/finance/money.ts';
import type { FinanceActions } from '../api.ts';
import { readAmount } from '../../lib/amount.ts';
import { localDay } from '../lib/today.ts';
import { financeMainText } from '#text/finance/main.ts';
import styles from './expenses-list.module.css';

const text = financeMainText.plan;

interface ExpensesListProps {
  readonly expenses: readonly Expense[];
  readonly more: boolean;
  readonly canEdit: boolean;
  readonly actions: FinanceActions;
}

/** What the HR budget was spent on, newest first, and a form for one more. */
export function ExpensesList({ expenses, more, canEdit, actions }: ExpensesListProps) {
  const [removed, setRemoved] = useState<Expense | null>(null);
  const confirmation = useConfirmation({
    work: () => actions.removeExpense(removed?.id ?? ''),
    done: () => {
      setRemoved(null);
      toast(text.removed);
    },
  });
  return (
    <>
      {canEdit && <AddExpense actions={actions} />}
      {expenses.length === 0 ? (
        <p className={styles.none}>{text.noExpenses}</p>
      ) : (
        <ul className={styles.list} aria-label={text.views.expenses}>
          {expenses.map((one) => (
            <Inline as="li" key={one.id} nowrap gap="16" rowGap="4" className={styles.row}>
              <span className={styles.day}>{formatDate(one.spent_on)}</span>
              <Stack as="span" shrink breaks className={styles.title} dir="auto">
                {one.title}
                <Caption as="span">
                  {[one.department ?? text.company, text.kinds[one.kind]].filter(Boolean).join(' · ')}
                </Caption>
              </Stack>
              <Text as="span" weight="600" oneLine nums className={styles.amount}>
                {rubles(one.amount)}
              </Text>
              {canEdit && one.kind === 'other' && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={text.remove(one.title)}
                  onClick={() => setRemoved(one)}
                >
                  <TrashIcon size={17} />
                </button>
              )}
            </Inline>
          ))}
        </ul>
      )}
      {more && <p className={styles.none}>{text.more(expenses.length)}</p>}
      <ConfirmModal
        opened={removed !== null}
        title={text.removeTitle(removed?.title ?? '')}
        action={text.removeAction}
        danger
        onClose={() => setRemoved(null)}
        {...confirmation}
      >
        {text.removeText}
      </ConfirmModal>
    </>
  );
}

const emptyFields = () => ({ title: '', department: '', amount: '', day: localDay(new Date()) });

function AddExpense({ actions }: { readonly actions: FinanceActions }) {
  const { busy, error, run } = useAction();
  const [fields, setFields] = useState(emptyFields);
  const [tried, setTried] = useState(false);
  const amount = readAmount(fields.amount);
  const title = fields.title.trim();
  const wrongAmount = amount === null || amount === 0;
  const set = (change: Partial<typeof fields>) => setFields({ ...fields, ...change });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (title === '' || wrongAmount || fields.day === '') return;
    void run(
      () => actions.addExpense({ title, department: fields.department.trim() || null, amount, spent_on: fields.day }),
      () => {
        toast(text.added);
        setFields(emptyFields());
        setTried(false);
      },
    );
  }

  return (
    <Inline as="form" align="start" gap="10" below="16" noValidate onSubmit={submit}>
      <TextInput
        className={styles.what}
        label={text.what}
        maxLength={120}
        value={fields.title}
        error={tried && title === '' ? text.wrongWhat : undefined}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <TextInput
        className={styles.where}
        label={text.department}
        maxLength={80}
        value={fields.department}
        onChange={({ currentTarget }) => set({ department: currentTarget.value })}
      />
      <TextInput
        className={styles.sum}
        label={text.amount}
        inputMode="decimal"
        value={fields.amount}
        error={tried && wrongAmount ? text.wrongAmount : undefined}
        onChange={({ currentTarget }) => set({ amount: currentTarget.value })}
      />
      <TextInput
        className={styles.date}
        type="date"
        label={text.day}
        value={fields.day}
        error={tried && fields.day === '' ? text.wrongDay : undefined}
        onChange={({ currentTarget }) => set({ day: currentTarget.value })}
      />
      <Button type="submit" variant="default" className={styles.add} loading={busy}>
        {text.add}
      </Button>
      {error !== null && <FailureNote error={error} />}
    </Inline>
  );
}
