import { Button, Modal } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { commonText } from '#web/text/common.ts';
import { pollRunsText } from '#web/text/poll-runs.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { useRunActions } from '../../runs-api.ts';
import styles from '../modals.module.css';
import { DeadlineField } from './deadline-field.tsx';
import { useDeadline } from './use-deadline.ts';

const text = pollRunsText.create;

interface CreateRunModalProps {
  readonly poll: Poll;
  readonly onCreated: (frame: Frame) => void;
  readonly onClose: () => void;
}

/** Creates a run, with a deadline if one is wanted, and offers to open it at once. */
export function CreateRunModal({ poll, onCreated, onClose }: CreateRunModalProps) {
  const { createFrame } = useRunActions();
  const draft = useDeadline(null);
  const attempt = useAttempt();
  const [created, setCreated] = useState<Frame | null>(null);
  if (created !== null) return <Created frame={created} onClose={onClose} />;
  const close = attempt.busy ? () => undefined : onClose;

  async function create(event: FormEvent) {
    event.preventDefault();
    const deadline = draft.read();
    if (deadline === undefined) return;
    await attempt.run(async () => {
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
          <DeadlineField draft={draft} locked={attempt.busy} />
          {attempt.error !== null && <FailureNote error={attempt.error} prefix={`${text.failed}: `} />}
        </div>
        <div className={styles.actions}>
          <Button variant="default" onClick={close} disabled={attempt.busy}>
            {commonText.cancel}
          </Button>
          <Button type="submit" loading={attempt.busy}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** The run is there; the next step is to open it. */
function Created({ frame, onClose }: { readonly frame: Frame; readonly onClose: () => void }) {
  const { can } = useWorkspace();
  const { publishFrame } = useRunActions();
  const attempt = useAttempt();
  const close = attempt.busy ? () => undefined : onClose;

  async function publish() {
    if (await attempt.run(async () => publishFrame(frame, true))) onClose();
  }

  return (
    <Modal opened onClose={close} title={text.doneTitle}>
      <div className={styles.text}>
        <p role="status">{text.done}</p>
        {attempt.error !== null && (
          <FailureNote error={attempt.error} prefix={`${pollRunsText.card.publishFailed}: `} />
        )}
      </div>
      <div className={styles.actions}>
        <Button variant="default" onClick={close} disabled={attempt.busy}>
          {text.later}
        </Button>
        {can('frames.publish') && (
          <Button data-autofocus loading={attempt.busy} onClick={() => void publish()}>
            {text.publishNow}
          </Button>
        )}
      </div>
    </Modal>
  );
}
