import { Autocomplete, Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import type { Budget } from '#shared/models/finance/money.ts';
import type { BudgetPlan } from '#shared/rules/finance/budget.ts';
import { useAction } from '#web/lib/use-action.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import type { FinanceActions } from '../api.ts';
import { readAmount } from '../../lib/amount.ts';
import { plannedParts, withPart } from '../lib/department-parts.ts';
import { financeMainText } from '#text/finance/main.ts';
import styles from './expenses-list.module.css';

const text = financeMainText.plan;

interface DepartmentPartProps {
  readonly budget: Budget;
  readonly plan: BudgetPlan;
  /** Departments of the company, to choose from; another one may be written. */
  readonly departments: readonly string[];
  readonly actions: FinanceActions;
}

/** Gives a department its part of the plan; without a sum it has none any more. */
export function DepartmentPart({ budget, plan, departments, actions }: DepartmentPartProps) {
  const { busy, error, run } = useAction();
  const [department, setDepartment] = useState('');
  const [part, setPart] = useState('');
  const [tried, setTried] = useState(false);
  const name = department.trim();
  const amount = part.trim() === '' ? 0 : readAmount(part);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (name === '' || amount === null) return;
    const parts = withPart(plannedParts(budget), name, amount);
    void run(
      () => actions.saveBudget({ year: budget.year, version: budget.version, plan, departments: parts }),
      () => {
        toast(amount === 0 ? text.partTaken(name) : text.partSaved(name));
        setDepartment('');
        setPart('');
        setTried(false);
      },
    ).then((done) => {
      // Somebody else was faster: what they saved comes in, what is written here stays.
      if (!done) void actions.readBudgetAgain();
    });
  }

  return (
    <Inline as="form" align="start" gap="10" below="16" noValidate onSubmit={submit}>
      <Autocomplete
        className={styles.what}
        label={text.department}
        maxLength={80}
        data={[...departments]}
        value={department}
        error={tried && name === '' ? text.wrongDepartment : undefined}
        onChange={setDepartment}
      />
      <TextInput
        className={styles.sum}
        label={text.partOf[plan.period]}
        description={text.partHint}
        inputMode="decimal"
        value={part}
        error={tried && amount === null ? text.wrongPart : undefined}
        onChange={({ currentTarget }) => setPart(currentTarget.value)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <Button type="submit" variant="default" className={styles.add} loading={busy}>
        {text.savePart}
      </Button>
      {error !== null && <FailureNote error={error} />}
    </Inline>
  );
}
