import { dayName } from '../dates.ts';
import { formatNumber, NBSP, plural } from '../format.ts';

/** «5,2»: one decimal, as on the screens of results. */
const oneDecimal = (value: number) =>
  value.toLocaleString('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const CHECK = 'Сверить нагрузку через неделю';

/** What teams need attention for, and what may be done about it. */
export const overviewSignals = {
  openResults: 'Открыть результаты',
  openAnalysis: 'Открыть анализ',
  clearOverdue: 'Разобрать просроченные',

  worse: {
    lowLabel: 'оценки ниже других',
    highLabel: 'оценки выше других',
    lowClaim: 'оценки ниже, чем у остальных',
    highClaim: 'оценки выше, чем у остальных',
    why: (told: {
      question: string;
      own: number;
      top: number;
      /** Null where there is nothing left to be unsure of. */
      range: { readonly low: number; readonly high: number } | null;
      others: number;
      lowerIsBetter: boolean;
    }) => {
      const { range } = told;
      const ends = range === null ? '' : ` (вероятно, от ${oneDecimal(range.low)} до ${oneDecimal(range.high)})`;
      return `«${told.question}»: в среднем ${oneDecimal(told.own)} из ${told.top}${ends}, у остальных ${oneDecimal(told.others)}${told.lowerIsBetter ? '; здесь меньше — лучше' : ''}. Разница больше случайной.`;
    },
    evidence: (answered: number, title: string) => `${plural(answered, 'ответ', 'ответа', 'ответов')}: «${title}»`,
  },

  fewer: {
    label: 'отвечают реже',
    claim: 'отвечают реже, чем раньше',
    why: (told: { answered: number; asked: number; answeredBefore: number; askedBefore: number }) =>
      `Отвечают реже: ${formatNumber(told.answered)} из ${formatNumber(told.asked)} против ${formatNumber(told.answeredBefore)} из ${formatNumber(told.askedBefore)} в прошлый раз. Разница больше случайной.`,
    evidence: (title: string) => `Доля ответивших: «${title}»`,
  },

  load: {
    high: 'нагрузка высокая',
    growing: 'просрочка растёт',
    /** Since when it is above the limit; null where that is not known. */
    index: (told: { index: number; above: number; since: string | null }) =>
      `Индекс нагрузки ${formatNumber(told.index)} из 100${told.since === null ? '' : `, выше ${told.above} с${NBSP}${dayName(told.since)}`}.`,
    late: (told: { late: number; open: number; before: { readonly late: number; readonly open: number } | null }) => {
      const { before } = told;
      const then =
        before === null
          ? ''
          : `, около месяца назад ${formatNumber(before.late)} из ${formatNumber(before.open)}: разница больше случайной`;
      return `Просрочено ${formatNumber(told.late)} из ${plural(told.open, 'открытой задачи', 'открытых задач', 'открытых задач')}${then}.`;
    },
    openTasks: (count: number) => plural(count, 'открытая задача', 'открытые задачи', 'открытых задач'),
    analysis: 'анализ нагрузки',
    metric: (team: string) => `Просроченные задачи, команда «${team}»`,
  },

  /** In steps that need no figure of it: a task is read by every member. */
  steps: {
    worse: [
      'Спросить команду на общей встрече, что стоит за оценкой',
      'Выбрать одно изменение и назвать его срок',
      'Задать тот же вопрос через месяц и сравнить',
    ],
    fewer: [
      'Узнать у команды, доходят ли приглашения и хватает ли времени ответить',
      'Рассказать, что изменилось после прошлого опроса',
      'Дать на ответы время в рабочие часы',
    ],
    overdue: [
      'Разобрать с командой просроченное: что закрыть, передать или перенести',
      'Решить, какие новые задачи подождут',
      CHECK,
    ],
    flow: [
      'Решить с командой, какие новые задачи подождут, и сказать это тем, кто их ждёт',
      'Найти, что мешает завершать начатое',
      CHECK,
    ],
    people: [
      'Посмотреть с командой, у кого задач больше, чем помещается в неделю',
      'Передать часть задач или перенести сроки',
      CHECK,
    ],
  },

  wrongUntil: 'Отложить можно на срок от завтрашнего дня до трёх месяцев',
} as const;
