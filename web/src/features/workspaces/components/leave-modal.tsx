import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useApiMutation } from '#web/lib/use-api.ts';
import { workspacesText } from '../text.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { toast } from '#web/ui/toast.ts';

const text = workspacesText.leaving;

interface LeaveModalProps {
  readonly opened: boolean;
  readonly workspace: Workspace;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** Asks before the person leaves the workspace. */
export function LeaveModal({ opened, workspace, onClose, onLeft }: LeaveModalProps) {
  const leaving = useApiMutation(workspaces.leaveWorkspace);

  async function leave() {
    try {
      await leaving.run({ params: { id: workspace.id } });
      toast(text.done(workspace.name));
      onLeft();
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
      busy={leaving.busy}
      error={leaving.error === null ? null : text.failed(messageOf(leaving.error))}
      onConfirm={() => void leave()}
      onClose={onClose}
    >
      {text.text(workspace.name)}
    </ConfirmModal>
  );
}
