import { Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import type { FinanceEmployee } from '#shared/models/finance/employees.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/dates.ts';
import { formatNumber } from '#text/format.ts';
import { useAction } from '#web/lib/use-action.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import type { FinanceActions } from '../api.ts';
import { amountText, readAmount } from '../../lib/amount.ts';
import { nameOf } from '../lib/employees.ts';
import { rubles } from '#text/finance/money.ts';
import { financeMainText } from '#text/finance/main.ts';
import type { PersonFact } from './person-drawer.tsx';
import styles from './own-person.module.css';

const text = financeMainText.person;

interface OwnPersonProps {
  readonly employee: FinanceEmployee;
  readonly period: string;
  readonly version: number;
  readonly canEdit: boolean;
  readonly actions: FinanceActions;
}

/** What can be changed of an employee: what they bring in, and whether their name is kept. */
export function OwnPerson({ employee, period, version, canEdit, actions }: OwnPersonProps) {
  const [erasing, setErasing] = useState(false);
  const confirmation = useConfirmation({
    work: () => actions.eraseEmployee(employee.id),
    done: () => {
      setErasing(false);
      toast(text.erased);
    },
  });
  const name = nameOf(employee);
  if (!canEdit) return null;
  return (
    <>
      <ContributionForm
        key={employee.id}
        contribution={employee.contribution}
        onSave={(contribution) => actions.changeEmployee(employee.id, { period, version, contribution })}
      />
      {name !== null && (
        <div>
          <Button variant="default" color="red" onClick={() => setErasing(true)}>
            {text.erase}
          </Button>
          <ConfirmModal
            opened={erasing}
            title={text.eraseTitle(name)}
            action={text.erase}
            danger
            onClose={() => setErasing(false)}
            {...confirmation}
          >
            {text.eraseText}
          </ConfirmModal>
        </div>
      )}
    </>
  );
}

interface ContributionFormProps {
  readonly contribution: number | null;
  readonly onSave: (contribution: number | null) => Promise<void>;
}

function ContributionForm({ contribution, onSave }: ContributionFormProps) {
  const { busy, error, run } = useAction();
  const [value, setValue] = useState(contribution === null ? '' : amountText(contribution));
  const amount = readAmount(value);
  const isEmpty = value.trim() === '';
  const wrong = !isEmpty && amount === null;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (wrong) return;
    void run(
      () => onSave(isEmpty ? null : amount),
      () => toast(text.saved),
    );
  }

  return (
    <Inline as="form" align="start" gap="10" className={styles.form} noValidate onSubmit={submit}>
      <TextInput
        className={styles.field}
        label={text.contributionLabel}
        description={text.contributionHint}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        error={wrong ? text.wrong : undefined}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        loading={busy}
        disabled={wrong || (isEmpty ? null : amount) === contribution}
      >
        {text.save}
      </Button>
      {error !== null &&
        (error instanceof ApiError && error.status === 409 ? (
          <Note tone="attention">{text.conflict}</Note>
        ) : (
          <FailureNote error={error} />
        ))}
    </Inline>
  );
}

/** What a file says of an employee beside the money. */
export function factsOf(employee: FinanceEmployee): PersonFact[] {
  const { fields } = text;
  const { department, hired_on: hired, hours, development, tasks_status: tasks, contribution } = employee;
  return [
    ...(department === null ? [] : [{ name: fields.department, value: department }]),
    ...(hired === null ? [] : [{ name: fields.hired, value: formatDate(hired) }]),
    ...(hours === null ? [] : [{ name: fields.hours, value: formatNumber(hours) }]),
    ...(development === 0 ? [] : [{ name: fields.development, value: formatNumber(development) }]),
    ...(tasks === null ? [] : [{ name: fields.tasks, value: tasks }]),
    ...(contribution === null ? [] : [{ name: fields.contribution, value: rubles(contribution) }]),
  ];
}
