import type { ANALYSIS_STEPS, Confidence, Metric, Severity } from '../../models/analysis.ts';
import { formatNumber, NBSP } from './format.ts';

/** Words of every analysis: who prepared it, how sure it is, how far it has got. */
export const analysisText = {
  tabs: { label: 'Что показать', summary: 'Выводы', recommendations: 'Рекомендации' },

  preparedBy: 'Готовил',
  unavailable: (name: string) => `${name}${NBSP}недоступен`,
  whyUnavailable: (name: string, problem: string) => `${name}: ${problem}`,
  stayedHere: 'данные не уходили наружу',

  fallback: (detail: string) => `Анализ подготовили сами, без внешней модели. ${detail}`,

  confidence: {
    high: 'уверенность: высокая',
    middle: 'уверенность: средняя',
    low: 'уверенность: низкая',
  } as const satisfies Record<Confidence, string>,
  confidenceMeans: {
    high: `посчитано по всем данным или интервал не шире 15${NBSP}% шкалы и ответов хотя бы 30`,
    middle: `посчитано по части данных или по словам, или интервал не шире 30${NBSP}% шкалы и ответов хотя бы 10`,
    low: `прогноз, или интервал шире 30${NBSP}% шкалы, или ответов меньше десяти`,
  } as const satisfies Record<Confidence, string>,

  severity: {
    low: 'низкий',
    medium: 'средний',
    high: 'высокий',
    critical: 'критический',
  } as const satisfies Record<Severity, string>,
  priority: (severity: string) => `приоритет: ${severity}`,

  /** In the source of a task. */
  measured: (metric: Metric) =>
    `${metric.label}: ${formatNumber(metric.count)}${NBSP}из${NBSP}${formatNumber(metric.of)}.`,
  preparedOn: (analyst: string, day: string) => `${analyst}, ${day}.`,

  toTask: 'В задачу',
  toTaskOf: (title: string) => `В задачу: ${title}`,
  taskCreated: 'Задача создана',
  openTask: 'Открыть задачу',
  openTaskOf: (title: string) => `Открыть задачу: ${title}`,

  basedOn: (finding: string) => `основание: ${finding}`,
  finding: (number: number) => `вывод${NBSP}${number}`,

  evidence: {
    open: (label: string) => `Показать, на чём основано: ${label}`,
    tasks: 'Задачи, на которых основан вывод',
    answers: 'Ответы, на которых основан вывод',
    failed: 'Не получилось показать, на чём основан вывод',
    none: 'Здесь пусто',
    noTasks: 'Этих задач уже нет: их удалили или закрыли после анализа.',
    noAnswers: 'Ответы нельзя показать: их меньше пяти.',
    part: (shown: number, total: number) => `Показано ${formatNumber(shown)}${NBSP}из${NBSP}${formatNumber(total)}.`,
    asAnalysed: 'Такими задачи были в момент анализа.',
    anonymous: 'Ответы стоят без оценок, команд и времени, порядок случайный.',
    late: 'просрочена',
    noDeadline: 'без срока',
    deadline: (day: string) => `срок ${day}`,
  },

  job: {
    label: 'Анализ готовится',
    long: 'Дольше обычного, но анализ идёт',
    queued: 'Ждём очереди: сначала закончим то, что начали раньше',
    waitsForPortal: 'Начнём, как только прочитаем Bitrix24',
    mayLeave: 'Можно уйти с этой страницы: когда закончим, покажем уведомление.',
    stop: 'Остановить',
    seconds: (seconds: number) => `${formatNumber(seconds)}${NBSP}с`,
    /** Those that have not begun, and have no words of the server. */
    steps: {
      portal: 'Читаем Bitrix24',
      collect: 'Собираем данные',
      compute: 'Считаем',
      ask_model: 'Ищем закономерности',
      verify: 'Сверяем каждое утверждение с данными',
    } as const satisfies Record<(typeof ANALYSIS_STEPS)[number], string>,
    done: 'готово',
    now: 'идёт',
    later: 'ещё не начато',
    failed: 'Анализ не получился',
    cancelled: 'Анализ остановлен',
    cancelledText: 'Его можно начать заново в любой момент.',
    retry: 'Попробовать снова',
    builtinInstead: 'Подготовить встроенным анализом',
    connection: 'Нет связи: как только она вернётся, продолжим следить за анализом.',
    before: 'Прошлый анализ остаётся, пока новый не готов',
  },

  notice: {
    ready: 'Анализ готов',
    failed: 'Анализ не получился',
    open: 'Открыть',
  },

  more: (count: number) => `Показать ещё ${formatNumber(count)}`,
} as const;
