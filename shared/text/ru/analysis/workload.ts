import type { WorkloadInsight, WorkloadRecommendations, WorkloadSummary } from '../../../models/analysis.ts';
import { formatNumber, NBSP, plural, pluralForm, quoted } from '../format.ts';
import type { Level } from '../../../rules/workload-level.ts';

type Horizon = WorkloadRecommendations['immediate_actions'][number]['horizon'];
type StressLevel = WorkloadSummary['employee_metrics'][number]['stress_level'];

/** Texts of the analysis of workload; those of its failures are the specification's. */
export const workloadText = {
  title: 'Анализ нагрузки',
  back: 'Задачи',
  note: (open: number, period: string) =>
    `${plural(open, 'открытая задача', 'открытые задачи', 'открытых задач')}, ${period}`,
  download: 'Скачать',
  csv: 'CSV для Excel',
  print: 'Напечатать',
  downloadFailed: 'Файл не получился',
  downloaded: (name: string) => `Файл ${quoted(name)} сохранён`,
  refresh: 'Обновить анализ',

  /** On the page of tasks. */
  teaser: {
    label: 'Анализ нагрузки',
    at: (moment: string) => ` на${NBSP}${moment}`,
    none: 'Посмотрите, у каких команд задач больше, чем успевают закрыть.',
    premium: 'Анализ нагрузки по командам открывается с тарифом Premium.',
    impossible: 'Пока анализировать нечего: откройте, чтобы узнать, чего не хватает.',
    running: 'Анализ готовится.',
    failed: 'Не удалось узнать, что с анализом нагрузки.',
    score: (score: number) => `${formatNumber(score)} из${NBSP}100`,
  },

  noRightTitle: 'У вас нет доступа к анализу нагрузки',
  noRight: 'Его видят владелец, HR и руководители: в нём задачи всей команды. Ваши задачи — на доске.',
  toTasks: 'Открыть доску задач',

  premium: {
    title: 'Анализ нагрузки — на тарифе Premium',
    owner: `Выводы и рекомендации по задачам команды открываются с тарифом Premium. Первые 14${NBSP}дней бесплатно.`,
    ownerAction: 'Попробовать Premium',
    others:
      'Выводы и рекомендации по задачам команды открываются с тарифом Premium. Сменить тариф может владелец пространства.',
    othersNamed: (name: string) =>
      `Выводы и рекомендации по задачам команды открываются с тарифом Premium. Сменить тариф может владелец пространства: ${name}.`,
    errorTitle: 'Нужна подписка Premium',
    errorOwner: 'Перейдите на тариф Premium, чтобы получить анализ.',
    errorOthers: 'Чтобы получить анализ, владельцу пространства нужно перейти на тариф Premium.',
  },

  impossible: {
    title: 'Анализ пока недоступен',
    issues: 'Что мешает',
    recommendations: 'Что сделать',
    checkFailed: 'Ошибка проверки статуса анализа',
    checkAgain: 'Проверить снова',
  },

  failed: {
    title: 'Анализ не получился',
    summary: 'Произошла ошибка при генерации анализа',
    recommendations: 'Произошла ошибка при генерации рекомендаций',
  },

  band: {
    label: 'Итог',
    of: `из${NBSP}100`,
    upTo: (high: number) => `с${NBSP}неизвестным в${NBSP}данных до${NBSP}${formatNumber(high)}`,
    levels: {
      high: 'высокая нагрузка',
      medium: 'заметная нагрузка',
      low: 'невысокая нагрузка',
    } as const satisfies Record<Level, string>,
    ruler: (score: number, high: number | null) =>
      `Нагрузка ${formatNumber(score)} на шкале от 0 до 100${high === null ? '' : `, с неизвестным в данных до ${formatNumber(high)}`}. До 60 невысокая, до 80 заметная, выше 80 высокая.`,
    zones: { low: 'невысокая', medium: 'заметная', high: 'высокая' } as const satisfies Record<Level, string>,
    figures: {
      completed: 'закрыто задач за период',
      overdue: 'открытых просрочено',
      atRisk: 'перегружены из тех, у кого есть задачи',
    },
    percent: (value: number) => `${formatNumber(value)}${NBSP}%`,
    people: (count: number, of: number) => `${formatNumber(count)}${NBSP}из${NBSP}${formatNumber(of)}`,
  },

  findings: {
    title: 'Что нашли',
    none: 'Ничего тревожного в задачах не нашли.',
    checked:
      'Каждое утверждение сверено с задачами: нажмите на плашку, чтобы увидеть их списком. Чего в данных нет, того нет и в выводах.',
    types: {
      risk: 'риск',
      opportunity: 'возможность',
      trend: 'динамика',
      other: 'наблюдение',
    } as const satisfies Record<WorkloadInsight['type'], string>,
    typed: (type: string, severity: string) => `${type} · ${severity}`,
    affected: (count: number) => `Касается ${plural(count, 'человека', 'человек', 'человек')}.`,
  },

  risks: { title: 'Что может пойти не так', none: 'Заметных рисков не видно.' },

  teams: {
    label: 'По командам',
    what: 'нагрузка по командам',
    none: 'Команд, где задачи хотя бы у пяти человек, пока нет',
    noneText: 'Нагрузку показываем по командам, где задачи есть хотя бы у пяти человек: иначе было бы видно каждого.',
    tasks: (count: number) => plural(count, 'задача', 'задачи', 'задач'),
    bar: (team: string, score: number, level: string) => `${team}: ${formatNumber(score)} из 100, ${level}`,
    hidden: (names: string) => `${names}: задачи меньше чем у пяти человек, отдельно не показываем.`,
    head: ['Команда', 'Индекс', 'Открыто задач', 'Людей'],
  },

  people: {
    title: (count: number) =>
      count === 0
        ? 'По задачам перегруженных не видно'
        : `${pluralForm(count, 'Перегружен', 'Перегружены', 'Перегружены')} ${plural(count, 'человек', 'человека', 'человек')}`,
    label: 'Сколько людей перегружены',
    levels: {
      high: 'индекс выше 80',
      medium: 'индекс 61–80',
      low: 'индекс до 60',
    } as const satisfies Record<Level, string>,
    each: (count: number) => `Одна точка — до ${plural(count, 'человека', 'человек', 'человек')}.`,
    note: 'Только по задачам. Ответы опросов сюда не попадают, поэтому список по людям — про сроки, а не про настроение.',
    open: 'Открыть список',
    list: 'Задачи по людям',
    none: 'Задач ни у кого нет.',
    head: ['Кто', 'Команда', 'Всего задач', 'Закрыто', 'Просрочено', 'Индекс', 'Нагрузка'],
    noTeam: 'без команды',
    stress: { low: 'невысокая', medium: 'заметная', high: 'высокая' } as const satisfies Record<StressLevel, string>,
  },

  blind: { title: 'Чего анализ не видит' },

  method: {
    summary: 'Как считается',
    text: 'Индекс — худшая из этих частей, каждая от 0 до 100: выше 60 нагрузка заметная, выше 80 высокая. Если просрочки, новых задач или задач на человека больше, индекс не становится ниже.',
    confidence: 'Высокая уверенность: посчитано по всем данным. Средняя: по части. Низкая: это прогноз.',
    head: ['Часть', 'Значение'],
    unknown: 'нет',
  },

  actions: {
    title: 'Что сделать',
    counted: (recommendations: number, findings: number) =>
      `${plural(recommendations, 'рекомендация', 'рекомендации', 'рекомендаций')} из${NBSP}${plural(findings, 'вывода', 'выводов', 'выводов')}`,
    horizons: { now: 'Сейчас', soon: 'Скоро', later: 'Потом' } as const satisfies Record<Horizon, string>,
    steps: 'Шаги',
    metrics: 'Как понять, что сделано',
    targets: (names: string) => `Кого касается: ${names}`,
    priorities: 'Главное на ближайшие месяцы',
    strategies: 'Большие изменения',
    focus: 'В чём суть',
    businessCase: 'Почему',
    roi: 'Ожидаемый результат',
    initiatives: 'С чего начать',
    initiative: (timeline: string, budget: string) => [timeline, budget].filter(Boolean).join(' · '),
    indicators: 'Как понять, что помогло',
    triggers: 'Когда насторожиться',
    monitoring: 'Когда проверить снова',
  },

  file: {
    name: 'Анализ нагрузки',
    header: ['Раздел', 'Что', 'Значение', 'Пояснение'],
    score: 'Индекс нагрузки',
    completed: 'Закрыто задач, %',
    overdue: 'Просрочено открытых, %',
    team: 'Команда',
    finding: 'Вывод',
    risk: 'Риск',
    action: 'Рекомендация',
    blind: 'Чего анализ не видит',
    factor: 'Часть индекса',
  },
} as const;
