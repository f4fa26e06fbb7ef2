import { workspaces } from '#shared/contract/workspaces.ts';
import type { Invitation } from '#shared/models/invitation.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useApiMutation } from '#web/lib/use-api.ts';
import { workspacesText } from '../text.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';

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
  const withdrawal = useApiMutation(workspaces.withdrawInvitation);

  async function withdraw() {
    try {
      await withdrawal.run({ params: { id: workspaceId, invitation: invitation.id } });
      onWithdrawn();
      onClose();
    } catch {
      // The dialog stays open and says why.
    }
  }

  return (
    <ConfirmModal
      opened={opened}
      title={text.withdrawTitle}
      action={text.withdrawAction}
      danger
      busy={withdrawal.busy}
      error={withdrawal.error === null ? null : messageOf(withdrawal.error)}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      {text.withdrawText(invitation.email)}
    </ConfirmModal>
  );
}
