import { useRef, useState, type RefObject } from 'react';
import { deadlineText as text } from '#text/common/deadline.ts';
import { fromField, toField } from '#web/lib/date-field.ts';

export interface DeadlineDraft {
  /** As the field holds it; empty for none. */
  readonly value: string;
  readonly mistake: string | null;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly change: (value: string) => void;
  /** The deadline that was entered, null for none; undefined when it cannot be one, which is then said. */
  readonly read: () => string | null | undefined;
  /** Says what the server found. */
  readonly reject: (mistake: string) => void;
}

/** A deadline being entered. */
export function useDeadline(initial: string | null): DeadlineDraft {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(initial === null ? '' : toField(initial));
  const [mistake, setMistake] = useState<string | null>(null);

  function wrong(why: string): undefined {
    setMistake(why);
    input.current?.focus();
  }

  return {
    value,
    mistake,
    input,
    change(next) {
      // A half-filled field says it is empty; only this empties it.
      if (next === '' && input.current) input.current.value = '';
      setValue(next);
      setMistake(null);
    },
    read() {
      if (input.current?.validity.badInput) return wrong(text.incomplete);
      const deadline = fromField(value);
      if (deadline !== null && new Date(deadline) <= new Date()) return wrong(text.mustBeFuture);
      return deadline;
    },
    reject: (why) => void wrong(why),
  };
}
