import { useId, useState } from 'react';
import { employeeMetrics } from '#shared/rules/finance/employee-metrics.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { percent } from '#text/finance/money.ts';
import type { CostedEmployee } from '../lib/employees.ts';
import { type EmployeeMetric, explainGroup } from '../lib/explain.ts';
import type { Assumptions } from '../lib/sort-employees.ts';
import { financeMainText } from '#text/finance/main.ts';
import { CoefficientChoice } from './coefficient-choice.tsx';
import styles from './metric-strip.module.css';

const text = financeMainText.employees;

interface MetricStripProps {
  readonly all: readonly CostedEmployee[];
  /** Those whom the filters leave. */
  readonly found: readonly CostedEmployee[];
  readonly assumptions: Assumptions;
  readonly onCoefficient: (coefficient: number) => void;
}

/** The seven metrics of the people in the table; each says on a press how it is reckoned, with their numbers. */
export function MetricStrip({ all, found, assumptions, onCoefficient }: MetricStripProps) {
  const [open, setOpen] = useState<EmployeeMetric | null>(null);
  const id = useId();
  const shown = employeeMetrics().find(({ key }) => key === open);
  const explained = open && explainGroup(open, all, found, assumptions);
  return (
    <div className={styles.metrics} role="group" aria-label={text.metrics}>
      <ul className={styles.strip}>
        {employeeMetrics().map(({ key, label }) => {
          const { value } = explainGroup(key, all, found, assumptions);
          const term = text.terms[key];
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.metric}
                aria-expanded={open === key}
                aria-controls={id}
                onClick={() => setOpen(open === key ? null : key)}
              >
                <span className={styles.label}>{label}</span>
                <Text as="strong" size="title" tone="ink" weight="640" oneLine className={styles.value}>
                  {value ?? text.unknown}
                </Text>
                {term !== '' && (
                  <Text as="span" tone="ink">
                    {term}
                  </Text>
                )}
                <span>
                  {key === 'replacement' ? text.about.replacement(percent(assumptions.coefficient)) : text.about[key]}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <Stack id={id} gap="10" size="note" tone="ink-2" className={styles.explained} hidden={!shown}>
        {shown && explained && (
          <>
            <p>
              <strong>{shown.name}.</strong> {shown.note}
            </p>
            <dl className={styles.formula}>
              <dt>{text.formula}</dt>
              <dd>{shown.formula}</dd>
              {explained.numbers !== null && (
                <>
                  <dt>{text.numbers}</dt>
                  <dd>{explained.numbers}</dd>
                </>
              )}
            </dl>
            {shown.key === 'replacement' && (
              <CoefficientChoice value={assumptions.coefficient} onChange={onCoefficient} />
            )}
          </>
        )}
      </Stack>
    </div>
  );
}
