import { quoted } from '#shared/rules/quoted.ts';
import { formatNumber, NBSP, plural } from '#web/lib/formatters.ts';

/** Texts of writing a poll: the form, new or not, and the order of questions. */
export const authoringText = {
  create: {
    title: 'Новый опрос',
    back: 'К опросам',
    submit: 'Создать опрос',
    submitAndOpen: 'Создать и открыть',
    submitting: 'Создание…',
    ready: 'Есть готовые опросы:',
    toReady: 'выбрать готовый',
    noRight: 'Опросы создают владелец, HR и руководители.',
  },

  form: {
    pollTitle: 'Название',
    pollTitlePlaceholder: 'Пульс недели',
    type: 'Тип',
    typeHint: {
      ENPS: 'Готовность рекомендовать: оценка от 0 до 10 и почему',
      PULSE: 'Как прошла неделя: оценками и своими словами',
    },
    anonymous: 'Анонимный',
    anonymousHint: 'Ответы участников хранятся без имени',
    publicLink: 'Разрешить публичную ссылку',
    publicLinkHint: 'Ответить сможет любой, у кого она есть, без входа',
    questionsTitle: 'Вопросы',
    question: (position: number) => `Вопрос ${position}`,
    questionPlaceholder: 'О чём спросим?',
    required: 'Обязательный',
    remove: 'Удалить',
    removeLabel: (position: number) => `Удалить вопрос ${position}`,
    add: 'Добавить вопрос',
    suggestionsTitle: 'Можно взять готовый',
    scaleHint: 'На этот вопрос отвечают оценкой от 0 до 10: по ней считается eNPS',
    answeredWith: 'Чем отвечают',
    answeredWithLabel: (position: number) => `Чем отвечают на вопрос ${position}`,
    ownWords: 'Свой ответ',
    scales: { '0-10': '0–10', '1-5': '1–5' },
    endsHint: {
      '0-10': 'Что значат края, скажите в вопросе: «0 — очень плохо, 10 — отлично»',
      '1-5': 'Что значат края, скажите в вопросе: «1 — очень плохо, 5 — отлично»',
    },
    notReady: 'Нужны название и хотя бы один вопрос с текстом.',
    tooLong: 'Сначала сократите то, что отмечено: столько сервер не примет.',
    usage: (used: number, max: number) =>
      `${formatNumber(used)} из${NBSP}${plural(max, 'символа', 'символов', 'символов')}`,
    over: (used: number, max: number) =>
      `Лишних символов: ${formatNumber(used - max)}. Здесь помещается ${formatNumber(max)}.`,
    together: (used: number, max: number) =>
      `Все вопросы вместе: ${formatNumber(used)} из${NBSP}${plural(max, 'символа', 'символов', 'символов')}.`,
    togetherOver: (used: number, max: number) =>
      `Все вопросы вместе длиннее, чем помещается в опрос, на ${plural(used - max, 'символ', 'символа', 'символов')}. Сократите что-нибудь.`,
    count: (used: number, max: number) => `Вопросов ${formatNumber(used)} из${NBSP}${formatNumber(max)}.`,
    countOver: (used: number, max: number) =>
      `В опросе помещается ${plural(max, 'вопрос', 'вопроса', 'вопросов')}, лишних ${formatNumber(used - max)}.`,
    suggestions: {
      ENPS: [
        'Насколько вероятно, что вы порекомендуете нас как место работы?',
        'Почему вы поставили такую оценку?',
        'Что стоит изменить в первую очередь?',
      ],
      PULSE: ['Что на этой неделе мешало работать?', 'Что порадовало?', 'Хватало ли времени на отдых?'],
    },
    restored: (when: string) => `Здесь то, что вы не успели сохранить (${when}).`,
    drop: 'Начать заново',
    dropChanges: 'Отказаться от изменений',
    questionRemoved: (position: number) => `Вопрос ${position} удалён.`,
    replacedByTemplate: 'Вопросы взяты из шаблона, их можно править.',
    replacedByNewest: 'Показана новая версия опроса.',
    takeBack: 'Вернуть как было',
    takeBackQuestion: 'Вернуть вопрос',
    leaveTitle: 'Уйти, не сохранив?',
    leave: 'Уйти',
    leaveText: 'На сервере изменений пока нет. На этом устройстве они останутся: вернётесь и продолжите.',
    stay: 'Остаться',
  },

  order: {
    role: 'кнопка перестановки',
    handle: (position: number) => `Переставить вопрос ${position}`,
    up: (position: number) => `Поднять вопрос ${position}`,
    down: (position: number) => `Опустить вопрос ${position}`,
    hint: 'Порядок меняют, потянув за точки слева, кнопками со стрелками или с клавиатуры.',
    instructions:
      'Чтобы взять вопрос, нажмите пробел или Enter. Стрелки вверх и вниз переставляют его, пробел или Enter кладёт на место, Escape возвращает обратно.',
    picked: (position: number, count: number) => `Вопрос ${position} взят, место ${position} из ${count}.`,
    over: (position: number, count: number) => `Место ${position} из ${count}.`,
    dropped: (position: number, count: number) => `Вопрос теперь на месте ${position} из ${count}.`,
    cancelled: (position: number) => `Перестановка отменена, вопрос снова на месте ${position}.`,
  },

  outline: {
    questions: 'Вопросы опроса',
    optional: 'можно пропустить',
    scales: { '0-10': 'от 0 до 10', '1-5': 'от 1 до 5' },
    anonymous: 'анонимный',
    named: 'с именами',
    publicLink: 'публичная ссылка',
  },

  edit: {
    title: 'Изменить опрос',
    back: 'К опросам',
    submit: 'Сохранить',
    submitting: 'Сохранение…',
    saved: 'Изменения сохранены',
    savedText: 'Следующий запуск пойдёт с ними.',
    savedOpen: 'Открытый сейчас запуск идёт с прежними вопросами, следующий пойдёт с новыми.',
    noRight: 'Опросы изменяют владелец, HR и руководители.',
    loadFailed: 'Не получилось загрузить опрос',
    notFoundTitle: 'Опрос не найден',
    notFound: 'Его удалили, или он из другого пространства.',
    copied: (title: string) =>
      `Это копия опроса ${quoted(title)}. Запуски и ответы остались у него, здесь только вопросы.`,
    neverOpened: 'Этот опрос ещё не открывали для ответов: правки никого не заденут.',
    openedBefore:
      'Ответы, которые уже есть, останутся под тем текстом вопросов, на который их дали. Изменения увидят со следующего запуска.',
    openNow: (runs: number) =>
      runs === 1
        ? 'Опрос сейчас открыт. Этот запуск до конца идёт с прежними вопросами, изменения увидят со следующего. Ответы останутся под тем текстом, на который их дали.'
        : 'Опрос сейчас открыт. Эти запуски до конца идут с прежними вопросами, изменения увидят со следующего. Ответы останутся под тем текстом, на который их дали.',
    runFrom: (created: string) => `Запуск от ${created}`,
    runUntil: (created: string, deadline: string) => `Запуск от ${created}, открыт до ${deadline}`,
    nowAnonymous: 'Без имён — со следующего запуска. У прежних запусков, и у открытого тоже, имена останутся.',
    nowNamed: 'С именами — со следующего запуска. Прежние ответы, и в открытом запуске тоже, останутся без имён.',
    linkOff: 'Как только вы сохраните, публичные ссылки открытых запусков перестанут работать.',
    linkOn: 'Как только вы сохраните, у открытых запусков появится рабочая публичная ссылка.',
    newerTitle: 'Опрос изменил кто-то ещё',
    newer: (when: string) =>
      `Пока вы правили, опрос сохранил кто-то ещё (${when}). Ваш текст на месте и ещё не сохранён.`,
    seeNewest: 'Посмотреть новую версию',
    overwrite: 'Сохранить мою поверх',
    overwriteHint: 'Если сохранить вашу версию поверх, эта пропадёт.',
    takeNewest: 'Взять эту версию',
  },
} as const;
