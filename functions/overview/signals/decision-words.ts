import type { TeamSignal } from '#shared/models/overview.ts';

type Plan = Pick<TeamSignal, 'steps' | 'working_days'>;

/**
 * What may be done about each kind of signal, in steps that need no figure of it: a task is read by every member. By
 * when is the time such steps take, not a promise that they help.
 */
export const DECISIONS = {
  worse: {
    steps: [
      'Спросить команду на общей встрече, что стоит за оценкой',
      'Выбрать одно изменение и назвать его срок',
      'Задать тот же вопрос через месяц и сравнить',
    ],
    working_days: 5,
  },
  fewer: {
    steps: [
      'Узнать у команды, доходят ли приглашения и хватает ли времени ответить',
      'Рассказать, что изменилось после прошлого опроса',
      'Дать на ответы время в рабочие часы',
    ],
    working_days: 5,
  },
  // By what makes the load high.
  load: {
    overdue: {
      steps: [
        'Разобрать с командой просроченное: что закрыть, передать или перенести',
        'Решить, какие новые задачи подождут',
        'Сверить нагрузку через неделю',
      ],
      working_days: 3,
    },
    flow: {
      steps: [
        'Решить с командой, какие новые задачи подождут, и сказать это тем, кто их ждёт',
        'Найти, что мешает завершать начатое',
        'Сверить нагрузку через неделю',
      ],
      working_days: 3,
    },
    people: {
      steps: [
        'Посмотреть с командой, у кого задач больше, чем помещается в неделю',
        'Передать часть задач или перенести сроки',
        'Сверить нагрузку через неделю',
      ],
      working_days: 3,
    },
  },
} as const satisfies Record<string, Plan | Record<string, Plan>>;
