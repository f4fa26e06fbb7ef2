import { Button, Drawer } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { RunCard } from '#web/features/asking/runs/components/run-card.tsx';
import { RecurrenceLine } from '#web/features/asking/runs/components/recurrence-line.tsx';
import { RepeatButton } from '#web/features/asking/runs/components/repeat-button.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { afterEvent } from '#web/ui/after-event.ts';
import { runName } from '#web/features/asking/runs/lib/run-name.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { resultsText } from '#text/asking/results/polls.ts';
import styles from './run-drawer.module.css';

const text = resultsText.run;

interface RunDrawerProps {
  readonly poll: Poll;
  readonly run: Frame;
  readonly onDelete: () => void;
  /** Begins the next run; left out for whoever may not. */
  readonly onCreate: (() => void) | null;
  readonly onClose: () => void;
}

/** What can be done with a run: taking answers, deadline, link, the next run; deletion comes last. */
export function RunDrawer({ poll, run, onDelete, onCreate, onClose }: RunDrawerProps) {
  useEscape(onClose);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={480}
      title={runName(run)}
      closeOnEscape={false}
      classNames={{ title: styles.title ?? '', content: styles.content ?? '', body: styles.body ?? '' }}
    >
      <RunCard
        key={run.id}
        poll={poll}
        run={run}
        next={onCreate && <Next poll={poll} onCreate={onCreate} />}
        onDelete={onDelete}
      />
    </Drawer>
  );
}

function Next({ poll, onCreate }: { readonly poll: Poll; readonly onCreate: () => void }): ReactNode {
  return (
    <Stack align="start" gap="8" ruled className={styles.next}>
      <h3>{text.next}</h3>
      <p>{poll.recurrence ? <RecurrenceLine recurrence={poll.recurrence} /> : text.nextText}</p>
      <Button variant="default" leftSection={<PlusIcon size={18} />} onClick={onCreate}>
        {text.create}
      </Button>
      <RepeatButton poll={poll} />
    </Stack>
  );
}

/** Escape closes what lies on top: the drawer only while no dialog is open above it. */
function useEscape(onClose: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const dialogs = document.querySelectorAll('[role="dialog"]').length;
      if (event.key === 'Escape' && !event.isComposing && dialogs === 1) afterEvent(onClose);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onClose]);
}
