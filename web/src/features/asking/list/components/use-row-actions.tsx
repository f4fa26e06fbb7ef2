import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PollLine } from '#shared/models/poll-list.ts';
import { usePollActions } from '#web/features/asking/api.ts';
import { MessageModal } from '#web/features/asking/components/message-modal.tsx';
import type { CopiedPoll } from '#web/features/asking/lib/created-poll.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { PlanLink } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.ts';
import { undoToast } from '#web/ui/undo-toast.tsx';
import { listText } from '#text/asking/list.ts';

const text = listText.list;

/** What a press in a row does at once, without a question. */
export interface RowActions {
  /** The id of the poll something is being done with; null when nothing is. */
  readonly busyWith: string | null;
  readonly duplicate: (poll: PollLine) => void;
  readonly archive: (poll: PollLine, archived: boolean) => void;
  /** What went wrong, to be drawn. */
  readonly failure: ReactNode;
}

/** Copies, archives and brings back, one at a time. */
export function useRowActions(): RowActions {
  const { duplicatePoll, archivePoll } = usePollActions();
  const navigate = useNavigate();
  const action = useAction();
  const [id, setId] = useState<string | null>(null);
  const [failedTitle, setFailedTitle] = useState<string>(text.failedTitle);

  function begin(poll: PollLine, work: () => Promise<unknown>, title: string = text.failedTitle) {
    if (action.busy) return;
    setId(poll.id);
    setFailedTitle(title);
    void action.run(work);
  }

  async function putAway(poll: PollLine, archived: boolean) {
    await archivePoll(poll.id, archived);
    if (!archived) return toast(text.restored);
    undoToast(text.archived, { label: text.undo, run: () => begin(poll, () => putAway(poll, false)) });
  }

  return {
    busyWith: action.busy ? id : null,
    duplicate: (poll) =>
      begin(
        poll,
        async () => {
          const made = await duplicatePoll(poll);
          await navigate(paths.pollEdit(made.id), { state: { copiedPoll: poll.title } satisfies CopiedPoll });
        },
        text.duplicateFailed,
      ),
    archive: (poll, archived) => begin(poll, () => putAway(poll, archived)),
    failure: action.error !== null && (
      <MessageModal title={failedTitle} onClose={action.reset}>
        <p role="alert">
          {messageOf(action.error)}
          <PlanLink error={action.error} />
        </p>
      </MessageModal>
    ),
  };
}
