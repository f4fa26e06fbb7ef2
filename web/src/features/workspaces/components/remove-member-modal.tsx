import { workspaces } from '#shared/contract/workspaces.ts';
import type { Member } from '#shared/models/workspace.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useApiMutation } from '#web/lib/use-api.ts';
import { workspacesText } from '../text.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { toast } from '#web/ui/toast.ts';

const text = workspacesText.removal;

interface RemoveMemberModalProps {
  readonly opened: boolean;
  readonly workspaceId: string;
  readonly member: Member;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before somebody is taken out of the workspace. */
export function RemoveMemberModal({ opened, workspaceId, member, onClose, onRemoved }: RemoveMemberModalProps) {
  const removal = useApiMutation(workspaces.removeMember);
  const { full_name: name, email } = member.user;

  async function remove() {
    try {
      await removal.run({ params: { id: workspaceId }, body: { email } });
      toast(text.done(name));
      onRemoved();
      onClose();
    } catch {
      // The dialog stays open and says why.
    }
  }

  return (
    <ConfirmModal
      opened={opened}
      title={text.title}
      action={text.action}
      danger
      busy={removal.busy}
      error={removal.error === null ? null : text.failed(messageOf(removal.error))}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {text.text(name)}
    </ConfirmModal>
  );
}
