import { useMemo } from 'react';
import type { Task } from '#shared/models/task.ts';
import type { TaskDraft } from '#web/lib/new-task.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import type { FormTarget } from '../lib/form-target.ts';
import { TaskFormModal } from './task-form-modal.tsx';

interface NewTaskModalProps {
  readonly draft: TaskDraft;
  readonly onClose: () => void;
  readonly onDone: (task: Task) => void;
}

/** The form of a task that another page suggests; whoever asked for it is responsible until they choose somebody. */
export default function NewTaskModal({ draft, onClose, onDone }: NewTaskModalProps) {
  const { user } = useWorkspace();
  const target: FormTarget = useMemo(
    () => ({ task: null, known: { title: draft.title, responsible_id: user.id }, source: draft.source }),
    [draft, user.id],
  );
  return <TaskFormModal target={target} onClose={onClose} onDone={onDone} />;
}
