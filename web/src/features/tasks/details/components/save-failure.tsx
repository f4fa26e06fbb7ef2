import { Button } from '@mantine/core';
import type { Task } from '#shared/models/task.ts';
import { Note } from '#web/ui/note.tsx';
import { PlanLink } from '#web/ui/failure-note.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { fieldName, valueText } from '../../editing/lib/merge-edit.ts';
import { formValuesOf, type TaskFormValues } from '../../editing/lib/task-form-values.ts';
import { taskErrorText } from '../../lib/task-error-text.ts';
import type { TaskSaving } from '../lib/use-task-saving.ts';
import { detailsText as text } from '#text/tasks/details.ts';
import styles from './task-drawer.module.css';

interface SaveFailureProps {
  readonly task: Task;
  readonly saving: TaskSaving;
  /** The fields of this place: a failure stands where it happened. */
  readonly among: readonly (keyof TaskFormValues)[];
}

/** Why a field was not saved; where somebody else was quicker, what they made of it and the way to save one's own. */
export function SaveFailure({ task, saving, among }: SaveFailureProps) {
  const { failed } = saving;
  if (!failed || !Object.keys(failed.typed).some((name) => among.some((one) => one === name))) return null;
  const { typed, error, overwritten } = failed;
  if (overwritten.length > 0) {
    const newer = formValuesOf(task);
    return (
      <Stack gap="8" className={styles.editor}>
        <Note tone="attention">
          {overwritten.map((name) => text.conflict(fieldName(name), valueText(name, newer[name]))).join(' ')}
        </Note>
        <Inline align="stretch" gap="8">
          <Button variant="default" onClick={() => void saving.save(typed)}>
            {text.saveMine(overwritten.map((name) => mine(name, typed)).join(', '))}
          </Button>
          <Button variant="subtle" onClick={saving.dismiss}>
            {text.keepTheirs}
          </Button>
        </Inline>
      </Stack>
    );
  }
  return (
    <Stack gap="8" className={styles.editor}>
      <Note tone="attention">
        {taskErrorText(error, 'status' in typed ? 'status' : 'update')}
        <PlanLink error={error} />
      </Note>
    </Stack>
  );
}

function mine(name: keyof TaskFormValues, typed: Partial<TaskFormValues>): string {
  return valueText(name, typed[name] ?? '') ?? fieldName(name).toLowerCase();
}
