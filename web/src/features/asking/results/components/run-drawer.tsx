import { Button, Drawer } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { FrameCard } from '#web/features/asking/frames/components/frame-card.tsx';
import { RecurrenceLine } from '#web/features/asking/frames/components/recurrence-line.tsx';
import { RepeatButton } from '#web/features/asking/frames/components/repeat-button.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { afterEvent } from '#web/ui/after-event.ts';
import { runName } from '#web/features/asking/frames/lib/run-name.ts';
import { resultsText } from '../text.ts';
import styles from './run-drawer.module.css';

const text = resultsText.run;

interface RunDrawerProps {
  readonly poll: Poll;
  readonly frame: Frame;
  readonly onDelete: () => void;
  /** Begins the next run; left out for whoever may not. */
  readonly onCreate: (() => void) | null;
  readonly onClose: () => void;
}

/** What can be done with a run: taking answers, deadline, link, the next run; deletion comes last. */
export function RunDrawer({ poll, frame, onDelete, onCreate, onClose }: RunDrawerProps) {
  useEscape(onClose);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={480}
      title={runName(frame)}
      closeOnEscape={false}
      classNames={{ title: styles.title ?? '', content: styles.content ?? '', body: styles.body ?? '' }}
    >
      <FrameCard
        key={frame.id}
        poll={poll}
        frame={frame}
        next={onCreate && <Next poll={poll} onCreate={onCreate} />}
        onDelete={onDelete}
      />
    </Drawer>
  );
}

function Next({ poll, onCreate }: { readonly poll: Poll; readonly onCreate: () => void }): ReactNode {
  return (
    <div className={styles.next}>
      <h3>{text.next}</h3>
      <p>{poll.recurrence ? <RecurrenceLine recurrence={poll.recurrence} /> : text.nextText}</p>
      <Button variant="default" leftSection={<PlusIcon size={18} />} onClick={onCreate}>
        {text.create}
      </Button>
      <RepeatButton poll={poll} />
    </div>
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
