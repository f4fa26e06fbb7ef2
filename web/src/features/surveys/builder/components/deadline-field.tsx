import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { fromField, toField } from '#web/lib/date-field.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { settingsText } from '../settings-text.ts';
import styles from './settings.module.css';

const text = settingsText.deadline;
/** So that a slip of the finger does not promise the year 20261. */
const LATEST = '2099-12-31T23:59';
/** Days from now; null for no deadline. */
const PRESETS = [3, 7, 14, null] as const;
/** When a working day ends: where the offered deadlines fall. */
const END_OF_WORK = 18;

interface DeadlineFieldProps {
  /** An instant; null for none. */
  readonly value: string | null;
  readonly mistake: string | null;
  readonly locked: boolean;
  readonly onChange: (deadline: string | null) => void;
}

/** A field for a deadline, or none. */
export function DeadlineField({ value, mistake, locked, onChange }: DeadlineFieldProps) {
  const now = useNow(DEADLINE_TICK);
  const shown = value === null ? '' : toField(value);
  // A date without its time is no deadline yet; the field keeps what is typed.
  const [drawn, setDrawn] = useState(0);
  const isPast = value !== null && new Date(value) <= now;
  return (
    <div className={styles.deadline}>
      <TextInput
        key={drawn}
        type="datetime-local"
        label={text.label}
        description={value === null ? text.hint : text.until(formatDayAndTime(value, now))}
        error={isPast ? text.past : mistake}
        defaultValue={shown}
        min={toField(now)}
        max={LATEST}
        disabled={locked}
        onChange={({ currentTarget }) => {
          if (!currentTarget.validity.badInput) onChange(fromField(currentTarget.value));
        }}
      />
      <div className={styles.presets} role="group" aria-label={text.presets}>
        {PRESETS.map((days) => {
          const preset = days === null ? null : presetOf(days, now);
          const chosen = value === preset;
          return (
            <Button
              key={days}
              size="sm"
              variant={chosen ? 'light' : 'default'}
              disabled={locked}
              aria-pressed={chosen}
              onClick={() => {
                onChange(preset);
                setDrawn((before) => before + 1);
              }}
            >
              {days === null ? text.none : text.days[days]}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

/** The end of the working day so many days from now. */
function presetOf(days: number, now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, END_OF_WORK).toISOString();
}
