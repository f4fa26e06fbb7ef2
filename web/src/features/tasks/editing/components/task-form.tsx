import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Task } from '#shared/models/task.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { commonText } from '#text/common/common.ts';
import { PlanLink } from '#web/ui/failure-note.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { useTask, useTaskActions } from '../../api.ts';
import { taskErrorText } from '../../lib/task-error-text.ts';
import type { FormTarget } from '../lib/form-target.ts';
import { fieldName, mergeEdit, valueText } from '../lib/merge-edit.ts';
import {
  changedFields,
  creationMistakes,
  creationOf,
  editMistakes,
  editOf,
  EMPTY_TASK,
  formValuesOf,
  type TaskFormValues,
} from '../lib/task-form-values.ts';
import { taskFormText as text } from '#text/tasks/editing.ts';
import { TaskFields } from './task-fields.tsx';
import styles from './task-form.module.css';

interface TaskFormProps {
  readonly target: FormTarget;
  /** Is told whether anything is unsaved. */
  readonly onUnsaved: (unsaved: boolean) => void;
  readonly onCancel: () => void;
  readonly onDone: (task: Task) => void;
}

/** Every field of a task of our own; what is typed stays where it is until the server has taken it. */
export function TaskForm({ target, onUnsaved, onCancel, onDone }: TaskFormProps) {
  const { workspace } = useWorkspace();
  const { createTask, updateTask } = useTaskActions(workspace.id);
  const { task } = target;
  const fresh = useTask(task?.id ?? null);
  /** What the edit starts from: the newest task that is known to this form. */
  const [basis, setBasis] = useState(task);
  const [overwritten, setOverwritten] = useState<readonly (keyof TaskFormValues)[] | null>(null);
  const [started] = useState<TaskFormValues>(() => ({
    ...(task ? formValuesOf(task) : EMPTY_TASK),
    ...(target.task === null && target.known),
  }));
  const shown = basis ? formValuesOf(basis) : started;

  const { form, busy, error, onSubmit, field } = useApiForm<TaskFormValues>({
    initialValues: started,
    validate: (values) => ({
      ...(basis ? editMistakes(values, shown) : creationMistakes(values, workspace.id)),
      ...unreadable(values),
    }),
    submit: async (values) => onDone(basis ? await edit(basis, values) : await create(values)),
  });

  const unsaved = changedFields(form.values, shown).length > 0;
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [unsaved, onUnsaved]);

  const create = (values: TaskFormValues) =>
    createTask(creationOf(values, workspace.id, target.task === null ? (target.source ?? null) : null));

  async function edit(from: Task, values: TaskFormValues): Promise<Task> {
    if (changedFields(values, shown).length === 0) return from;
    try {
      return await updateTask(from.id, editOf(values, shown, from.version));
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 409) await takeNewer(values);
      throw failure;
    }
  }

  /** Somebody else was quicker: their fields come in, what was typed here stays and is said to differ. */
  async function takeNewer(values: TaskFormValues) {
    const newer = await fresh.mutate();
    if (!newer) return;
    const merged = mergeEdit(values, shown, formValuesOf(newer));
    form.setValues(merged.values);
    setBasis(newer);
    setOverwritten(merged.both);
  }

  /** A date or a number of which only a part is typed is no empty field, although the browser calls it one. */
  function unreadable(values: TaskFormValues): Record<string, string> {
    const names = Object.keys(values).filter((name) => {
      const input: unknown = form.nodeOf(name);
      return input instanceof HTMLInputElement && input.validity.badInput;
    });
    return Object.fromEntries(names.map((name) => [name, text.incomplete]));
  }

  const conflict = error instanceof ApiError && error.status === 409 && overwritten !== null;
  return (
    <Stack as="form" gap="14" onSubmit={onSubmit} noValidate>
      <TaskFields field={field} values={form.values} mistakes={form.errors} former={basis} />
      {conflict ? (
        <Note tone="attention">
          {text.conflict}{' '}
          {overwritten.map((name) => text.conflictField(fieldName(name), valueText(name, shown[name]))).join(' ')}
        </Note>
      ) : (
        error !== null && (
          <Note tone="attention">
            {taskErrorText(error, task ? 'update' : 'create')}
            <PlanLink error={error} />
          </Note>
        )
      )}
      <Inline align="stretch" justify="end" gap="10" className={styles.actions}>
        <Button variant="default" onClick={onCancel} disabled={busy}>
          {commonText.cancel}
        </Button>
        <Button type="submit" disabled={busy}>
          {task ? (busy ? text.saving : conflict ? text.conflictSave : text.save) : busy ? text.adding : text.add}
        </Button>
      </Inline>
    </Stack>
  );
}
