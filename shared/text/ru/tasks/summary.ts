import { formatNumber, NBSP, plural, pluralForm } from '../format.ts';

/** Words of tasks on the first screen. */
export const tasksSummaryText = {
  steps: {
    title: 'Что дали последние шаги',
    done: (day: string) => `сделано ${day}`,
  },

  title: 'Задачи',
  board: 'Открыть доску',
  ofOpen: (overdue: number, open: number) =>
    `${pluralForm(overdue, 'просрочена', 'просрочены', 'просрочено')} из${NBSP}${plural(open, 'открытой', 'открытых', 'открытых')}`,
  noneOpen: 'Открытых задач нет.',
  source: 'Задачи Тонуса, без Bitrix24.',
  mine: {
    label: 'Мои задачи',
    none: 'Задач на вас нет',
    noneText: 'Когда вам поставят задачу, она появится здесь.',
    /** Where a portal is connected, whose tasks stand on the board alone. */
    noneHere: 'В Тонусе задач на вас нет',
    here: 'Здесь только задачи Тонуса.',
    ofPortal: 'Ваши задачи Bitrix24',
    calm: (open: number) => `Мои задачи: ${plural(open, 'открытая', 'открытые', 'открытых')}`,
    overdue: (count: number) =>
      count === 1
        ? 'Мои задачи: одна просрочена'
        : `Мои задачи: ${plural(count, 'просрочена', 'просрочены', 'просрочено')}`,
    all: (count: number) => `Все ${formatNumber(count)}`,
    many: 'Все',
    complete: (title: string) => `Завершить: ${title}`,
    completed: 'завершена',
    undoOf: (title: string) => `Вернуть: ${title}`,
    failed: 'Не получилось: ',
    countFailed: 'Не удалось посчитать задачи',
  },
} as const;
