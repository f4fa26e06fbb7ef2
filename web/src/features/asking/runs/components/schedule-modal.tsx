import { Modal } from '@mantine/core';
import type { Poll } from '#shared/models/poll.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useSchedule } from '../schedule-api.ts';
import { scheduleText as text } from '#text/asking/runs/schedule.ts';
import { ScheduleForm } from './schedule-form.tsx';

interface ScheduleModalProps {
  readonly poll: Poll;
  readonly onClose: () => void;
}

/** The dialog in which a poll is made to repeat. */
export default function ScheduleModal({ poll, onClose }: ScheduleModalProps) {
  const { data, error } = useSchedule(poll.id);
  return (
    <Modal opened onClose={onClose} title={text.title} size={560}>
      {data ? (
        <ScheduleForm poll={poll} state={data} onClose={onClose} />
      ) : error ? (
        <FailureNote error={error} prefix={`${text.loadFailed}: `} />
      ) : (
        <p role="status">{text.loading}</p>
      )}
    </Modal>
  );
}
