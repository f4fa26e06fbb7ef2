import { quoted } from '#shared/rules/quoted.ts';
import { formatNumber, NBSP, plural } from '#web/lib/formatters.ts';

const listed = (texts: readonly string[]) => texts.map((one) => quoted(one)).join(' или ');

/** Building a survey: questions, their order and conditions, how it is saved. */
export const builderText = {
  newTitle: 'Новое исследование',
  editTitle: 'Исследование',
  back: 'Исследования',
  title: 'Название',
  titlePlaceholder: 'Название исследования',
  typesLabel: (position: number) => `Чем отвечают на вопрос ${position}`,
  noRight: 'Исследования готовят владелец, HR и руководители.',
  notFoundTitle: 'Исследование не найдено',
  notFound: 'Его удалили, или оно из другого пространства.',
  toList: 'К исследованиям',
  loadFailed: 'Не получилось загрузить исследование',

  exampleButton: 'Показать на примере',
  views: { label: 'Что показать', editor: 'Вопросы и настройки', preview: 'Предпросмотр' },

  questions: {
    title: 'Вопросы',
    summary: (count: number, minutes: number) =>
      count === 0
        ? 'пока без вопросов'
        : `${plural(count, 'вопрос', 'вопроса', 'вопросов')}, отвечать ${
            minutes === 1
              ? 'около минуты'
              : `около ${formatNumber(minutes)}${NBSP}${minutes % 10 === 1 && minutes % 100 !== 11 ? 'минуты' : 'минут'}`
          }`,
    blank: 'Вопрос без текста',
    placeholder: 'О чём спросим?',
    text: (position: number) => `Вопрос ${position}`,
    length: (used: number, max: number) => `${formatNumber(used)} из${NBSP}${formatNumber(max)}`,
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
    themeHint: 'По темам вопросы собираются в итогах и сравниваются с прошлыми исследованиями.',
  },

  add: {
    label: 'Добавить',
    section: 'Раздел',
    bank: 'Из банка',
    import: 'Перенести',
    sets: 'Готовый набор',
  },

  section: {
    label: 'Заголовок раздела',
    placeholder: 'Название раздела',
    none: 'Без раздела',
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
    none: 'Выше нет вопросов, от ответа на которые это может зависеть: нужна шкала, число, список или «да или нет».',
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
    picked: (place: number, count: number) => `Взято, место ${place} из ${count}.`,
    over: (place: number, count: number) => `Место ${place} из ${count}.`,
    dropped: (place: number, count: number) => `Теперь на месте ${place} из ${count}.`,
    cancelled: (place: number) => `Перестановка отменена, место ${place}.`,
  },

  undo: {
    takeBack: 'Вернуть',
    questionRemoved: (position: number, conditions: number) =>
      conditions === 0
        ? `Вопрос ${position} удалён.`
        : `Вопрос ${position} удалён, а с ним ${plural(conditions, 'условие, которое от него зависело', 'условия, которые от него зависели', 'условий, которые от него зависели')}.`,
    sectionRemoved: 'Заголовок раздела удалён, вопросы остались.',
    conditionsDropped: (positions: readonly number[]) =>
      positions.length === 1
        ? `Вопрос ${positions[0]} теперь спрашивают всегда: ответа, от которого он зависел, больше нет.`
        : `Вопросы ${positions.join(', ')} теперь спрашивают всегда: ответов, от которых они зависели, больше нет.`,
    replacedBySet: 'Взят готовый набор, его можно править.',
    replacedByFile: 'Вопросы взяты из файла.',
    replacedByPoll: 'Вопросы взяты из опроса.',
    replacedByNewest: 'Показана новая версия.',
    restored: (when: string) => `Здесь то, что не успело сохраниться (${when}).`,
    startOver: 'Отказаться от этого',
  },

  problems: {
    title: 'Назовите исследование',
    noQuestions: 'Нужен хотя бы один вопрос с текстом',
    questionTooLong: 'Вопрос длиннее 1000 символов',
    askedBlank: 'От этого вопроса зависит другой: напишите его текст',
    sectionTooLong: 'Заголовок длиннее 120 символов',
    roles: 'Выберите роли',
    users: 'Выберите, кого спросить',
    tooMany: 'Не больше 100 вопросов',
    tooLong: (length: number) =>
      `Все вопросы вместе — не длиннее 20${NBSP}000 символов, сейчас ${formatNumber(length)}`,
  },

  saving: {
    saved: (time: string) => `черновик сохранён в${NBSP}${time}`,
    savedBefore: 'черновик сохранён',
    saving: 'сохраняем…',
    offline: 'нет связи: черновик на этом устройстве, сохраним сами',
    incomplete: (count: number) =>
      `черновик на этом устройстве: осталось исправить ${plural(count, 'ошибку', 'ошибки', 'ошибок')}`,
    onDevice: 'черновик пока на этом устройстве',
    refused: 'черновик на этом устройстве: сервер его не принял',
    conflict: 'не сохранено: есть другая версия',
    create: 'Сохранить черновик',
    newer: (when: string) =>
      `Пока вы правили, исследование сохранил кто-то ещё (${when}). Ваш текст на месте и ещё не сохранён.`,
    takeNewest: 'Показать ту версию',
    overwrite: 'Сохранить мою поверх',
    launchedMeanwhile:
      'Пока вы правили, исследование открыли. Вопросы теперь не меняются, а ваши правки остались на этом устройстве.',
    keepMine: 'Скачать мои правки',
    dropMine: 'Удалить их отсюда',
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
