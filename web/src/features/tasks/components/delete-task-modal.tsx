import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useTaskActions } from '../api.ts';
import { taskErrorText } from '../lib/task-error-text.ts';
import { detailsText as text } from '#text/tasks/details.ts';

interface DeleteTaskModalProps {
  /** Null while the question is closed. */
  readonly task: { readonly id: string; readonly title: string } | null;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks before a task is deleted for everybody; stays open, with the reason, when that fails. */
export function DeleteTaskModal({ task, onClose, onDeleted }: DeleteTaskModalProps) {
  const { deleteTask } = useTaskActions(useWorkspace().workspace.id);
  const { busy, error, run, reset } = useAction();

  function close() {
    reset();
    onClose();
  }

  function remove() {
    if (!task) return;
    void run(
      () => deleteTask(task.id),
      () => {
        toast(text.removed);
        onClose();
        onDeleted?.();
      },
    );
  }

  return (
    <ConfirmModal
      opened={task !== null}
      title={text.removeTitle}
      action={text.remove}
      danger
      busy={busy}
      error={error === null ? null : taskErrorText(error, 'delete')}
      onConfirm={remove}
      onClose={close}
    >
      <p>{text.removeText(task?.title ?? '')}</p>
    </ConfirmModal>
  );
}
