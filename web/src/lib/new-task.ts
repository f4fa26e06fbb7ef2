import { createContext, use } from 'react';
import type { Task, TaskSource } from '#shared/models/task.ts';
import type { TaskPriority } from '#shared/rules/tasks.ts';

/** What is known of a task before anybody has filled in its form. */
export interface TaskDraft {
  readonly title: string;
  /** Empty for none. */
  readonly description: string;
  readonly priority: TaskPriority;
  /** So many days from now it should be done, or on the first working day after that; null where nobody says. */
  readonly days: number | null;
  readonly source: TaskSource;
}

/** “1. List what is overdue” and so on, a line each. */
export function numbered(steps: readonly string[]): string {
  return steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
}

/** Opens the form of a new task; `done` hears of the task once it is created. */
export type OpenNewTask = (draft: TaskDraft, done: (task: Task) => void) => void;

/** Set by the shell: features know no form but their own. */
export const NewTask = createContext<OpenNewTask | null>(null);

/** What opens the form of a new task, wherever one is on the pages behind the login. */
export function useNewTask(): OpenNewTask {
  const open = use(NewTask);
  if (!open) throw new Error('useNewTask stands outside of the shell');
  return open;
}
