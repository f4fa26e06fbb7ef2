import { formatNumber, plural } from '../format.ts';

const lines = (count: number) => plural(count, 'строка', 'строки', 'строк');

/** The languages of a poll or a survey: what it says in them, side by side. */
export const languagesText = {
  back: 'Опросы',
  tabs: { label: 'Части опроса', questions: 'Вопросы', languages: 'Языки' },
  missing: (count: number) => plural(count, 'пустая', 'пустых', 'пустых'),
  noRight: 'Переводы правят те, кто создаёт опросы: владелец, HR и руководители.',
  notFound: 'Опрос не найден',
  loadFailed: 'Не получилось прочитать переводы',
  /** A language with how much of it is ready: «Oʻzbekcha 38 из 41». */
  chip: (name: string, done: number, all: number) => `${name} ${formatNumber(done)} из ${formatNumber(all)}`,
  chips: 'Языки опроса',
  add: 'Язык',
  addLabel: 'Добавить язык',
  empty: {
    title: 'Опрос пока на одном языке',
    text: 'Добавьте язык — и увидите все строки опроса рядом с переводом; готовые вопросы уже переведены. Отвечающие выберут язык сами, итоги останутся общими.',
  },
  hideChecked: 'Скрыть проверенное',
  hidden: (count: number) => `Ещё ${lines(count)}, все проверены`,
  draft: 'Черновики перевода',
  drafting: 'Переводим…',
  draftHint: 'Переведёт ваш ИИ. Ему уйдут только строки опроса, без ответов.',
  draftsFailed: (why: string) => `Черновики готовы не все. ${why}`,
  connect: 'Подключить ИИ',
  columns: { place: 'Место', state: 'Состояние' },
  places: {
    title: 'Название',
    section: 'Раздел',
    option: 'Вариант',
    statement: 'Утверждение',
    unit: 'Единица',
  },
  /** A question by its number and kind. */
  question: (number: number, kind: string) => `${number}. ${kind}`,
  field: (place: string, own: string) => `Перевод: ${place}, ${own}`,
  blank: 'пусто',
  states: {
    missing: 'не хватает',
    draft: 'черновик переводчика',
    changed: 'изменился оригинал',
    bank: 'из банка вопросов',
    checked: 'проверено',
    checkedBy: (name: string) => `проверено: ${name}`,
    saving: 'сохраняем…',
    typing: 'не сохранено',
  },
  /** Where the translation of the bank comes from. */
  fromBank:
    'Строки «из банка вопросов» перевели мы, запуску они не мешают. Исследованием перевод не проверен: пусть его прочтёт тот, чей это язык.',
  check: 'Проверено',
  checkLabel: (own: string) => `Проверено: ${own}`,
  checkAll: (count: number) => `Отметить проверенными: ${formatNumber(count)}`,
  retry: 'Сохранить ещё раз',
  saved: 'Всё сохранено',
  failed: (why: string) => `Не сохранилось: ${why} Написанное осталось здесь.`,
  conflict: (theirs: string) => `Эту строку одновременно изменили: «${theirs}». Ваш вариант не потерян.`,
  conflictBlank: 'Эту строку одновременно очистили. Ваш вариант не потерян.',
  keys: 'Enter сохраняет и ведёт к следующей непроверенной строке',
  onHoles: {
    label: 'Если перевод не готов',
    refuse: 'Не запускать с пустыми',
    own: 'Показать на языке опроса',
    refuseText:
      'Пустая или непроверенная строка запуску мешает. Черновик переводчика уйдёт людям только после проверки.',
    ownText: 'Пустые и непроверенные строки люди увидят на языке опроса, с пометкой «нет перевода».',
    schedule: 'Запуск по расписанию не ждёт: такие строки он покажет на языке опроса.',
  },
  own: 'Язык опроса',
  remove: 'Убрать язык',
  removing: {
    title: (name: string) => `Убрать ${name}?`,
    text: (done: number) => `Переводы на этот язык удалятся: ${lines(done)}. Идущие запуски останутся как есть.`,
    action: 'Убрать язык',
    failed: 'Не получилось убрать язык',
  },
  settled: 'Исследование уже открыто: переводы больше не меняются.',
  /** Before a launch. */
  launch: {
    title: 'Языки',
    /** «на узбекском 3 строки» */
    holes: (within: string, count: number) => `${within} ${lines(count)}`,
    refused: (holes: string) => `Без проверенного перевода: ${holes}. С пустыми не запустить.`,
    shown: (holes: string) => `Без проверенного перевода: ${holes}. Их покажут на языке опроса.`,
    link: 'Открыть переводы',
  },
} as const;
