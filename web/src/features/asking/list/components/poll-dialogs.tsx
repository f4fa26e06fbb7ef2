import { lazy, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import type { PollLine } from '#shared/models/poll-list.ts';
import type { Poll } from '#shared/models/poll.ts';
import { refreshPollList, usePoll } from '#web/features/asking/api.ts';
import { MessageModal } from '#web/features/asking/components/message-modal.tsx';
import { useRunActions } from '#web/features/asking/runs/api.ts';
import { OpenAndSendModal } from '#web/features/asking/runs/components/open-and-send-modal.tsx';
import { PublicLinkModal } from '#web/features/asking/runs/components/public-link-modal.tsx';
import { scheduleText } from '#text/asking/runs/schedule.ts';
import { runsText } from '#text/asking/runs.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { listText } from '#text/asking/list.ts';
import { DeletePollModal } from './delete-poll-modal.tsx';
import type { Dialog } from './poll-menu.tsx';

const ScheduleModal = lazy(() => import('#web/features/asking/runs/components/schedule-modal.tsx'));

interface PollDialogProps {
  readonly dialog: Dialog;
  readonly poll: PollLine;
  readonly onClose: () => void;
}

/** The dialog about a poll of the list; when it closes, the list is read anew: what it did may stand there. */
export function PollDialog({ dialog, poll, onClose }: PollDialogProps) {
  const { mutate } = useSWRConfig();
  function close() {
    onClose();
    void refreshPollList(mutate);
  }
  switch (dialog) {
    case 'open':
      return <OpenAndSendModal pollId={poll.id} onClose={close} />;
    case 'link':
      return (
        <WithPoll id={poll.id} onClose={onClose}>
          {(whole) => <PublicLinkModal poll={whole} onClose={close} />}
        </WithPoll>
      );
    case 'repeat':
      return (
        <WithPoll id={poll.id} onClose={onClose}>
          {(whole) => (
            <Arrival waiting={null} failed={scheduleText.partFailed}>
              <ScheduleModal poll={whole} onClose={close} />
            </Arrival>
          )}
        </WithPoll>
      );
    case 'end':
      return <EndModal poll={poll} onClose={close} />;
    case 'delete':
      return <DeletePollModal poll={poll} onClose={onClose} />;
  }
}

interface WithPollProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly children: (poll: Poll) => ReactNode;
}

/** The list knows no questions: a dialog that needs the whole poll waits for it. */
function WithPoll({ id, onClose, children }: WithPollProps) {
  const { data, error } = usePoll(id);
  if (data) return children(data);
  if (error === undefined) return null;
  return (
    <MessageModal title={listText.list.failedTitle} onClose={onClose}>
      <p role="alert">{messageOf(error)}</p>
    </MessageModal>
  );
}

/** Closes the run that is open. */
function EndModal({ poll, onClose }: Omit<PollDialogProps, 'dialog'>) {
  const { publishFrame } = useRunActions();
  const { busy, error, run } = useAction();
  const text = listText.end;
  const open = poll.run;
  if (open === null) return null;
  const done = () => {
    onClose();
    toast(text.done);
  };
  return (
    <ConfirmModal
      opened
      title={text.title}
      action={text.confirm}
      busy={busy}
      error={error === null ? null : messageOf(error)}
      onConfirm={() => void run(() => publishFrame(open, false), done)}
      onClose={onClose}
    >
      <p>{text.text(poll.title)}</p>
      {poll.is_anonymous && <p>{runsText.close.marks}</p>}
    </ConfirmModal>
  );
}
