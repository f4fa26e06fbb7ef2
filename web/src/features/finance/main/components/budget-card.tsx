import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { BUDGET_MODES, BUDGET_PERIODS, PERCENT_BOUNDS, type BudgetPlan } from '#shared/rules/finance/budget.ts';
import { Card } from '#web/ui/card.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { shortRubles } from '#text/finance/money.ts';
import { amountText, readAmount } from '../../lib/amount.ts';
import { isSamePlan, titleOfBudget, type BudgetView } from '../lib/budget-view.ts';
import { financeMainText } from '#text/finance/main.ts';
import styles from './budget-card.module.css';
import { SpentBar } from './spent-bar.tsx';

const text = financeMainText.budget;
const AMOUNT_MAX = 1_000_000_000;

interface BudgetCardProps {
  /** What is saved; null = nothing yet. */
  readonly plan: BudgetPlan | null;
  /** How the budget stands by a plan: the saved one, or the one being written. */
  readonly viewOf: (plan: BudgetPlan | null) => BudgetView;
  readonly asOf: string;
  readonly canEdit: boolean;
  /** Null = saving does nothing here; the reason stands beside it. */
  readonly onSave: ((plan: BudgetPlan) => void) | null;
  readonly saving?: boolean;
  /** Why there is no saving, or what went wrong with it. */
  readonly note?: ReactNode;
  /** A way to the upload, or a press that does nothing. */
  readonly importButton: ReactNode;
  /** Departments and months, expenses: what stands below. */
  readonly children?: ReactNode;
}

/** How much may be spent on people, how much was, and whether it will be enough. */
export function BudgetCard({
  plan,
  viewOf,
  asOf,
  canEdit,
  onSave,
  saving,
  note,
  importButton,
  children,
}: BudgetCardProps) {
  const [period, setPeriod] = useState(plan?.period ?? 'year');
  const [mode, setMode] = useState(plan?.mode ?? 'percent');
  const [value, setValue] = useState(plan === null ? '' : amountText(plan.value));
  const amount = readAmount(value);
  const max = mode === 'percent' ? PERCENT_BOUNDS.max : AMOUNT_MAX;
  const wrong = value.trim() !== '' && (amount === null || amount > max);
  const draft: BudgetPlan | null = amount === null || wrong ? null : { period, mode, value: amount };
  const view = viewOf(draft ?? plan);
  const hintId = useId();
  return (
    <Card
      title={titleOfBudget(view)}
      label={text.title}
      aside={
        <Caption as="span" tone="ink-3">
          {text.asOf(asOf)}
        </Caption>
      }
    >
      <Inline align="stretch" gap="20" rowGap="12">
        <Choice
          label={text.period}
          value={period}
          options={BUDGET_PERIODS.map((one) => ({ value: one, label: text.periods[one] }))}
          disabled={!canEdit}
          onChange={setPeriod}
        />
        <Choice
          label={text.mode}
          value={mode}
          options={BUDGET_MODES.map((one) => ({ value: one, label: text.modes[one] }))}
          disabled={!canEdit}
          onChange={setMode}
        />
        <TextInput
          className={styles.value}
          label={text.value}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          disabled={!canEdit}
          rightSection={
            <Text as="span" tone="ink-3">
              {mode === 'percent' ? '%' : '₽'}
            </Text>
          }
          aria-describedby={hintId}
          aria-invalid={wrong}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      </Inline>
      <p id={hintId} className={wrong ? styles.wrong : styles.hint} role={wrong ? 'alert' : undefined}>
        {wrong
          ? mode === 'percent'
            ? text.wrongPercent
            : text.wrongAmount
          : [mode === 'percent' ? text.valueHint : '', draft ? meaningOf(draft, view) : ''].filter(Boolean).join(' ')}
      </p>
      <SpentBar view={view} />
      {(onSave !== null || note !== undefined || importButton !== null) && (
        <Inline align="stretch" gap="10" className={styles.actions}>
          <Button
            loading={saving === true}
            disabled={onSave === null || draft === null || (plan !== null && isSamePlan(draft, plan))}
            onClick={() => draft && onSave?.(draft)}
          >
            {text.save}
          </Button>
          {importButton}
        </Inline>
      )}
      {note !== undefined && (
        <Caption as="div" above="8">
          {note}
        </Caption>
      )}
      {children}
    </Card>
  );
}

/** What a plan comes to, in a sentence; nothing where that is not known. */
function meaningOf({ period, mode }: BudgetPlan, { planned, revenue }: BudgetView): string {
  if (planned === null) return '';
  if (mode === 'absolute')
    return period === 'year'
      ? text.amounts.month(shortRubles(planned / 12, 2))
      : text.amounts.year(shortRubles(planned * 12, 2));
  return revenue === null ? '' : text.ofRevenue[period](shortRubles(revenue), shortRubles(planned, 2));
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly disabled: boolean;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, disabled, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Stack gap="4">
      <Text as="span" id={id} size="note" weight="560">
        {label}
      </Text>
      <SegmentedControl
        aria-labelledby={id}
        value={value}
        data={[...options]}
        disabled={disabled}
        onChange={(chosen) => {
          const option = options.find((one) => one.value === chosen);
          if (option) onChange(option.value);
        }}
      />
    </Stack>
  );
}
