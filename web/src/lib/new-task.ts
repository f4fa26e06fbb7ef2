import { createContext, use } from 'react';
import type { Task, TaskSource } from '#shared/models/task.ts';

/** What is known of a task before anybody has filled in its form. */
export interface TaskDraft {
  readonly title: string;
  readonly source: TaskSource;
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
