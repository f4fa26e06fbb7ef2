import { useState } from 'react';
import type { Poll } from '#shared/models/poll.ts';
import { PlanLink } from '#web/ui/failure-note.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { listText } from '../text.ts';
import { pollsText } from '#web/features/polls/text.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { usePollActions } from '#web/features/polls/api.ts';
import { MessageModal } from '#web/features/polls/components/message-modal.tsx';

const text = listText.delete;

type State =
  | { readonly kind: 'asking' | 'deleting' | 'deleted' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Asks, naming what is lost, deletes a poll with everything under it, and says how it went. */
export function DeletePollModal({ poll, onClose }: { readonly poll: Poll; readonly onClose: () => void }) {
  const { deletePoll } = usePollActions();
  const [state, setState] = useState<State>({ kind: 'asking' });

  async function remove() {
    setState({ kind: 'deleting' });
    try {
      await deletePoll(poll);
      setState({ kind: 'deleted' });
    } catch (error) {
      setState({ kind: 'failed', error });
    }
  }

  if (state.kind === 'deleted') {
    return (
      <MessageModal title={text.done} onClose={onClose}>
        {text.doneText(poll.title)}
      </MessageModal>
    );
  }
  if (state.kind === 'failed') {
    return (
      <MessageModal title={text.failedTitle} onClose={onClose}>
        <p role="alert">
          {text.failed(messageOf(state.error))}
          <PlanLink error={state.error} />
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
      busy={state.kind === 'deleting'}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {text.lost(poll.title, pollsText.questions(poll.questions.length))}
    </ConfirmModal>
  );
}
