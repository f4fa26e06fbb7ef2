import type { SurveyBreakdown } from '../../../../models/survey-results.ts';
import { formatNumber, NBSP, plural, pluralForm, quoted } from '../../format.ts';
import { likely } from '../../question-kinds/parts.ts';
import { groupsText } from './surveys/groups.ts';
import { lessThan } from './surveys/less-than.ts';

type WhyNoDrivers = NonNullable<SurveyBreakdown['drivers']['why_not']>;

const people = (count: number) => plural(count, 'человек', 'человека', 'человек');

/** «скрыты в трёх разрезах»: the heat map shows one of them at a time. */
const hiddenIn = (count: number, dimensions: number) =>
  [
    pluralForm(count, 'скрыта', 'скрыты', 'скрыты'),
    ...(dimensions === 1 ? [] : [dimensions === 2 ? 'в двух разрезах' : 'в трёх разрезах']),
  ].join(' ');

/** Texts of the results of a survey. */
export const surveyResultsText = {
  page: {
    title: 'Итоги исследования',
    back: 'Исследования',
    loadFailed: 'Итоги не загрузились',
    notFoundTitle: 'Исследование не найдено',
    notFound: 'Его удалили, или оно из другого пространства.',
    noRight: 'Итоги исследований видят владелец, HR и руководители.',
    completed: (day: string) => `завершено ${day}`,
    running: 'идёт',
    runningUntil: (day: string) => `идёт до ${day}`,
    archived: 'в архиве',
    draftTitle: 'Исследование ещё не открыто',
    draft: 'Итоги появятся, когда его откроют и придут ответы.',
    toEdit: 'Вернуться к подготовке',
  },

  example: {
    tag: 'Пример',
    band: 'Пример: ответы выдуманы',
    note: 'Ответы здесь выдуманы. Показ устроен так же, как будет у настоящих: те же группы, те же правила, та же точность.',
  },

  band: {
    open: 'Исследование идёт, пока так',
    cell: (group: string, question: string, value: string, most: number, lowerIsBetter: boolean) =>
      `${group}: ${quoted(question)} — ${value} из${NBSP}${most}${lowerIsBetter ? ', а меньше — лучше' : ''}`,
    difference: (others: string) => `У остальных ${others}, отличие больше случайного.`,
    enps: (score: string, low: string, high: string) => `eNPS ${likely(score, low, high)}`,
    step: (points: number) =>
      `Один человек меняет итог не больше чем на${NBSP}${plural(points, 'пункт', 'пункта', 'пунктов')}.`,
    alike: 'Команды не отличаются друг от друга больше случайного',
    alikeText: 'Разница между группами такая, какая бывает и без причины. Смотрите на ответы всей компании.',
    alikeAlso: 'Команды не отличаются друг от друга больше случайного.',
    driver: (question: string, value: string, lowerIsBetter: boolean, isStatement: boolean) =>
      `С общей оценкой сильнее всего ${isStatement ? 'связано утверждение' : 'связан вопрос'} ${quoted(question)}${lowerIsBetter ? ' (меньше — лучше)' : ''}: ${value}. Связь ещё не причина`,
    driverToAct: (said: string) => `${said}, но начать разговор можно отсюда.`,
    driverAlone: (said: string) => `${said}.`,
    driversAlike: (related: number, answered: number) =>
      related === 1
        ? `С общей оценкой связан один вопрос, но${NBSP}по${NBSP}${plural(answered, 'ответу', 'ответам', 'ответам')} не${NBSP}отличить, главный ли он.`
        : `С общей оценкой ${pluralForm(related, 'связан', 'связаны', 'связаны')} ${plural(related, 'вопрос', 'вопроса', 'вопросов')}, но${NBSP}по${NBSP}${plural(answered, 'ответу', 'ответам', 'ответам')} не${NBSP}отличить, какой из${NBSP}них главный.`,
    answers: (count: number) => plural(count, 'человек ответил', 'человека ответили', 'человек ответили'),
    answersText: 'Ответы на вопросы стоят ниже.',
    onlyAnswers: 'Пока видны только ответы на вопросы',
    theyStandBelow: 'Они стоят ниже.',
    nothingToCompare: 'Групп, которые можно сравнить, здесь нет.',
    none: { open: 'Ответов пока нет', closed: 'Никто не ответил' },
    few: {
      open: (k: number) => `Ответов пока ${lessThan(k)}: итог появится, когда их станет больше`,
      closed: (k: number) => `Ответило ${lessThan(k)} человек: итога не будет`,
    },
    untilClosed: 'Итог появится, когда исследование завершат',
    preparing: 'Считаем отличия между группами',
  },

  facts: {
    of: (part: number, all: number) => `${formatNumber(part)} из${NBSP}${formatNumber(all)}`,
    answered: (count: number, rate: string | null) =>
      `${pluralForm(count, 'ответил', 'ответили', 'ответили')}${rate === null ? '' : `, ${rate}`}`,
    atLeast: (words: string) => `не${NBSP}меньше ${words}`,
    fewer: (k: number, asked: number | null) =>
      `${lessThan(k)}${asked === null ? '' : ` из${NBSP}${formatNumber(asked)}`}`,
    answeredInSteps: 'ответило',
    byLink: 'ещё по ссылке',
    percent: (whole: number) => `${formatNumber(whole)}${NBSP}%`,
    time: 'в среднем на ответы',
    duration: (minutes: number, seconds: number) =>
      [
        ...(minutes > 0 ? [`${formatNumber(minutes)}${NBSP}мин`] : []),
        ...(seconds > 0 || minutes === 0 ? [`${seconds}${NBSP}с`] : []),
      ].join(' '),
    hiddenOtherwise: (count: number, dimensions: number) => `${hiddenIn(count, dimensions)}, чтобы не выдать людей`,
    groups: (count: number) => plural(count, 'группа', 'группы', 'групп'),
    hidden: (count: number, k: number, dimensions: number) => `${hiddenIn(count, dimensions)}: ${lessThan(k)} ответов`,
  },

  ...groupsText,

  question: {
    nothing: {
      later: () => 'Ответы на этот вопрос откроются, когда исследование завершат.',
      none: () => 'На этот вопрос никто не ответил.',
      few: (k: number) => `Ответов ${lessThan(k)}: показать их значило бы показать отдельных людей.`,
    },
    notAsked: 'Этот вопрос задавали не всем: он зависит от ответа на другой.',
    section: (name: string) => `Раздел ${quoted(name)}`,
    statementOf: (question: string) => `Утверждение из вопроса ${quoted(question)}`,
  },

  /** Questions as lines, each of which opens. */
  scores: {
    captions: { enps: 'eNPS', mean: 'Средние оценки', rest: 'Ответы на другие вопросы' },
    question: 'Вопрос',
    value: { enps: 'eNPS', mean: 'Среднее' },
    likely: 'Вероятно',
    favourable: 'Хорошие оценки',
    rest: 'Что отвечают',
    since: (day: string) => `С${NBSP}${day}`,
    verdicts: { better: 'лучше', worse: 'хуже' },
    sure: 'больше случайного',
    legend: `Точка — среднее, полоса — интервал 95${NBSP}%: зелёные у хорошего края шкалы, красные у плохого. Строка открывает вопрос целиком и все ответы.`,
  },

  drivers: {
    fold: 'С чем это связано',
    title: 'С чем связана оценка компании',
    titleOther: 'С чем связана общая оценка',
    what: 'Связь с общей оценкой',
    aside: (count: number) =>
      `${plural(count, 'ответ', 'ответа', 'ответов')}, интервал 95${NBSP}% для${NBSP}всех вопросов сразу`,
    lowerIsBetter: (question: string) => `${question} (меньше — лучше)`,
    none: 'нет связи',
    strong: 'сильная',
    reverse: 'обратная',
    row: (question: string, value: string, low: string, high: string) =>
      `${question}: связь ${value}, вероятно от ${low} до ${high}`,
    related: 'связь есть',
    unrelated: 'связи может не быть',
    uncertain: (count: number) =>
      count === 0
        ? ''
        : `${plural(count, 'серая полоса пересекает', 'серые полосы пересекают', 'серых полос пересекают')} ноль: связи может не быть. `,
    alike: (answered: number) =>
      `Какой вопрос главный, по${NBSP}${plural(answered, 'ответу', 'ответам', 'ответам')} не${NBSP}отличить. `,
    note: 'Связь не говорит, что причина, а что следствие.',
    noWeights: (needed: number) =>
      `Долю каждого вопроса в общем объяснении не считаем: для этого нужно хотя бы ${formatNumber(needed)} ответов.`,
    noWeightsCollinear:
      'Долю каждого вопроса в общем объяснении не считаем: ответы на вопросы слишком похожи друг на друга.',
    noWeight: '—',
    head: ['Вопрос', 'Связь', `Интервал 95${NBSP}%`, 'Доля в общем объяснении', 'Что это значит'],
    whyNot: {
      too_few: (answered: number, needed: number) =>
        `На все вопросы с оценкой ${pluralForm(answered, 'ответил', 'ответили', 'ответили')} ${people(answered)}, а чтобы говорить о связях, нужно хотя бы ${formatNumber(needed)}. С меньшим числом связь находят и там, где её нет.`,
      no_outcome: () =>
        'Нет общей оценки, с которой можно связать остальные: в исследовании нет вопроса eNPS или вопроса о вовлечённости.',
      no_variation: () => 'Все поставили почти одну и ту же общую оценку: связывать с ней нечего.',
      collinear: () => 'Ответы на вопросы почти повторяют друг друга: отделить одну связь от другой нельзя.',
    } satisfies Record<WhyNoDrivers, (answered: number, needed: number) => string>,
  },

  comments: {
    question: 'Вопрос',
    all: 'Все ответы словами',
    readAll: (count: number) => `Читать все ${formatNumber(count)}`,
    fold: 'Свернуть',
    search: 'Найти в ответах',
    clear: 'Очистить поиск',
    loadFailed: 'Ответы не загрузились',
    nothing: {
      later: () => 'Что написали, можно будет прочитать, когда исследование завершат.',
      none: () => 'На этот вопрос никто не написал.',
      few: (k: number) => `Написало ${lessThan(k)} человек: показывать нельзя, было бы видно, кто это.`,
    },
    notFound: (query: string) => `Ни в одном ответе нет ${quoted(query)}.`,
    found: (count: number) => `Нашлось: ${formatNumber(count)}`,
    more: 'Показать ещё',
    order: 'Порядок ответов случайный: по нему не видно, кто написал раньше.',
  },

  people: {
    title: 'Кто ответил',
    completed: (count: number) => `Ответили (${formatNumber(count)})`,
    waiting: (count: number) => `Ещё не ответили (${formatNumber(count)})`,
    nobody: 'пока никто',
    everybody: 'ответили все',
    next: 'Показать следующих',
    noneListed: 'среди показанных никого',
    listed: (listed: number, all: number) => `Показано ${formatNumber(listed)}${NBSP}из${NBSP}${formatNumber(all)}.`,
    more: (count: number) => `Показать ещё ${formatNumber(count)}`,
  },

  running: {
    title: 'Исследование идёт',
    turnout: (answered: number, asked: number) =>
      `${pluralForm(answered, 'Ответил', 'Ответили', 'Ответили')} ${formatNumber(answered)} из${NBSP}${formatNumber(asked)}`,
    answered: (count: number) => `${pluralForm(count, 'Ответил', 'Ответили', 'Ответили')} ${people(count)}`,
    byLink: (count: number) => `и ещё ${formatNumber(count)} по ссылке`,
    inSteps: (words: string) => `Ответило ${words}`,
    when: {
      from_5: (k: number) =>
        `Ответы открываются шагами, по ${formatNumber(k)} и больше сразу, чтобы по новому итогу нельзя было узнать, кто только что ответил. Группы рядом — когда исследование завершат.`,
      closed: () =>
        'Итог появится, когда исследование завершат. До этого оценок и текстов не видит никто: ни вы, ни руководители.',
      live: () => 'Ответы видны сразу, с именами. Группы рядом — когда исследование завершат.',
    },
    reminded: 'Тем, кто ещё не ответил, напоминаем сами.',
    notReminded: 'Напоминания выключены.',
    remind: 'Включить напоминания',
    remindDone: 'Напоминания включены',
    remindFailed: 'Включить не получилось',
    complete: 'Завершить',
    completeTitle: 'Завершить исследование?',
    completeText:
      'Новых ответов больше не будет, и открыть исследование снова нельзя: сравнив два итога, можно было бы узнать, что сказали те, кто ответил между ними.',
    completeMissingInSteps: 'Кто ещё не ответил, ответить уже не сможет: напоминать больше не будем.',
    completeMissing: (count: number) =>
      `${pluralForm(count, 'Не ответил', 'Не ответили', 'Не ответили')} ${people(count)}: напоминать больше не будем.`,
    completed: 'Исследование завершено',
  },

  preparing: {
    title: 'Считаем отличия между группами',
    text: 'Это делается один раз и занимает до минуты. Страница обновится сама.',
    late: 'Считаем дольше обычного. Страницу можно закрыть: итог будет ждать здесь.',
  },

  tooFew: {
    title: (k: number) => `Ответило ${lessThan(k)} человек: итога не будет`,
    text: (k: number) =>
      `Когда ответов ${lessThan(k)}, по ним можно узнать человека, поэтому оценок и текстов этого исследования не увидит никто: ни вы, ни руководители, ни мы.`,
    next: 'В следующий раз спросите больше людей или дайте им больше времени.',
  },

  tell: {
    what: 'Сколько ответили и итог каждого вопроса по всей компании: без цитат и групп, можно отправить в общий чат.',
    message: (title: string) => `Итоги исследования ${quoted(title)}`,
    answered: (part: string) => `Ответили: ${part}`,
    mean: (question: string, value: string, most: number, lowerIsBetter: boolean) =>
      `${question} — ${value} из${NBSP}${most}${lowerIsBetter ? ', меньше — лучше' : ''}`,
    brief: (question: string, said: string) => `${quoted(question)}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`,
  },

  print: {
    printed: (moment: string) => `Напечатано ${moment}`,
    anonymous: 'Ответы анонимны.',
  },
} as const;
