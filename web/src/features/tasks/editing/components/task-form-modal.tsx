import { Modal } from '@mantine/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Task, TaskSource } from '#shared/models/task.ts';
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import type { TaskFormValues } from '../lib/task-form-values.ts';
import { taskFormText as text } from '../text.ts';
import { TaskForm } from './task-form.tsx';

/** A task to be edited, or one to be created, some of it known already. */
export type FormTarget =
  | { readonly task: Task }
  | { readonly task: null; readonly known?: Partial<TaskFormValues>; readonly source?: TaskSource | null };

interface TaskFormModalProps {
  /** Null while the form is closed. */
  readonly target: FormTarget | null;
  readonly onClose: () => void;
  /** The task as it was created or is now; the form has closed by then. */
  readonly onDone?: (task: Task) => void;
}

/** The form of a task in a dialog; whoever leaves unsaved text is asked first. */
export function TaskFormModal({ target, onClose, onDone }: TaskFormModalProps) {
  // Asked only on leaving, so that no keystroke draws the dialog anew.
  const unsaved = useRef(() => false);
  const [asking, setAsking] = useState(false);
  const close = () => (unsaved.current() ? setAsking(true) : onClose());

  return (
    <Modal
      opened={target !== null}
      onClose={close}
      title={target?.task ? text.edit : text.create}
      size={640}
      // Escape answers the question alone.
      closeOnEscape={!asking}
    >
      {target && (
        <>
          <TaskForm
            target={target}
            unsaved={unsaved}
            onCancel={close}
            onDone={(task) => {
              unsaved.current = () => false;
              toast(target.task ? text.saved : text.created);
              onClose();
              onDone?.(task);
            }}
          />
          <LeaveQuestion unsaved={unsaved} asking={asking} onAsk={setAsking} onLeave={onClose} />
        </>
      )}
    </Modal>
  );
}

interface LeaveQuestionProps {
  readonly unsaved: RefObject<() => boolean>;
  readonly asking: boolean;
  readonly onAsk: (asking: boolean) => void;
  readonly onLeave: () => void;
}

/** Asks whoever closes the form, or leaves the page, over unsaved text. */
function LeaveQuestion({ unsaved, asking, onAsk, onLeave }: LeaveQuestionProps) {
  const blocker = useLeaveGuard(() => unsaved.current());
  const { state } = blocker;
  useEffect(() => {
    if (state === 'blocked') onAsk(true);
  }, [state, onAsk]);

  function stay() {
    if (blocker.state === 'blocked') blocker.reset();
    onAsk(false);
  }

  function leave() {
    unsaved.current = () => false;
    onAsk(false);
    if (blocker.state === 'blocked') blocker.proceed();
    onLeave();
  }

  return (
    <ConfirmModal opened={asking} title={text.leaveTitle} action={text.leave} danger onConfirm={leave} onClose={stay}>
      <p>{text.leaveText}</p>
    </ConfirmModal>
  );
}
