import { HIGH_ABOVE, MEDIUM_ABOVE } from '../../../rules/workload-level.ts';
import { dayName } from '../dates.ts';
import { formatNumber, plural, pluralForm } from '../format.ts';

const TIMELINES = { now: 'на этой неделе', soon: '2–4 недели', later: '1–3 месяца' } as const;

/** What a goal counts. */
const GOALS = {
  overdue: 'Просроченных',
  waiting: 'Ожидающих',
  concentration: 'Задач у самых загруженных',
  above_habit: 'Людей с числом задач больше обычного',
  stale: 'Давних задач',
  no_responsible: 'Задач без ответственного',
  no_deadline: 'Задач без срока',
  no_estimate: 'Задач без оценки',
} as const;

const STEPS = {
  overdue: [
    'Выписать просроченные с причиной',
    'Закрыть то, что уже не нужно',
    'Перенести сроки там, где ждут других',
    'Отдать часть тем, у кого задач меньше',
  ],
  inflow: [
    'Отменить то, что уже не нужно',
    'Договориться, кто решает, какую задачу ставить',
    'Новую начинать, когда закрыта прежняя',
  ],
  waiting: [
    'Выписать, чего ждёт каждая задача',
    'Назвать двух человек, которые согласуют',
    'Поставить срок ответа в самой задаче',
  ],
  peak: [
    'Отметить сроки, которые двигать нельзя',
    'Остальные развести по соседним дням',
    'Предупредить тех, кто ждёт результата',
  ],
  concentration: [
    'Выбрать задачи, которые можно передать',
    'Каждой найти второго человека',
    'Записать то, что знает только один',
  ],
  above_habit: [
    'Поговорить с каждым коротко и наедине',
    'Решить, что отложить на две недели',
    'Новые задачи пока ставить другим',
  ],
  stale: ['Пройти список один раз целиком', 'Отменить ненужное', 'Остальным поставить срок'],
  no_responsible: ['Назначить ответственных', 'Отменить то, за что не берётся никто'],
  no_deadline: ['Начать со срочных', 'Договориться, каким задачам срок не нужен'],
  no_estimate: [
    'Выбрать одну команду для пробы',
    'Оценивать только новые задачи',
    'Через месяц сравнить с тем, что вышло',
  ],
  less_overdue: [
    'Спросить команду, что ей помогает',
    'Выбрать одну команду для пробы',
    'Сравнить просрочку через месяц',
  ],
} as const;

/** Longer work. */
const STRATEGIES = {
  less_begun: {
    name: 'Меньше начатого, больше законченного',
    focus: 'Просрочка и ожидание',
    description: 'Держать открытыми столько задач, сколько успевают закрывать, и не давать им ждать молча.',
  },
  even_load: {
    name: 'Ровная нагрузка',
    focus: 'Распределение задач и сроков',
    description: 'Планировать сроки и ответственных так, чтобы ни день, ни человек не становились узким местом.',
  },
  whole_data: {
    name: 'Задачи, по которым видно нагрузку',
    focus: 'Полнота данных',
    description:
      'Ответственный, срок и грубая оценка у новых задач: тогда нагрузку видно до того, как она стала просрочкой.',
  },
} as const;

const INITIATIVES = {
  weekly_review: {
    name: 'Разбор просрочки раз в неделю',
    description: 'Пятнадцать минут на команду: закрыть, перенести, отдать.',
    timeline: '3 месяца',
  },
  open_limit: {
    name: 'Предел открытых задач',
    description: 'Договориться, сколько задач команда держит открытыми одновременно.',
    timeline: '1–3 месяца',
  },
  deadlines_page: {
    name: 'Сроки на одной странице',
    description: 'Раз в неделю смотреть на сроки двух недель вперёд до того, как обещать новые.',
    timeline: '1 месяц',
  },
  second_person: {
    name: 'Второй человек для каждого дела',
    description: 'Для задач, которые держатся на немногих, назвать того, кто сможет подменить.',
    timeline: '3 месяца',
  },
  new_task_rule: {
    name: 'Короткое правило для новых задач',
    description: 'Ответственный — всегда, срок — где он есть, оценка — час, день или неделя.',
    timeline: '1–2 месяца',
  },
} as const;

