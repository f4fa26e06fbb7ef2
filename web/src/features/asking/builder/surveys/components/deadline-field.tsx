import { useRef, useState } from 'react';
import { fromField, toField } from '#web/lib/date-field.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { deadlineText } from '#text/common/deadline.ts';
import { DeadlineField as Field } from '#web/ui/launch/deadline-field.tsx';

interface DeadlineFieldProps {
  /** An instant; null for none. */
  readonly value: string | null;
  readonly mistake: string | null;
  readonly locked: boolean;
  readonly onChange: (deadline: string | null) => void;
}

/** The deadline of a survey, which is stored as it is typed: a date without its time is no deadline yet. */
export function DeadlineField({ value, mistake, locked, onChange }: DeadlineFieldProps) {
  const now = useNow(DEADLINE_TICK);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value === null ? '' : toField(value));
  const isPast = value !== null && new Date(value) <= now;
  function change(next: string) {
    const half = next === '' && input.current?.validity.badInput && document.activeElement === input.current;
    setTyped(next);
    if (half) return;
    if (next === '' && input.current) input.current.value = '';
    onChange(fromField(next));
  }
  return (
    <Field
      draft={{ value: typed, mistake: isPast ? deadlineText.mustBeFuture : mistake, input, change }}
      locked={locked}
    />
  );
}
