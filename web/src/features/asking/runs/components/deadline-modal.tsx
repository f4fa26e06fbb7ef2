import { Button, Modal } from '@mantine/core';
import type { FormEvent } from 'react';
import type { Frame } from '#shared/models/run.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { fieldErrors } from '#web/lib/api-error.ts';
import { commonText } from '#text/common/common.ts';
import { ballotsText } from '#text/asking/ballots.ts';
import { runsText } from '#text/asking/runs.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useRunActions } from '../api.ts';
import { DeadlineField } from '#web/ui/launch/deadline-field.tsx';
import { useDeadline } from '#web/ui/launch/use-deadline.ts';
import { Actions, Stack } from '#web/ui/layout/layout.tsx';

const text = runsText.deadline;

interface DeadlineModalProps {
  readonly run: Frame;
  /** What the deadline is for: to be kept, or to open a run whose deadline is past, for the first time or again. */
  readonly purpose: 'keep' | 'publish' | 'reopen';
  /** Whether people may then answer a second time, unknown to anybody. */
  readonly warnOfSecondAnswers: boolean;
  readonly onClose: () => void;
}

/** Sets, changes or clears the deadline of a run; of one that is over, opens it again. */
export function DeadlineModal({ run, purpose, warnOfSecondAnswers, onClose }: DeadlineModalProps) {
  const { updateFrame, publishFrame } = useRunActions();
  const { title, save: label, why } = text.purposes[purpose];
  const opens = purpose !== 'keep';
  const draft = useDeadline(opens ? null : run.deadline);
  const action = useAction();
  const mistakes = fieldErrors(action.error);
  const close = action.busy ? () => undefined : onClose;

  async function save(event: FormEvent) {
    event.preventDefault();
    const deadline = draft.read();
    if (deadline === undefined) return;
    const done = await action.run(async () => {
      const changed = await updateFrame(run, { deadline });
      if (opens && !changed.published) await publishFrame(changed, true);
    });
    if (done) onClose();
  }

  return (
    <Modal opened onClose={close} title={title}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="12" tone="ink-2" pretty breaks>
          {why !== null && <p>{why}</p>}
          {warnOfSecondAnswers && <p>{runsText.reopen.marks}</p>}
          {purpose === 'reopen' && run.fingerprint !== null && <p>{ballotsText.reopened}</p>}
          <DeadlineField
            draft={mistakes.deadline === undefined ? draft : { ...draft, mistake: mistakes.deadline }}
            locked={action.busy}
          />
          {action.error !== null && mistakes.deadline === undefined && (
            <FailureNote error={action.error} prefix={`${text.failed}: `} />
          )}
        </Stack>
        <Actions>
          <Button variant="default" onClick={close} disabled={action.busy}>
            {commonText.cancel}
          </Button>
          <Button type="submit" loading={action.busy}>
            {label}
          </Button>
        </Actions>
      </form>
    </Modal>
  );
}
