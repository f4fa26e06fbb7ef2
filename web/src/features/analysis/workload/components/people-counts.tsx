import { Button } from '@mantine/core';
import { useState } from 'react';
import type { WorkloadSummary } from '#shared/models/analysis.ts';
import { formatNumber } from '#text/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { dotsOf } from '../lib/dots.ts';
import { workloadText } from '#text/analysis/workload.ts';
import { PeopleList } from './people-list.tsx';
import styles from './people-counts.module.css';

const text = workloadText.people;
const LEVELS = ['high', 'medium', 'low'] as const;

/** How many people have how much to do: counts first, names only for whoever asks for them. */
export function PeopleCounts({ people_by_level: people, employee_metrics: metrics }: WorkloadSummary) {
  const [open, setOpen] = useState(false);
  const dots = dotsOf(people);
  return (
    <Card title={text.title(people.high)} label={text.label}>
      <Stack as="ul" gap="12">
        {LEVELS.map((level) => (
          <li key={level}>
            <Inline as="span" align="stretch" gap="4" aria-hidden="true">
              {Array.from({ length: dots[level] }, (_, index) => (
                <span key={index} className={`${styles.dot} ${styles[level]}`} />
              ))}
            </Inline>
            <span className={styles.words}>
              <strong>{formatNumber(people[level])}</strong> · {text.levels[level]}
            </span>
          </li>
        ))}
      </Stack>
      <Caption pretty className={styles.note}>
        {dots.each > 1 && `${text.each(dots.each)} `}
        {text.note}
      </Caption>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <PeopleList metrics={metrics} opened={open} onClose={() => setOpen(false)} />
    </Card>
  );
}
