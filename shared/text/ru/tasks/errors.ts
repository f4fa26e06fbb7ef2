import { quoted } from '../format.ts';
import type { TaskStatus } from '../../../rules/tasks.ts';

const COLUMNS: Readonly<Record<TaskStatus, string>> = {
  NEW: 'Новые',
  IN_PROGRESS: 'В работе',
  COMPLETED: 'Завершённые',
  CANCELLED: 'Отменённые',
};

const standsIn = (who: string, status: TaskStatus) =>
  `${who}. Сейчас она в колонке ${quoted(COLUMNS[status])}. Посмотрите, что изменилось, и попробуйте ещё раз`;

/** Refusals of the operations of tasks. */
export const tasksErrors = {
  changedByYou: (status: TaskStatus) => standsIn('Вы изменили эту задачу в другом окне', status),
  /** `name` is null where nobody knows who it was. */
  changedMeanwhile: (name: string | null, status: TaskStatus) =>
    standsIn(`Задачу изменили, пока вы с ней работали${name === null ? '' : `: ${name}`}`, status),
  changedTooOften: 'Задачу меняют слишком часто. Попробуйте ещё раз',
  wrongResponsible: 'Выберите ответственного',
  closedInFuture: 'Дата закрытия не может быть в будущем',
  otherWorkspace: 'Задачу нельзя перенести в другое пространство',
} as const;
