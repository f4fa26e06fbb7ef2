import type { Member } from '#shared/models/workspace.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { workspaceActions } from '../api.ts';
import { workspacesText } from '../text.ts';

const text = workspacesText.financeAccess;

interface FinanceAccessModalProps {
  readonly opened: boolean;
  readonly workspaceId: string;
  readonly member: Member;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Says what somebody will see of the money, or no longer see, before the owner decides it. */
export function FinanceAccessModal({ opened, workspaceId, member, onClose, onChanged }: FinanceAccessModalProps) {
  const { id, full_name: name } = member.user;
  const gives = member.finance_access !== true;
  const confirmation = useConfirmation({
    work: () => workspaceActions.giveFinanceAccess(workspaceId, id, gives),
    done: () => {
      toast(gives ? text.given(name) : text.taken(name));
      onChanged();
      onClose();
    },
    failed: text.failed,
  });
  return (
    <ConfirmModal
      opened={opened}
      title={gives ? text.giveTitle : text.takeTitle}
      action={gives ? text.giveAction : text.takeAction}
      danger={!gives}
      {...confirmation}
      onClose={onClose}
    >
      {gives ? (
        <>
          <p>{text.give(name)}</p>
          <p>{text.giveNote}</p>
        </>
      ) : (
        text.take(name)
      )}
    </ConfirmModal>
  );
}
