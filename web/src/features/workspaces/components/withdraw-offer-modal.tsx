import type { Member } from '#shared/models/workspace.ts';
import { workspacesText } from '#text/workspaces.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { workspaceActions } from '../api.ts';

const text = workspacesText.handOver;

interface WithdrawOfferModalProps {
  readonly opened: boolean;
  readonly workspaceId: string;
  readonly member: Member;
  readonly onClose: () => void;
  readonly onWithdrawn: () => void;
}

/** Asks before the offer to hand the workspace over is taken back. */
export function WithdrawOfferModal({ opened, workspaceId, member, onClose, onWithdrawn }: WithdrawOfferModalProps) {
  const confirmation = useConfirmation({
    work: () => workspaceActions.withdrawOwnership(workspaceId, member.user.email),
    done: () => {
      onWithdrawn();
      onClose();
    },
  });

  return (
    <ConfirmModal opened={opened} title={text.withdrawTitle} action={text.withdraw} {...confirmation} onClose={onClose}>
      {text.withdrawText(member.user.full_name)}
    </ConfirmModal>
  );
}
