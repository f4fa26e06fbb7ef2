import { useState } from 'react';
import type { Frame } from '#shared/models/run.ts';
import type { FrameSummary } from '#shared/models/run-results.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { turnoutOf } from '#web/features/asking/lib/turnout.ts';
import { gatheredWords } from '#web/features/asking/lib/turnout-words.ts';
import { runsText } from '#text/asking/runs.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { isOpen } from '../lib/runs.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useRunActions, useRunProgress } from '../api.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { MessageModal } from '#web/features/asking/components/message-modal.tsx';

const text = runsText.delete;

interface DeleteRunModalProps {
  readonly run: Frame;
  /** The run is gone; the modal still says so. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks, naming what is lost, deletes a run with its answers, and says how it went. */
export function DeleteRunModal({ run, onDeleted, onClose }: DeleteRunModalProps) {
  const { deleteFrame } = useRunActions();
  const action = useAction();
  const [deleted, setDeleted] = useState(false);
  const created = formatDateTime(run.created_at);

  async function remove() {
    const done = await action.run(async () => deleteFrame(run));
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
  const error = action.error === null ? null : messageOf(action.error, text.failed);
  return (
    <Question run={run} created={created} busy={action.busy} failure={error} onConfirm={remove} onClose={onClose} />
  );
}

interface QuestionProps {
  readonly run: Frame;
  readonly created: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

function Question({ run, created, busy, failure, onConfirm, onClose }: QuestionProps) {
  const { data: summary, error, isValidating } = useRunProgress(run.id, { live: false });
  const now = useNow(DEADLINE_TICK);
  const counted = isValidating && !summary ? null : summary;
  return (
    <ConfirmModal
      opened
      danger
      title={text.title}
      action={summary && summary.answered > 0 ? text.confirmWithAnswers : text.confirm}
      busy={busy}
      error={failure}
      onConfirm={() => void onConfirm()}
      onClose={onClose}
    >
      <p aria-live="polite">{counted || error ? lost(created, summary) : text.counting}</p>
      {isOpen(run, now) && <p>{text.openNow}</p>}
    </ConfirmModal>
  );
}

function lost(created: string, summary: FrameSummary | undefined): string {
  if (!summary) return text.lostUnknown(created);
  const turnout = turnoutOf(summary);
  const none = turnout.answered === 0 && !turnout.rounded;
  return none ? text.lostWithoutAnswers(created) : text.lost(created, gatheredWords(turnout));
}
