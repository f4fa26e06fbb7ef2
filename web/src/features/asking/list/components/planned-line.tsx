import { Button } from '@mantine/core';
import type { PollLine } from '#shared/models/poll-list.ts';
import type { Recurrence } from '#shared/models/recurrence.ts';
import { moscowMomentInWords } from '#web/features/asking/runs/lib/moscow-moment.ts';
import { rhythmWords } from '#web/features/asking/runs/lib/rhythm-words.ts';
import { scheduleText } from '#text/asking/runs/schedule.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Caption, Inline, Text } from '#web/ui/layout/layout.tsx';
import type { ListEntry } from '../lib/list-entry.ts';
import { listText } from '#text/asking/list.ts';
import styles from './asking-list.module.css';
import { KindMark } from './kind-mark.tsx';

const text = listText.planned;

interface PlannedLineProps {
  readonly asked: Extract<ListEntry, { readonly poll: PollLine }>;
  readonly onChange: () => void;
}

/** A poll that was open before and will open by itself again; what it has brought stands among what is over. */
export function PlannedLine({ asked, onChange }: PlannedLineProps) {
  const { can } = useWorkspace();
  const { recurrence } = asked.poll;
  if (recurrence === null || asked.opensAt === null) return null;
  const when = whenWords(recurrence.cadence, asked.opensAt);
  const rhythm = rhythmWords(recurrence);
  return (
    <Inline className={styles.planned}>
      <KindMark kind={asked.kind} />
      <div className={styles.plannedWords}>
        <Text weight="600" pretty breaks>
          {asked.title}
        </Text>
        <Caption tone="ink-3">
          {recurrence.cadence === 'member_joined' ? when : text.opens(when)} · {rhythm}
        </Caption>
      </div>
      {can('runs.create') && (
        <Button variant="subtle" aria-label={`${scheduleText.change}: ${asked.title}`} onClick={onChange}>
          {text.change}
        </Button>
      )}
    </Inline>
  );
}

/** On which day and at what time, in Moscow; of what waits for newcomers, whom it asks. */
export function whenWords(cadence: Recurrence['cadence'], at: string): string {
  return cadence === 'member_joined' ? text.joiners : moscowMomentInWords(at);
}
