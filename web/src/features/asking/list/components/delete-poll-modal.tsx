import { useState } from 'react';
import type { PollLine } from '#shared/models/poll-list.ts';
import { PlanLink } from '#web/ui/failure-note.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useAction } from '#web/lib/use-action.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { listText } from '#text/asking/list.ts';
import { pollsText } from '#text/asking.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { usePollActions } from '#web/features/asking/api.ts';
import { MessageModal } from '#web/features/asking/components/message-modal.tsx';

const text = listText.delete;

/** Asks, naming what is lost, deletes a poll with everything under it, and says how it went. */
export function DeletePollModal({ poll, onClose }: { readonly poll: PollLine; readonly onClose: () => void }) {
  const { workspace } = useWorkspace();
  const { deletePoll } = usePollActions();
  const { busy, error, run } = useAction();
  const [deleted, setDeleted] = useState(false);

  if (deleted) {
    return (
      <MessageModal title={text.done} onClose={onClose}>
        {text.doneText(poll.title)}
      </MessageModal>
    );
  }
  if (error !== null) {
    return (
      <MessageModal title={text.failedTitle} onClose={onClose}>
        <p role="alert">
          {text.failed(messageOf(error))}
          <PlanLink error={error} />
        </p>
      </MessageModal>
    );
  }
  return (
    <ConfirmModal
      opened
      danger
      title={text.title}
      action={text.confirm}
      busy={busy}
      onConfirm={() =>
        void run(
          () => deletePoll(poll.id, workspace.id),
          () => setDeleted(true),
        )
      }
      onClose={onClose}
    >
      {text.lost(poll.title, pollsText.questions(poll.questions))}
    </ConfirmModal>
  );
}
