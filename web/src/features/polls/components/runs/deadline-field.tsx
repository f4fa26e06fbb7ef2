import { Button, TextInput } from '@mantine/core';
import { pollRunsText } from '#web/text/poll-runs.ts';
import { fromField, momentWords, presetField, timeLeft, toField } from '../../lib/deadline.ts';
import { isPast } from '../../lib/frames.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './runs.module.css';
import type { DeadlineDraft } from './use-deadline.ts';

const text = pollRunsText.deadline;
/** So that a slip of the finger does not promise the year 20261. */
const LATEST = '2099-12-31T23:59';

/** A field for a deadline, or none, that says in words what was chosen. */
export function DeadlineField({ draft, locked }: { readonly draft: DeadlineDraft; readonly locked: boolean }) {
  const now = useNow();
  const { input, value, mistake, change } = draft;
  return (
    <div className={styles.field}>
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
      <div className={styles.presets} role="group" aria-label={text.presets}>
        {([3, 7, 14] as const).map((days) => (
          <Button
            key={days}
            variant="light"
            disabled={locked}
            aria-pressed={value === presetField(days, now)}
            onClick={() => change(presetField(days, now))}
          >
            {text.days[days]}
          </Button>
        ))}
        <Button variant="subtle" disabled={locked} onClick={() => change('')}>
          {text.clear}
        </Button>
      </div>
    </div>
  );
}

/** What the field says, in words; without a deadline, what one would mean. */
function hint(value: string, now: Date): string {
  const deadline = fromField(value);
  if (deadline === null) return text.fieldHint;
  const until = text.until(momentWords(deadline, now));
  return isPast({ deadline }, now) ? until : `${until} · ${timeLeft(deadline, now)}`;
}
