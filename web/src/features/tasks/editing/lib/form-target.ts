import type { Task, TaskSource } from '#shared/models/task.ts';
import type { TaskFormValues } from './task-form-values.ts';

/** A task to be edited, or one to be created, some of it known already. */
export type FormTarget =
  | { readonly task: Task }
  | { readonly task: null; readonly known?: Partial<TaskFormValues>; readonly source?: TaskSource | null };