const tasks = (count: number) => plural(count, 'задача', 'задачи', 'задач');
const ofOpenTasks = (count: number) => plural(count, 'открытой задачи', 'открытых задач', 'открытых задач');

/** What is advised about a workload; kept as data. */
export const workloadAdviceSaid = {
  timeline: ({ horizon }: { horizon: keyof typeof TIMELINES }) => TIMELINES[horizon],
  step: ({ of, at }: { of: keyof typeof STEPS; at: number }) => STEPS[of][at] ?? '',
  noMoreBy: ({ what, most, day }: { what: keyof typeof GOALS; most: number; day: string }) =>
    `${GOALS[what]} — не больше ${formatNumber(most)} к ${dayName(day)}`,
  ofTeam: ({ team }: { team: string }) => `Команда «${team}»`,
  ofPeople: ({ count }: { count: number }) => plural(count, 'человек', 'человека', 'человек'),
  ofCompany: 'Вся компания',

  // Titles of what concerns a team or the company, in small letters.
  clearOverdue: ({ count }: { count: number }) =>
    `разобрать ${plural(count, 'просроченную задачу', 'просроченные задачи', 'просроченных задач')}`,
  clearOverdueText:
    'Час вместе с руководителем: каждую закрыть, перенести на честный срок или отдать тому, у кого есть время.',
  beginLess: 'Решить, что из новых задач можно не начинать',
  beginLessText:
    'Задачи ставят быстрее, чем завершают. Пока это так, просроченных будет больше, сколько их ни разбирай.',
  beginLessGoal: ({ done }: { done: number }) =>
    `За 30 дней поставлено не больше ${plural(done, 'задачи', 'задач', 'задач')} или столько же завершено`,
  answerSooner: 'договориться, кто и за сколько отвечает на то, чего ждут',
  answerSoonerText: ({ count }: { count: number }) =>
    `${pluralForm(count, 'Ждёт', 'Ждут', 'Ждут')} ${tasks(count)}. Короткое правило «ответ за день» обычно снимает больше, чем ещё одна встреча.`,
  spreadPeak: ({ count }: { count: number }) =>
    `Развести ${plural(count, 'срок', 'срока', 'сроков')}, которые сходятся вместе`,
  spreadPeakText: ({ day }: { day: string }) =>
    `До ${dayName(day)} решить, что из этого нужно в срок, а что может подождать неделю.`,
  spreadPeakGoal: ({ most }: { most: number }) => `На эти дни — не больше ${plural(most, 'срока', 'сроков', 'сроков')}`,
  shareTasks: 'Разделить задачи, которые держатся на немногих',
  shareTasksText: ({ count, of }: { count: number; of: number }) =>
    `Сейчас на них ${formatNumber(count)} из ${ofOpenTasks(of)} с ответственным. Начать с того, что можно передать без долгого объяснения.`,
  relieve: 'Снять часть задач с тех, у кого их больше обычного',
  relieveText: ({ count }: { count: number }) =>
    `Таких людей ${formatNumber(count)}. Спросить каждого, что можно отложить: цифра говорит о числе задач, а не о том, тяжело ли человеку.`,
  settleStale: ({ count }: { count: number }) => `Решить судьбу давних задач: их ${formatNumber(count)}`,
  settleStaleText:
    'Каждую закрыть, отменить или дать ей новый срок и ответственного. Что не нужно никому, можно отменить без разбора.',
  findResponsible: ({ count }: { count: number }) => `Найти ответственных: ${tasks(count)} без них`,
  findResponsibleText: 'Задача без ответственного либо никому не нужна, либо про неё забыли.',
  setDeadlines: ({ count }: { count: number }) => `Поставить сроки: без них ${tasks(count)}`,
  setDeadlinesText: 'Не всем задачам нужен срок. Но без него опоздание не видно ни людям, ни анализу.',
  estimate: 'Оценивать новые задачи хотя бы грубо',
  estimateText: ({ count, of }: { count: number; of: number }) =>
    `Без оценки ${formatNumber(count)} из ${ofOpenTasks(of)}. Достаточно выбирать из трёх: час, день, неделя.`,
  tryElsewhere: ({ team }: { team: string }) => `Попробовать у других то, что делает команда «${team}»`,
  tryElsewhereText: 'У неё просрочки меньше. Причина ли в этом — неизвестно: проверьте на одной команде и сравните.',
  tryElsewhereGoal: ({ day }: { day: string }) => `К ${dayName(day)} просрочка у пробной команды ниже, чем сейчас`,

  // The whole of it.
  adviseNothingOpen: 'Открытых задач нет: советовать нечего. Анализ появится вместе с задачами.',
  adviseAsking: 'Нагрузка высокая, но одной причины по задачам не видно. Спросите команды, что отложить или отменить.',
  adviseWatching: 'Срочного по задачам нет. Достаточно раз в неделю смотреть на просрочку и на индекс.',
  adviseFirst: ({ title, more }: { title: string; more: number }) =>
    `Начните с первого: «${title}».${more === 0 ? '' : ` Дальше — ещё ${plural(more, 'шаг', 'шага', 'шагов')}, каждый следует из своего вывода.`}`,

  strategyName: ({ strategy }: { strategy: keyof typeof STRATEGIES }) => STRATEGIES[strategy].name,
  strategyFocus: ({ strategy }: { strategy: keyof typeof STRATEGIES }) => STRATEGIES[strategy].focus,
  strategyText: ({ strategy }: { strategy: keyof typeof STRATEGIES }) => STRATEGIES[strategy].description,
  businessCase: ({ findings }: { findings: readonly string[] }) =>
    `Следует из того, что видно по задачам: ${findings.join('; ')}.`,
  /** A finding among others, within a sentence. */
  findingAmong: ({ team, what }: { team: string | null; what: string }) =>
    team === null ? what : `Команда «${team}»: ${what}`,
  noReturn:
    'В деньгах не посчитан: в задачах нет ни зарплат, ни стоимости часа, и любая сумма была бы догадкой. Что стоят время и уход людей, видно в разделе «Финансы» тем, кому он открыт',
  noBudget: 'бюджет не посчитан: в задачах нет цен',
  initiativeName: ({ initiative }: { initiative: keyof typeof INITIATIVES }) => INITIATIVES[initiative].name,
  initiativeText: ({ initiative }: { initiative: keyof typeof INITIATIVES }) => INITIATIVES[initiative].description,
  initiativeTimeline: ({ initiative }: { initiative: keyof typeof INITIATIVES }) => INITIATIVES[initiative].timeline,

  // What to watch.
  lookAgain: ({ day }: { day: string }) => `Посмотреть на индекс снова ${dayName(day)} и сравнить с сегодняшним днём`,
  lookWeekly: 'Просрочку смотреть раз в неделю, по командам',
  lateNow: ({ late, open }: { late: number; open: number }) =>
    `Просрочено: сейчас ${formatNumber(late)} из ${ofOpenTasks(open)}`,
  countNow: ({ label, count, of }: { label: string; count: number; of: number }) =>
    `${label}: сейчас ${formatNumber(count)} из ${formatNumber(of)}`,
  alarmHigh: `Индекс компании или команды выше ${HIGH_ABOVE} две недели подряд`,
  alarmRise: `Индекс, который был не выше ${MEDIUM_ABOVE}, за неделю поднялся выше ${HIGH_ABOVE}`,
  alarmLate: ({ limit }: { limit: number }) => `Просроченных больше ${formatNumber(limit)}`,
} as const;
