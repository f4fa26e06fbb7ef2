import { NBSP, plural } from '../format.ts';
import { openingText } from '../common/launch.ts';

/** Where everything new begins. */
export const readyText = {
  title: 'О чём спросить?',
  note: 'Готовое можно открыть сразу или поправить. Ничего не уйдёт, пока вы не подтвердите',
  back: 'Опросы',
  noRight: 'Опросы создают владелец, HR и руководители.',
  search: 'Найти по теме',
  searchPlaceholder: 'Например: нагрузка, руководитель, увольнение',
  found: (count: number) => `Найдено: ${plural(count, 'готовый опрос', 'готовых опроса', 'готовых опросов')}`,
  nothing: 'Готового на эту тему нет. Вопросы можно взять из банка или написать самим.',
  main: 'С чего начинают чаще всего',
  occasions: 'По случаю',
  own: 'Собрать самому',
  chosen: 'выбран',
  kinds: { enps: 'eNPS', pulse: 'Пульс', survey: 'Исследование' },
  questions: (count: number) => plural(count, 'вопрос', 'вопроса', 'вопросов'),
  size: (questions: string, minutes: number) => `${questions}, ${plural(minutes, 'минута', 'минуты', 'минут')}`,

  answers: {
    words: 'словами',
    scales: { '0-10': '0–10', '1-5': '1–5' },
    options: (count: number) => plural(count, 'вариант', 'варианта', 'вариантов'),
    optional: 'можно пропустить',
  },

  preview: {
    label: 'Что выбрано',
    questions: 'Вопросы',
    facts: 'Как это пройдёт',
    to: 'Кому',
    everybody: (people: number | null) =>
      people === null
        ? 'всем в пространстве'
        : `всем в пространстве: ${plural(people, 'человек', 'человека', 'человек')}`,
    waiting: (people: number) =>
      `Ещё ${plural(people, 'человека', 'человек', 'человек')} ждём: пока они не${NBSP}вошли, опрос к${NBSP}ним не${NBSP}придёт. Им подойдёт публичная ссылка.`,
    one: 'одному человеку: выберете его при запуске',
    until: 'Срок',
    untilDay: (moment: string) => `до${NBSP}${moment}, можно поменять`,
    names: 'Имена',
    anonymous: 'анонимно; итог с пятого ответа',
    named: 'с именами',
    link: 'Ссылка',
    publicLink: 'публичная: ответит любой, у кого она есть',
    membersLink: 'для участников пространства, после входа',
    messages: 'Сообщения',
    /** What the forms preselect: everybody gets a letter, and nothing goes before somebody says so. */
    willGo: (people: number | null) =>
      `${people === null ? 'письмо каждому' : openingText.messages(people, ['mail'])} и одно-два напоминания не ответившим; можно не рассылать`,
    messageToOne: 'письмо этому человеку; остальным ничего не уйдёт',
    goal: 'Зачем',
    conditions: 'Условия',
    conditional: (count: number) =>
      `${plural(count, 'вопрос зависит', 'вопроса зависят', 'вопросов зависят')} от${NBSP}ответов`,
    surveyNames: 'анонимно; группы меньше пяти не видны',
    open: 'Создать и открыть',
    edit: 'Поправить вопросы',
    build: 'Взять эти вопросы',
    twin: (until: string) => `Такой опрос у вас уже идёт: ${until}.`,
    toTwin: 'Открыть идущий',
  },

  ways: {
    bank: { title: 'Из банка', about: 'Вопросы по темам: нагрузка, рост, руководитель' },
    import: { title: 'Из файла или опроса', about: 'JSON или вопросы опроса, который уже был' },
    poll: { title: 'Опрос с чистого листа', about: 'Несколько вопросов: оценки и свои слова' },
    survey: { title: 'Исследование с чистого листа', about: 'Все виды вопросов, разделы и условия' },
  },
} as const;
