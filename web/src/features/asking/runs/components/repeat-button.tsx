import { ActionIcon, Button } from '@mantine/core';
import { lazy, useState } from 'react';
import type { Poll } from '#shared/models/poll.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { RepeatIcon } from '#web/ui/icons.tsx';
import { scheduleText as text } from '#text/asking/runs/schedule.ts';

const ScheduleModal = lazy(() => import('./schedule-modal.tsx'));

interface RepeatButtonProps {
  readonly poll: Poll;
  /** An icon alone, where there is little room. */
  readonly icon?: boolean;
}

/** Opens the dialog in which a poll is made to repeat; its code is fetched then. */
export function RepeatButton({ poll, icon = false }: RepeatButtonProps) {
  const [open, setOpen] = useState(false);
  const label = poll.recurrence ? text.change : text.button;
  return (
    <>
      {icon ? (
        <ActionIcon aria-label={label} title={label} onClick={() => setOpen(true)}>
          <RepeatIcon />
        </ActionIcon>
      ) : (
        <Button variant="default" leftSection={<RepeatIcon size={18} />} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {open && (
        <Arrival waiting={null} failed={text.partFailed}>
          <ScheduleModal poll={poll} onClose={() => setOpen(false)} />
        </Arrival>
      )}
    </>
  );
}
