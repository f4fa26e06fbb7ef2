import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { ANALYSTS, describeAnalyst, type Analyst } from '#shared/analysts/index.ts';
import type { WorkloadStatus } from '#shared/models/analysis.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ShieldIcon } from '#web/ui/icons.tsx';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { analysisText as text } from '#text/analysis.ts';
import styles from './analyst-picker.module.css';

interface AnalystPickerProps {
  readonly value: Analyst;
  readonly analysts: WorkloadStatus['analysts'];
  /** Of the analysis that is shown; undefined while there is none. */
  readonly about?: { readonly analysis_date: string; readonly sent: string | null } | undefined;
  readonly disabled: boolean;
  readonly onChange: (analyst: Analyst) => void;
}

/** Who prepares the analysis, when it was, and what of the data left the service. */
export function AnalystPicker({ value, analysts, about, disabled, onChange }: AnalystPickerProps) {
  const now = useNow();
  const problemsId = useId();
  const problems = analysts.flatMap(({ ai_provider: analyst, available, problem }) =>
    available || problem === null ? [] : [text.whyUnavailable(describeAnalyst(analyst).name, problem)],
  );
  return (
    <Inline justify="end" gap="12" rowGap="4" className={styles.picker}>
      <Inline as="label" gap="10" rowGap="4" size="small" tone="ink-2" className={styles.field}>
        <span>{text.preparedBy}</span>
        <NativeSelect
          className={styles.select ?? ''}
          leftSection={<ShieldIcon size={18} />}
          value={value}
          disabled={disabled}
          aria-describedby={problems.length > 0 ? problemsId : undefined}
          onChange={({ currentTarget }) => onChange(ANALYSTS.find((one) => one === currentTarget.value) ?? 'builtin')}
          data={analysts.map(({ ai_provider: analyst, available }) => {
            const name = describeAnalyst(analyst).name;
            // Who prepared what is shown stays in the field, whether or not they could do it now.
            return {
              value: analyst,
              label: available ? name : text.unavailable(name),
              disabled: !available && analyst !== value,
            };
          })}
        />
      </Inline>
      {about && (
        <Caption breaks>
          {formatDayAndTime(about.analysis_date, now)} · {about.sent ?? text.stayedHere}
        </Caption>
      )}
      {problems.length > 0 && (
        <Caption breaks className={styles.problems} id={problemsId}>
          {problems.join(' ')}
        </Caption>
      )}
    </Inline>
  );
}
