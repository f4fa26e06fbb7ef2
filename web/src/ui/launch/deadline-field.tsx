import { Button, TextInput } from '@mantine/core';
import { deadlineText as text } from '#text/common/deadline.ts';
import { workdayField } from '#web/lib/date-field.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { timeLeft } from '#web/lib/deadline.ts';
import { fromField, toField } from '#web/lib/date-field.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import styles from './deadline-field.module.css';
import type { DeadlineDraft } from './use-deadline.ts';
/** So that a slip of the finger does not promise the year 20261. */
const LATEST = '2099-12-31T23:59';

/** Days from now; null for no deadline. */
const PRESETS = [3, 7, 14, null] as const;

interface DeadlineFieldProps {
  readonly draft: Pick<DeadlineDraft, 'value' | 'mistake' | 'input' | 'change'>;
  readonly locked: boolean;
}

/** A field for a deadline, or none, that says in words what was chosen. */
export function DeadlineField({ draft, locked }: DeadlineFieldProps) {
  const now = useNow(DEADLINE_TICK);
  const { input, value, mistake, change } = draft;
  return (
    <Stack gap="10" tone="ink">
      <TextInput
        ref={input}
        type="datetime-local"
        label={text.field}
        description={hint(value, now)}
        error={mistake}
        value={value}
        min={toField(now)}
        max={LATEST}
        disabled={locked}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <Inline align="stretch" gap="8" className={styles.presets} role="group" aria-label={text.presets}>
        {PRESETS.map((days) => {
          const preset = days === null ? '' : workdayField(days, now);
          const chosen = value === preset;
          return (
            <Button
              key={days}
              variant={chosen ? 'light' : 'default'}
              disabled={locked}
              aria-pressed={chosen}
              onClick={() => change(preset)}
            >
              {days === null ? text.clear : text.days[days]}
            </Button>
          );
        })}
      </Inline>
    </Stack>
  );
}

/** What the field says, in words; without a deadline, what one would mean. */
function hint(value: string, now: Date): string {
  const deadline = fromField(value);
  if (deadline === null) return text.fieldHint;
  const until = text.until(formatDayAndTime(deadline, now));
  return new Date(deadline) <= now ? until : `${until} · ${timeLeft(deadline, now)}`;
}
