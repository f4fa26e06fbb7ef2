import type { Recurrence } from '#shared/models/recurrence.ts';
import { Tag } from '#web/ui/tag.tsx';
import { moscowDate } from '../lib/moscow-moment.ts';
import { recurrenceWords } from '../lib/rhythm-words.ts';
import { scheduleText as text } from '#text/asking/runs/schedule.ts';

/** When a poll repeats and which run comes next. */
export function RecurrenceLine({ recurrence }: { readonly recurrence: Recurrence }) {
  const next = recurrence.next_at === null ? '' : moscowDate(recurrence.next_at);
  return (
    <>
      {recurrenceWords(recurrence, next)} {recurrence.paused && <Tag tone="warning">{text.paused}</Tag>}
    </>
  );
}
