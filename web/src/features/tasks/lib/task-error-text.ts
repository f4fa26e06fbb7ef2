import { messageOf } from '#web/lib/api-error.ts';
import { tasksText } from '#text/common/tasks.ts';
import { taskError, type TaskCall } from './task-errors.ts';

/** The words for each call about tasks that fails; those that only change a part have words too. */
const FAILED = {
  list: tasksText.loadFailed,
  mine: tasksText.loadFailed,
  one: tasksText.loadFailed,
  ...tasksText.failed,
} as const satisfies Record<TaskCall | 'status' | 'delete' | 'comment', (message: string) => string>;

const ENUM_WORDS: readonly string[] = Object.values(tasksText.enumErrors);

/** What to tell a person about a call about tasks that failed (B8-01…10). */
export function taskErrorText(error: unknown, call: keyof typeof FAILED): string {
  const words = messageOf(call in tasksText.enumErrors ? taskError(call as TaskCall, error) : error);
  // Those are whole sentences, of what failed and why.
  return ENUM_WORDS.includes(words) ? words : FAILED[call](words);
}
