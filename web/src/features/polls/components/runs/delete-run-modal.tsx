import { useState } from 'react';
import type { Frame, FrameSummary } from '#shared/models/poll.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { pollRunsText } from '#web/text/poll-runs.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { isOpen } from '../../lib/frames.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { useRunActions, useRunProgress } from '../../runs-api.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { MessageModal } from '../message-modal.tsx';

const text = pollRunsText.delete;

interface DeleteRunModalProps {
  readonly frame: Frame;
  /** The run is gone; the modal still says so. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks, naming what is lost, deletes a run with its answers, and says how it went. */
export function DeleteRunModal({ frame, onDeleted, onClose }: DeleteRunModalProps) {
  const { deleteFrame } = useRunActions();
  const attempt = useAttempt();
  const [deleted, setDeleted] = useState(false);
  const created = formatDateTime(frame.created_at);

  async function remove() {
    const done = await attempt.run(async () => deleteFrame(frame));
    if (!done) return;
    setDeleted(true);
    onDeleted();
  }

  if (deleted) {
    return (
      <MessageModal title={text.doneTitle} onClose={onClose}>
        {text.done(created)}
      </MessageModal>
    );
  }
  const error = attempt.error === null ? null : messageOf(attempt.error, text.failed);
  return (
    <Question
      frame={frame}
      created={created}
      busy={attempt.busy}
      failure={error}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}

interface QuestionProps {
  readonly frame: Frame;
  readonly created: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

function Question({ frame, created, busy, failure, onConfirm, onClose }: QuestionProps) {
  const { data: summary, error, isValidating } = useRunProgress(frame.id, { live: false });
  const now = useNow(DEADLINE_TICK);
  const counted = isValidating && !summary ? null : summary;
  return (
    <ConfirmModal
      opened
      danger
      title={text.title}
      action={summary && summary.responses > 0 ? text.confirmWithAnswers : text.confirm}
      busy={busy}
      error={failure}
      onConfirm={() => void onConfirm()}
      onClose={onClose}
    >
      <p aria-live="polite">{counted || error ? lost(created, summary) : text.counting}</p>
      {isOpen(frame, now) && <p>{text.openNow}</p>}
    </ConfirmModal>
  );
}

function lost(created: string, summary: FrameSummary | undefined): string {
  return summary ? text.lost(created, summary.responses) : text.lostUnknown(created);
}
