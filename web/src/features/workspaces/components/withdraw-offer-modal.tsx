import { workspaces } from '#shared/contract/workspaces.ts';
import type { Member } from '#shared/models/workspace.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useApiMutation } from '#web/lib/use-api.ts';
import { workspacesText } from '../text.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';

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
  const withdrawal = useApiMutation(workspaces.withdrawOwnership);

  async function withdraw() {
    try {
      await withdrawal.run({ params: { id: workspaceId }, body: { email: member.user.email } });
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
      action={text.withdraw}
      busy={withdrawal.busy}
      error={withdrawal.error === null ? null : messageOf(withdrawal.error)}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      {text.withdrawText(member.user.full_name)}
    </ConfirmModal>
  );
}
