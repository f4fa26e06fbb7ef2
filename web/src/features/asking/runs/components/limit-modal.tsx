import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { ANSWER_LIMIT_MAX, type Frame } from '#shared/models/run.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { fieldErrors } from '#web/lib/api-error.ts';
import { commonText } from '#text/common/common.ts';
import { runsText } from '#text/asking/runs.ts';
import { Note } from '#web/ui/note.tsx';
import { readLimit } from '../lib/answer-limit.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useRunActions } from '../api.ts';
import { Actions, Stack } from '#web/ui/layout/layout.tsx';

const text = runsText.limit;

interface LimitModalProps {
  readonly run: Frame;
  /** How many answers the link has brought so far. */
  readonly taken: number;
  readonly onClose: () => void;
}

/** Bounds how many respondents the public link of a run takes, or lifts the bound. */
export function LimitModal({ run, taken, onClose }: LimitModalProps) {
  const { updateFrame } = useRunActions();
  const action = useAction();
  const [value, setValue] = useState(run.answer_limit === null ? '' : String(run.answer_limit));
  const [mistake, setMistake] = useState<string | null>(null);
  const limit = readLimit(value);
  const ofServer = fieldErrors(action.error).answer_limit;
  const close = action.busy ? () => undefined : onClose;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (limit === undefined) return setMistake(text.invalid(ANSWER_LIMIT_MAX));
    if (await action.run(async () => updateFrame(run, { answer_limit: limit }))) onClose();
  }

  return (
    <Modal opened onClose={close} title={text.title}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="12" tone="ink-2" pretty breaks>
          <p>{text.text}</p>
          <TextInput
            label={text.field}
            description={text.fieldHint(ANSWER_LIMIT_MAX)}
            inputMode="numeric"
            autoComplete="off"
            data-autofocus
            value={value}
            error={mistake ?? ofServer}
            disabled={action.busy}
            onChange={(event) => {
              setValue(event.currentTarget.value);
              setMistake(null);
            }}
          />
          {typeof limit === 'number' && limit <= taken && <Note tone="warning">{text.below(taken)}</Note>}
          {action.error !== null && ofServer === undefined && (
            <FailureNote error={action.error} prefix={`${text.failed}: `} />
          )}
        </Stack>
        <Actions>
          <Button variant="default" onClick={close} disabled={action.busy}>
            {commonText.cancel}
          </Button>
          <Button type="submit" loading={action.busy}>
            {text.save}
          </Button>
        </Actions>
      </form>
    </Modal>
  );
}
