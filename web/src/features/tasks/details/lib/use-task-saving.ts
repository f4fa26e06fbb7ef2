import { useCallback, useRef, useState } from 'react';
import type { Task } from '#shared/models/task.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useTask, useTaskActions } from '../../api.ts';
import { mergeEdit } from '../../editing/lib/merge-edit.ts';
import {
  changedFields,
  editMistakes,
  editOf,
  formValuesOf,
  type TaskFormValues,
} from '../../editing/lib/task-form-values.ts';

export type Typed = Partial<TaskFormValues>;

/** A save that did not succeed, and what it was to save. */
export interface FailedSave {
  readonly typed: Typed;
  readonly error: unknown;
  /** The fields that somebody else has set to something else meanwhile; empty where that is not the reason. */
  readonly overwritten: readonly (keyof TaskFormValues)[];
}

export interface TaskSaving {
  readonly busy: boolean;
  readonly savedAt: string | null;
  readonly failed: FailedSave | null;
  /** Saves these fields; true when the server has them. */
  readonly save: (typed: Typed) => Promise<boolean>;
  /** The mistake of these fields that can be told before they are sent; null without one. */
  readonly mistakeOf: (typed: Typed) => string | null;
  readonly dismiss: () => void;
}

/** So often a save starts over from a newer task; others would have to change it without a pause. */
const ATTEMPTS = 4;

/**
 * Saves single fields of a task as they are changed, one after another. What others change meanwhile is kept: a save
 * starts over from the newer task, unless the very same field is meant otherwise now.
 */
export function useTaskSaving(task: Task): TaskSaving {
  const { updateTask } = useTaskActions(task.workspace_id);
  const { mutate: reread } = useTask(task.id);
  const [waiting, setWaiting] = useState(0);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [failed, setFailed] = useState<FailedSave | null>(null);
  const queue = useRef(Promise.resolve(true));
  const newest = useRef(task);
  if (task.version > newest.current.version) newest.current = task;

  async function write(from: Task, typed: Typed, basis: TaskFormValues, attempts = ATTEMPTS): Promise<Task> {
    const shown = formValuesOf(from);
    const values = { ...shown, ...typed };
    if (changedFields(values, shown).length === 0) return from;
    try {
      return await updateTask(from.id, editOf(values, shown, from.version));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409) || attempts === 1) throw error;
      const newer = await reread();
      if (!newer) throw error;
      newest.current = newer;
      const { both } = mergeEdit({ ...basis, ...typed }, basis, formValuesOf(newer));
      if (both.length > 0) throw new Overwritten(error, both);
      return write(newer, typed, basis, attempts - 1);
    }
  }

  async function attempt(typed: Typed, basis: TaskFormValues): Promise<boolean> {
    setFailed(null);
    try {
      const saved = await write(newest.current, typed, basis);
      newest.current = saved;
      setSavedAt(saved.updated_at);
      return true;
    } catch (error) {
      if (error instanceof Overwritten) setFailed({ typed, error: error.refusal, overwritten: error.fields });
      else setFailed({ typed, error, overwritten: [] });
      return false;
    } finally {
      setWaiting((count) => count - 1);
    }
  }

  function save(typed: Typed): Promise<boolean> {
    // What the person saw when they changed it.
    const basis = formValuesOf(newest.current);
    setWaiting((count) => count + 1);
    queue.current = queue.current.then(() => attempt(typed, basis));
    return queue.current;
  }

  return {
    busy: waiting > 0,
    savedAt,
    failed,
    save,
    mistakeOf: (typed) => {
      const shown = formValuesOf(newest.current);
      return Object.values(editMistakes({ ...shown, ...typed }, shown))[0] ?? null;
    },
    dismiss: useCallback(() => setFailed(null), []),
  };
}

/** A refusal because others were quicker with the same fields. */
class Overwritten extends Error {
  readonly refusal: unknown;
  readonly fields: readonly (keyof TaskFormValues)[];

  constructor(refusal: unknown, fields: readonly (keyof TaskFormValues)[]) {
    super('Somebody else has changed the same fields');
    this.refusal = refusal;
    this.fields = fields;
  }
}
