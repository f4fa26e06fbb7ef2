import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type FormEvent } from 'react';
import type { Poll } from '#shared/models/poll.ts';
import type { ScheduleState } from '#shared/models/pulse.ts';
import { useAction } from '#web/lib/use-action.ts';
import { commonText } from '#text/common/common.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { Actions, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { useMembers } from '#web/lib/use-members.ts';
import { useScheduleActions, type ScheduleInput } from '../schedule-api.ts';
import { scheduleText as text } from '#text/asking/runs/schedule.ts';
import { QuestionLimitField } from './question-limit-field.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { ScheduleLog, SchedulePreview } from './schedule-preview.tsx';
import { useScheduleDraft } from './use-schedule-draft.ts';

/** A preview is asked for when somebody has stopped typing for so long. */
const TYPING_MILLISECONDS = 300;

interface ScheduleFormProps {
  readonly poll: Poll;
  readonly state: ScheduleState;
  readonly onClose: () => void;
}

/** How a poll repeats: entered, tried out, saved, paused, ended. */
export function ScheduleForm({ poll, state, onClose }: ScheduleFormProps) {
  const { schedule, runs, question_limit: limit } = state;
  const { data: members } = useMembers(poll.workspace_id);
  const draft = useScheduleDraft(poll, state, members);
  const { save, stop, setLimit } = useScheduleActions(poll);
  const action = useAction();
  const [stopping, setStopping] = useState(false);
  const [shown] = useDebouncedValue(draft.body && JSON.stringify(draft.body), TYPING_MILLISECONDS);

  async function keep(paused: boolean) {
    const { body } = draft;
    if (body === null) return;
    await action.run(
      () => save({ ...body, paused }),
      () => {
        toast(paused ? text.pausedDone : text.saved);
        onClose();
      },
    );
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void keep(schedule?.paused ?? false);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="12" tone="ink-2" pretty breaks>
        <ScheduleFields poll={poll} draft={draft} members={members} locked={action.busy} />
        <QuestionLimitField limit={limit} onSave={setLimit} />
        <SchedulePreview poll={poll} body={shown === null ? null : (JSON.parse(shown) as ScheduleInput)} />
        <ScheduleLog runs={runs} />
        {schedule && (
          <Inline align="stretch" gap="10" ruled>
            <Button
              variant="default"
              disabled={action.busy || draft.body === null}
              onClick={() => void keep(!schedule.paused)}
            >
              {schedule.paused ? text.resume : text.pause}
            </Button>
            <Button variant="subtle" color="red" disabled={action.busy} onClick={() => setStopping(true)}>
              {text.stop}
            </Button>
          </Inline>
        )}
        {action.error !== null && <FailureNote error={action.error} />}
      </Stack>
      <Actions atHand>
        <Button variant="default" onClick={onClose} disabled={action.busy}>
          {commonText.cancel}
        </Button>
        <Button type="submit" loading={action.busy} disabled={draft.body === null}>
          {schedule ? text.save : text.start}
        </Button>
      </Actions>
      {stopping && <StopModal work={stop} onDone={onClose} onClose={() => setStopping(false)} />}
    </form>
  );
}

interface StopModalProps {
  readonly work: () => Promise<void>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function StopModal({ work, onDone, onClose }: StopModalProps) {
  const confirmation = useConfirmation({
    work,
    done: () => {
      toast(text.stopped);
      onDone();
    },
  });
  return (
    <ConfirmModal opened title={text.stopTitle} action={text.stop} danger onClose={onClose} {...confirmation}>
      <p>{text.stopText}</p>
    </ConfirmModal>
  );
}
