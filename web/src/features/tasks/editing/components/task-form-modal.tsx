import { Modal } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Task } from '#shared/models/task.ts';
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts';
import { afterEvent } from '#web/ui/after-event.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import type { FormTarget } from '../lib/form-target.ts';
import { taskFormText as text } from '#text/tasks/editing.ts';
import { TaskForm } from './task-form.tsx';

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
  const unsaved = useRef(false);
  const isUnsaved = useCallback(() => unsaved.current, []);
  const setUnsaved = useCallback((now: boolean) => {
    unsaved.current = now;
  }, []);
  const [asking, setAsking] = useState(false);
  const ask = useCallback((next: boolean) => afterEvent(() => setAsking(next)), []);
  const close = () => (isUnsaved() ? ask(true) : onClose());

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
            onUnsaved={setUnsaved}
            onCancel={close}
            onDone={(task) => {
              setUnsaved(false);
              toast(target.task ? text.saved : text.created);
              onClose();
              onDone?.(task);
            }}
          />
          <LeaveQuestion
            isUnsaved={isUnsaved}
            asking={asking}
            onAsk={ask}
            onLeave={() => {
              setUnsaved(false);
              onClose();
            }}
          />
        </>
      )}
    </Modal>
  );
}

interface LeaveQuestionProps {
  readonly isUnsaved: () => boolean;
  readonly asking: boolean;
  readonly onAsk: (asking: boolean) => void;
  readonly onLeave: () => void;
}

/** Asks whoever closes the form, or leaves the page, over unsaved text. */
function LeaveQuestion({ isUnsaved, asking, onAsk, onLeave }: LeaveQuestionProps) {
  const blocker = useLeaveGuard(isUnsaved);
  const { state } = blocker;
  useEffect(() => {
    if (state === 'blocked') onAsk(true);
  }, [state, onAsk]);

  function stay() {
    if (blocker.state === 'blocked') blocker.reset();
    onAsk(false);
  }

  function leave() {
    onAsk(false);
    onLeave();
    if (blocker.state === 'blocked') blocker.proceed();
  }

  return (
    <ConfirmModal opened={asking} title={text.leaveTitle} action={text.leave} danger onConfirm={leave} onClose={stay}>
      <p>{text.leaveText}</p>
    </ConfirmModal>
  );
}
