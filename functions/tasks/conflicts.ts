import { quoted } from '#shared/rules/quoted.ts';
import { conflict } from '#core/http/errors.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Task } from './repositories/task.ts';
import type { TaskStatus } from '#shared/rules/tasks.ts';

const COLUMNS: Readonly<Record<TaskStatus, string>> = {
  NEW: 'Новые',
  IN_PROGRESS: 'В работе',
  COMPLETED: 'Завершённые',
  CANCELLED: 'Отменённые',
};

/** 409: the task is not the one the caller has seen; says who changed it and where it stands. */
export function taskChanged(task: Task, changedBy: Member | undefined, asker: Member): never {
  const who =
    task.changedBy === asker.userId
      ? 'Вы изменили эту задачу в другом окне'
      : `Задачу изменили, пока вы с ней работали${changedBy ? `: ${changedBy.firstName} ${changedBy.lastName}` : ''}`;
  conflict(
    `${who.trimEnd()}. Сейчас она в колонке ${quoted(COLUMNS[task.status])}. Посмотрите, что изменилось, и попробуйте ещё раз`,
  );
}
