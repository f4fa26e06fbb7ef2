import { Drawer } from '@mantine/core';
import type { Automation, AutomationEntry } from '#shared/models/automation.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import { commonText } from '#text/common/common.ts';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import styles from '../automations.module.css';
import { automationsText as text } from '#text/automations.ts';

const TONES: Record<AutomationEntry['outcome'], TagTone> = { done: 'good', skipped: 'calm', failed: 'attention' };

interface LogDrawerProps {
  /** Whose log; null = closed. */
  readonly automation: Automation | null;
  readonly onClose: () => void;
}

/** What an automation did, the newest first: never to whom, and never to how many. */
export function LogDrawer({ automation, onClose }: LogDrawerProps) {
  const now = useNow();
  return (
    <Drawer
      opened={automation !== null}
      onClose={onClose}
      position="right"
      size={440}
      title={automation ? text.logOf(automation.title) : ''}
      closeButtonProps={{ 'aria-label': commonText.close }}
    >
      {automation && automation.log.length === 0 && <EmptyState title={text.empty}>{text.emptyText}</EmptyState>}
      <Stack as="ul" gap="16" className={styles.log}>
        {automation?.log.map((entry) => (
          <li key={`${entry.at} ${entry.text}`}>
            <div className={styles.head}>
              <Caption as="span">{formatDayAndTime(entry.at, now)}</Caption>
              <Tag tone={TONES[entry.outcome]}>{text.outcomes[entry.outcome]}</Tag>
            </div>
            <p dir="auto">{entry.text}</p>
          </li>
        ))}
      </Stack>
    </Drawer>
  );
}
