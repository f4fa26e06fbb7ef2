import { Button, Modal } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { commonText } from '#web/text/common.ts';
import { framesText } from '../text.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useFrameActions } from '../api.ts';
import styles from '#web/features/polls/components/modals.module.css';
import { DeadlineField } from './deadline-field.tsx';
import { useDeadline } from './use-deadline.ts';

const text = framesText.create;

interface CreateFrameModalProps {
  readonly poll: Poll;
  readonly onCreated: (frame: Frame) => void;
  readonly onClose: () => void;
}

/** Creates a frame, with a deadline if one is wanted, and offers to open it at once. */
export function CreateFrameModal({ poll, onCreated, onClose }: CreateFrameModalProps) {
  const { createFrame } = useFrameActions();
  const draft = useDeadline(null);
  const action = useAction();
  const [created, setCreated] = useState<Frame | null>(null);
  if (created !== null) return <Created frame={created} onClose={onClose} />;
  const close = action.busy ? () => undefined : onClose;

  async function create(event: FormEvent) {
    event.preventDefault();
    const deadline = draft.read();
    if (deadline === undefined) return;
    await action.run(async () => {
      const frame = await createFrame(poll.id, deadline);
      onCreated(frame);
      setCreated(frame);
    });
  }

  return (
    <Modal opened onClose={close} title={text.title}>
      <form noValidate onSubmit={(event) => void create(event)}>
        <div className={styles.text}>
          <p>
            {text.text} {text.frozen}
          </p>
          <DeadlineField draft={draft} locked={action.busy} />
          {action.error !== null && <FailureNote error={action.error} prefix={`${text.failed}: `} />}
        </div>
        <div className={styles.actions}>
          <Button variant="default" onClick={close} disabled={action.busy}>
            {commonText.cancel}
          </Button>
          <Button type="submit" loading={action.busy}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** The frame is there; the next step is to open it. */
function Created({ frame, onClose }: { readonly frame: Frame; readonly onClose: () => void }) {
  const { can } = useWorkspace();
  const { publishFrame } = useFrameActions();
  const action = useAction();
  const close = action.busy ? () => undefined : onClose;

  async function publish() {
    if (await action.run(async () => publishFrame(frame, true))) onClose();
  }

  return (
    <Modal opened onClose={close} title={text.doneTitle}>
      <div className={styles.text}>
        <p role="status">{text.done}</p>
        {action.error !== null && <FailureNote error={action.error} prefix={`${framesText.card.publishFailed}: `} />}
      </div>
      <div className={styles.actions}>
        <Button variant="default" onClick={close} disabled={action.busy}>
          {text.later}
        </Button>
        {can('frames.publish') && (
          <Button data-autofocus loading={action.busy} onClick={() => void publish()}>
            {text.publishNow}
          </Button>
        )}
      </div>
    </Modal>
  );
}
