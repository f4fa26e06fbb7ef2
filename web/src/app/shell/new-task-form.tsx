import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Task } from '#shared/models/task.ts';
import { NewTask, type OpenNewTask, type TaskDraft } from '#web/lib/new-task.ts';
import { whenConnected } from '#web/lib/connection.ts';

const NewTaskModal = lazy(whenConnected(() => import('#web/features/tasks/editing/components/new-task-modal.tsx')));

interface Wanted {
  readonly draft: TaskDraft;
  readonly done: (task: Task) => void;
}

/** Lets every page open the form of a new task, which arrives when it is first wanted. */
export function NewTaskForm({ children }: { readonly children: ReactNode }) {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const opener = useRef<Element | null>(null);
  const open: OpenNewTask = useCallback((draft, done) => {
    opener.current = document.activeElement;
    setWanted({ draft, done });
  }, []);
  const close = useCallback(() => {
    setWanted(null);
    // The dialog may have come with its code, too late to know where the focus was.
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, []);
  const form = useMemo(
    () =>
      wanted && (
        <Suspense fallback={null}>
          <NewTaskModal draft={wanted.draft} onClose={close} onDone={wanted.done} />
        </Suspense>
      ),
    [wanted, close],
  );
  return (
    <NewTask value={open}>
      {children}
      {form}
    </NewTask>
  );
}
