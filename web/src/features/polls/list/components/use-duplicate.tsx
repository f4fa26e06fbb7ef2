import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Poll } from '#shared/models/poll.ts';
import { PlanLink } from '#web/ui/failure-note.tsx';
import { paths } from '#web/lib/paths.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { listText } from '../text.ts';
import { usePollActions } from '#web/features/polls/api.ts';
import type { CopiedPoll } from '#web/features/polls/lib/created-poll.ts';
import { useAction } from '#web/lib/use-action.ts';
import { MessageModal } from '#web/features/polls/components/message-modal.tsx';

export interface Duplicating {
  /** The id of the poll that is being copied; null when none is. */
  readonly busyWith: string | null;
  readonly start: (poll: Poll) => void;
  /** What went wrong, to be drawn. */
  readonly failure: ReactNode;
}

/** Copies a poll and opens the copy to be edited. */
export function useDuplicate(): Duplicating {
  const { duplicatePoll } = usePollActions();
  const navigate = useNavigate();
  const action = useAction();
  const [id, setId] = useState<string | null>(null);

  async function copy(poll: Poll) {
    const made = await duplicatePoll(poll);
    await navigate(paths.pollEdit(made.id), { state: { copiedPoll: poll.title } satisfies CopiedPoll });
  }

  return {
    busyWith: action.busy ? id : null,
    start(poll) {
      if (action.busy) return;
      setId(poll.id);
      void action.run(() => copy(poll));
    },
    failure: action.error !== null && (
      <MessageModal title={listText.list.duplicateFailed} onClose={action.reset}>
        <p role="alert">
          {messageOf(action.error)}
          <PlanLink error={action.error} />
        </p>
      </MessageModal>
    ),
  };
}
