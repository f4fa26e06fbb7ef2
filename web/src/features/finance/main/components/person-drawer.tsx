import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { employeeMetrics } from '#shared/rules/finance/employee-metrics.ts';
import { margin } from '#shared/rules/finance/employee-cost.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { signedRubles } from '#text/finance/money.ts';
import { type CostedEmployee, nameOf } from '../lib/employees.ts';
import { explain } from '../lib/explain.ts';
import type { Assumptions } from '../lib/sort-employees.ts';
import { financeMainText } from '#text/finance/main.ts';
import styles from './person-drawer.module.css';

const text = financeMainText.person;

/** A fact about somebody beside their figures. */
export interface PersonFact {
  readonly name: string;
  readonly value: string;
}

interface PersonDrawerProps {
  /** Null = closed. */
  readonly employee: CostedEmployee | null;
  readonly assumptions: Assumptions;
  readonly facts: readonly PersonFact[];
  readonly onClose: () => void;
  /** What can be changed of them. */
  readonly children?: ReactNode;
}

/** What one employee costs, metric by metric, with their own numbers in each formula. */
export function PersonDrawer({ employee, assumptions, facts, onClose, children }: PersonDrawerProps) {
  return (
    <Drawer
      opened={employee !== null}
      onClose={onClose}
      position="right"
      size={520}
      title={employee ? (nameOf(employee) ?? financeMainText.employees.nameless) : ''}
      classNames={{ title: styles.title ?? '' }}
    >
      {employee && (
        <Stack gap="20">
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {children}
          <Stack as="ul" aria-label={financeMainText.employees.metrics}>
            {employeeMetrics()
              .filter(({ key }) => key !== 'hourly_filtered')
              .map(({ key, label, name, formula, note }) => {
                const { value, numbers } = explain(key, employee, assumptions);
                const result = margin(employee);
                return (
                  <Stack as="li" key={key} size="small" tone="ink-2" className={styles.metric}>
                    <Inline align="baseline" justify="between" nowrap gap="16" tone="ink" className={styles.head}>
                      <Text as="h3" size="body">
                        {label}
                      </Text>
                      <strong>{value ?? financeMainText.employees.unknown}</strong>
                    </Inline>
                    <p>{name}.</p>
                    <p className={styles.formula}>
                      {formula}
                      {numbers !== null && (
                        <>
                          <br />
                          {numbers}
                        </>
                      )}
                    </p>
                    {key === 'roi' && result !== null && (
                      <p>
                        {text.fields.margin}: {signedRubles(result)}.
                      </p>
                    )}
                    <Text tone="ink-3">{note}</Text>
                  </Stack>
                );
              })}
          </Stack>
        </Stack>
      )}
    </Drawer>
  );
}
