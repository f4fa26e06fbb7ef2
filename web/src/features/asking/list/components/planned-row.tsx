import { Button } from '@mantine/core';
import type { PollLine } from '#shared/models/poll-list.ts';
import { moscowMomentInWords } from '#web/features/asking/frames/lib/moscow-moment.ts';
import { scheduleText } from '#web/features/asking/frames/schedule-text.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { ClockIcon } from '#web/ui/icons.tsx';
import { listText } from '../text.ts';
import styles from './poll-list.module.css';

const text = listText.planned;

/** A poll that will open by itself. */
export function PlannedRow({ poll, onChange }: { readonly poll: PollLine; readonly onChange: () => void }) {
  const { can } = useWorkspace();
  const { recurrence } = poll;
  if (!recurrence?.next_at) return null;
  const rhythm = scheduleText.rhythm(recurrence);
  return (
    <div className={styles.planned}>
      <span className={styles.clock}>
        <ClockIcon size={20} />
      </span>
      <div className={styles.plannedWords}>
        <p className={styles.plannedTitle}>
          {recurrence.cadence === 'member_joined'
            ? text.joiners(poll.title)
            : text.opens(poll.title, moscowMomentInWords(recurrence.next_at))}
        </p>
        <p className={styles.quiet}>{rhythm.charAt(0).toLocaleUpperCase('ru') + rhythm.slice(1)}</p>
      </div>
      {can('frames.create') && (
        <Button variant="subtle" aria-label={`${scheduleText.change}: ${poll.title}`} onClick={onChange}>
          {text.change}
        </Button>
      )}
    </div>
  );
}
