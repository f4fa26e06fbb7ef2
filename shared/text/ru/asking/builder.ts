import { formatNumber, NBSP, plural, quoted } from '../format.ts';

/** «3 вопроса, отвечать около минуты». */
const questions = (count: number, minutes: number) =>
  `${plural(count, 'вопрос', 'вопроса', 'вопросов')}, отвечать около ${
    minutes === 1
      ? 'минуты'
      : `${formatNumber(minutes)}${NBSP}${minutes % 10 === 1 && minutes % 100 !== 11 ? 'минуты' : 'минут'}`
  }`;
const listed = (texts: readonly string[]) => texts.map((one) => quoted(one)).join(' или ');

/** Building a poll or a survey: questions, their order and conditions, what respondents will see. */
export const builderText = {
  title: 'Название',
  views: { label: 'Что показать', editor: 'Вопросы и настройки', preview: 'Предпросмотр' },

  questions: {
    title: 'Вопросы',
    summary: (count: number, minutes: number) => (count === 0 ? 'пока без вопросов' : questions(count, minutes)),
    blank: 'Вопрос без текста',
    placeholder: 'О чём спросим?',
    text: (position: number) => `Вопрос ${position}`,
    group: (position: number) => `Вопрос ${position} с настройками`,
    answeredWith: (position: number) => `Чем отвечают на вопрос ${position}`,
    optional: 'необязательный',
    required: 'обязательный',
    open: (position: number) => `Изменить вопрос ${position}`,
    more: (position: number) => `Что сделать с вопросом ${position}`,
    duplicate: 'Дублировать',
    remove: 'Удалить',
    removeLabel: (position: number) => `Удалить вопрос ${position}`,
    up: 'Выше',
    down: 'Ниже',
    addCondition: 'Показать, если…',
    sectionAbove: 'Начать с него раздел',
    theme: 'Тема',
    noTheme: 'Без темы',
  },

  /** How near the limit a text is. */
  length: {
    usage: (used: number, max: number) =>
      `${formatNumber(used)} из${NBSP}${plural(max, 'символа', 'символов', 'символов')}`,
    over: (used: number, max: number) =>
      `Лишних символов: ${formatNumber(used - max)}. Здесь помещается ${formatNumber(max)}.`,
  },

  add: {
    label: 'Добавить',
    question: 'Добавить вопрос',
    section: 'Раздел',
    bank: 'Из банка',
  },

  section: {
    label: 'Заголовок раздела',
    placeholder: 'Название раздела',
    remove: 'Удалить заголовок раздела',
    handle: 'Переставить заголовок раздела',
  },

  condition: {
    title: 'Показать, если',
    question: 'Вопрос, от которого зависит показ',
    answers: 'Ответы, после которых спросить',
    inQuestion: 'в вопросе',
    answered: 'ответили',
    rated: 'ответили от',
    to: 'до',
    from: 'От',
    upTo: 'До',
    remove: 'Спрашивать всегда',
    options: (position: number, options: readonly string[]) =>
      options.length === 0
        ? `если в${NBSP}вопросе ${position}…`
        : `если в${NBSP}вопросе ${position} ответили ${listed(options)}`,
    range: (position: number, from: number, to: number) =>
      from === to
        ? `если в${NBSP}вопросе ${position} ответили ${from}`
        : `если в${NBSP}вопросе ${position} ответили от${NBSP}${from} до${NBSP}${to}`,
    shownHere: (words: string) => `В предпросмотре вопрос виден и так. Спросят его, ${words}.`,
    refusedTitle: 'Так условие не сработает',
    refused: (positions: readonly number[]) =>
      positions.length === 1
        ? `Вопрос ${positions[0]} показывают по ответу на другой, а при таком порядке его зададут раньше. `
        : `Вопросы ${positions.join(', ')} показывают по ответам на другие, а при таком порядке их зададут раньше. `,
    refusedAsk: 'Можно оставить порядок как был или переставить и спрашивать всегда.',
    keepOrder: 'Оставить порядок',
    moveAnyway: 'Переставить без условия',
  },

  order: {
    role: 'кнопка перестановки',
    handle: (position: number) => `Переставить вопрос ${position}`,
    instructions:
      'Чтобы взять, нажмите пробел или Enter. Стрелки вверх и вниз переставляют, пробел или Enter кладёт на место, Escape возвращает обратно.',
    question: 'Вопрос',
    section: 'Заголовок раздела',
    picked: (what: string, place: number, count: number) => `${what} взят, место ${place} из ${count}.`,
    over: (place: number, count: number) => `Место ${place} из ${count}.`,
    dropped: (what: string, place: number, count: number) => `${what} теперь на месте ${place} из ${count}.`,
    cancelled: (place: number) => `Перестановка отменена, место ${place}.`,
  },

  undo: {
    takeBack: 'Вернуть как было',
    takeBackQuestion: 'Вернуть вопрос',
    takeBackSection: 'Вернуть заголовок',
    questionRemoved: (position: number, conditions: number) =>
      conditions === 0
        ? `Вопрос ${position} удалён.`
        : `Вопрос ${position} удалён, а с ним ${plural(conditions, 'условие, которое от него зависело', 'условия, которые от него зависели', 'условий, которые от него зависели')}.`,
    sectionRemoved: 'Заголовок раздела удалён, вопросы остались.',
    conditionsDropped: (positions: readonly number[]) =>
      positions.length === 1
        ? `Вопрос ${positions[0]} теперь спрашивают всегда: ответа, от которого он зависел, больше нет.`
        : `Вопросы ${positions.join(', ')} теперь спрашивают всегда: ответов, от которых они зависели, больше нет.`,
  },

  problems: {
    noQuestions: 'Нужен хотя бы один вопрос с текстом',
    askedBlank: 'От этого вопроса зависит другой: напишите его текст',
    sectionTooLong: 'Заголовок длиннее 120 символов',
    tooMany: (count: number, max: number) =>
      `Помещается не${NBSP}больше ${plural(max, 'вопроса', 'вопросов', 'вопросов')}, лишних ${formatNumber(count - max)}`,
    tooLong: (length: number, max: number) =>
      `Все вопросы вместе — не${NBSP}длиннее ${plural(max, 'символа', 'символов', 'символов')}, сейчас ${formatNumber(length)}`,
  },

  checklist: {
    done: (done: number, all: number) => `${done} из${NBSP}${all}`,
    ready: 'готово',
    warning: 'обратите внимание',
    missing: 'не хватает',
    questions,
    blank: (count: number) =>
      count === 1
        ? 'Один вопрос без текста: его не зададим'
        : `${plural(count, 'вопрос', 'вопроса', 'вопросов')} без текста: их не зададим`,
    fix: (count: number) => `Поправьте ${plural(count, 'вопрос', 'вопроса', 'вопросов')}`,
    show: 'Показать',
  },

  preview: {
    title: 'Предпросмотр',
    untitled: 'Вопрос без текста',
    hint: 'Так увидит сотрудник. Меняется, пока вы пишете.',
    anonymous: 'Ответы анонимны',
    named: 'Ответы с именем',
    try: 'Пройти самому',
    tryTitle: 'Как это пройдёт сотрудник',
    tryHint: 'Ничего не отправится и не сохранится.',
    finish: 'Закончить',
    finished: 'Вот и всё. Ничего не отправлено.',
    again: 'Пройти ещё раз',
    missing: 'Остались обязательные вопросы без ответа.',
    close: 'Вернуться к вопросам',
  },
} as const;
