import type { Frame } from '#shared/models/poll.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { framesText } from '../text.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { useAttempt } from '#web/lib/use-attempt.ts';
import { useFrameActions } from '../api.ts';

const text = framesText.renew;

interface RenewLinkModalProps {
  readonly frame: Frame;
  readonly onRenewed: () => void;
  readonly onClose: () => void;
}

/** Asks before the public link of a frame gives way to a new one. */
export function RenewLinkModal({ frame, onRenewed, onClose }: RenewLinkModalProps) {
  const { renewLink } = useFrameActions();
  const attempt = useAttempt();

  async function renew() {
    if (await attempt.run(async () => renewLink(frame))) onRenewed();
  }

  return (
    <ConfirmModal
      opened
      danger
      title={text.title}
      action={text.confirm}
      busy={attempt.busy}
      error={attempt.error === null ? null : `${text.failed}: ${messageOf(attempt.error)}`}
      onConfirm={() => void renew()}
      onClose={onClose}
    >
      <p>{text.text}</p>
      <p>{text.who}</p>
    </ConfirmModal>
  );
}
