import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RunReport } from '#shared/models/run-report.ts';
import { formatDay } from '#web/lib/dates.ts';
import { articleText } from '#text/common/article.ts';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import styles from './tell-section.module.css';

const text = articleText.tell.report;

interface ReportLineProps {
  /** Undefined while it is read. */
  readonly report: RunReport | undefined;
  /** Where it is written. */
  readonly to: string;
}

/** How far “You said, we did” is, and the way to where it is written. */
export function ReportLine({ report, to }: ReportLineProps) {
  const [now] = useState(() => new Date());
  return (
    <Inline justify="between" gap="24" rowGap="10">
      <Text size="note" tone="ink-2" pretty className={styles.text}>
        <strong>{text.title}</strong> {report && stateOf(report, now)}
      </Text>
      <Button component={Link} variant="default" to={to}>
        {report?.version === 0 ? text.write : text.open}
      </Button>
    </Inline>
  );
}

function stateOf({ version, published_at: since }: RunReport, now: Date): string {
  if (since !== null) return text.told(formatDay(since, now));
  return version === 0 ? text.notWritten : text.draft;
}
