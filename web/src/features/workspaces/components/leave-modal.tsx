import type { Workspace } from '#shared/models/workspace.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useLeaving } from '#web/lib/use-leaving.ts';
import { leavingText } from '#text/common/leaving.ts';
import { workspacesText } from '#text/workspaces.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { workspaceActions } from '../api.ts';
import { toast } from '#web/ui/toast.ts';

const text = workspacesText.leaving;

interface LeaveModalProps {
  readonly opened: boolean;
  readonly workspace: Workspace;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** Asks before the person leaves the workspace, and says what becomes of their answers and of themselves. */
export function LeaveModal({ opened, workspace, onClose, onLeft }: LeaveModalProps) {
  const { asks_me: asksMe } = useLeaving(opened ? workspace.id : null);
  const only = useWorkspace().workspaces.length === 1;
  const confirmation = useConfirmation({
    work: () => workspaceActions.leave(workspace.id),
    done: () => {
      toast(text.done(workspace.name));
      onLeft();
    },
    failed: text.failed,
  });

  return (
    <ConfirmModal opened={opened} title={text.title} action={text.action} danger {...confirmation} onClose={onClose}>
      <p>{text.text(workspace.name)}</p>
      {asksMe && <p>{leavingText.me}</p>}
      {only && <p>{text.last}</p>}
    </ConfirmModal>
  );
}
