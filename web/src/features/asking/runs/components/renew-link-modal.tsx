import type { Frame } from '#shared/models/run.ts';
import { runsText } from '#text/asking/runs.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { useRunActions } from '../api.ts';

const text = runsText.renew;

interface RenewLinkModalProps {
  readonly run: Frame;
  readonly onRenewed: () => void;
  readonly onClose: () => void;
}

/** Asks before the public link of a run gives way to a new one. */
export function RenewLinkModal({ run, onRenewed, onClose }: RenewLinkModalProps) {
  const { renewLink } = useRunActions();
  const confirmation = useConfirmation({
    work: () => renewLink(run),
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
