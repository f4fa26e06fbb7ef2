import { useMemo, useState } from 'react';
import type { Task } from '#shared/models/task.ts';
import { workdayField } from '#web/lib/date-field.ts';
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
  const [now] = useState(() => new Date());
  const target: FormTarget = useMemo(() => {
    const { title, description, priority, days, source } = draft;
    const deadline = days === null ? '' : workdayField(days, now);
    return { task: null, known: { title, description, priority, deadline, responsible_id: user.id }, source };
  }, [draft, user.id, now]);
  return <TaskFormModal target={target} onClose={onClose} onDone={onDone} />;
}
