import type { Invitation } from '#shared/models/invitation.ts';
import { workspacesText } from '#text/workspaces.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { workspaceActions } from '../api.ts';

const text = workspacesText.invitations;

interface WithdrawModalProps {
  readonly opened: boolean;
  readonly workspaceId: string;
  readonly invitation: Invitation;
  readonly onClose: () => void;
  readonly onWithdrawn: () => void;
}

/** Asks before an invitation stops working. */
export function WithdrawModal({ opened, workspaceId, invitation, onClose, onWithdrawn }: WithdrawModalProps) {
  const confirmation = useConfirmation({
    work: () => workspaceActions.withdrawInvitation(workspaceId, invitation.id),
    done: () => {
      onWithdrawn();
      onClose();
    },
  });

  return (
    <ConfirmModal
      opened={opened}
      title={text.withdrawTitle}
      action={text.withdrawAction}
      danger
      {...confirmation}
      onClose={onClose}
    >
      {text.withdrawText(invitation.email)}
    </ConfirmModal>
  );
}
