import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { commonText } from '#text/common/common.ts';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { Card } from './card.tsx';
import styles from './chart-card.module.css';

interface ChartCardProps {
  /** The finding, or the question. */
  readonly title: string;
  readonly label?: string | undefined;
  readonly lead?: ReactNode;
  /** What the chart draws, for the name of the switch. */
  readonly what: string;
  readonly note?: ReactNode;
  readonly chart: ReactNode;
  readonly table: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A chart that can be read as a table as well. */
export function ChartCard({ title, label, lead, what, note, chart, table, children, className }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Card
      className={[styles.card, className].filter(Boolean).join(' ')}
      title={title}
      label={label}
      lead={lead}
      aside={
        <Inline as="span" justify="end" gap="12" rowGap="8" className={styles.aside}>
          {note !== undefined && <Caption as="span">{note}</Caption>}
          <Button
            variant={asTable ? 'light' : 'subtle'}
            className={styles.switch}
            aria-pressed={asTable}
            aria-label={commonText.asTableOf(what)}
            onClick={() => setAsTable(!asTable)}
          >
            {commonText.asTable}
          </Button>
        </Inline>
      }
    >
      {asTable ? table : chart}
      {children}
    </Card>
  );
}
