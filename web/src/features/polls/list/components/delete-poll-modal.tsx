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

type State = { readonly is: 'asking' | 'deleting' | 'deleted' } | { readonly is: 'failed'; readonly error: unknown };

/** Asks, naming what is lost, deletes a poll with everything under it, and says how it went. */
export function DeletePollModal({ poll, onClose }: { readonly poll: Poll; readonly onClose: () => void }) {
  const { deletePoll } = usePollActions();
  const [state, setState] = useState<State>({ is: 'asking' });

  async function remove() {
    setState({ is: 'deleting' });
    try {
      await deletePoll(poll);
      setState({ is: 'deleted' });
    } catch (error) {
      setState({ is: 'failed', error });
    }
  }

  if (state.is === 'deleted') {
    return (
      <MessageModal title={text.done} onClose={onClose}>
        {text.doneText(poll.title)}
      </MessageModal>
    );
  }
  if (state.is === 'failed') {
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
      busy={state.is === 'deleting'}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {text.lost(poll.title, pollsText.questions(poll.questions.length))}
    </ConfirmModal>
  );
}
