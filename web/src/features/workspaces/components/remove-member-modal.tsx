import type { Member } from '#shared/models/workspace.ts';
import { workspacesText } from '#text/workspaces.ts';
import { useAskWhy } from '#web/ui/ask-why.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { workspaceActions } from '../api.ts';
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
  const { full_name: name, email } = member.user;
  const { askWhy, field } = useAskWhy(opened ? workspaceId : null, 1);
  const confirmation = useConfirmation({
    work: () => workspaceActions.removeMember(workspaceId, email, askWhy),
    done: () => {
      toast(text.done(name));
      onRemoved();
      onClose();
    },
    failed: text.failed,
  });

  return (
    <ConfirmModal opened={opened} title={text.title} action={text.action} danger {...confirmation} onClose={onClose}>
      <p>{text.text(name)}</p>
      {field}
    </ConfirmModal>
  );
}
