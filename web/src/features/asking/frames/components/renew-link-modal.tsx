import type { Frame } from '#shared/models/poll.ts';
import { framesText } from '../text.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
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
  const confirmation = useConfirmation({
    work: () => renewLink(frame),
    done: onRenewed,
    failed: (message) => `${text.failed}: ${message}`,
  });

  return (
    <ConfirmModal opened danger title={text.title} action={text.confirm} {...confirmation} onClose={onClose}>
      <p>{text.text}</p>
      <p>{text.who}</p>
    </ConfirmModal>
  );
}
