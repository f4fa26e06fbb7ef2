import { formatNumber, NBSP, plural, pluralForm, quoted } from '../format.ts';

const answers = (count: number) => plural(count, 'ответ', 'ответа', 'ответов');
const share = (answered: number, asked: number) => `${formatNumber(answered)}${NBSP}из${NBSP}${formatNumber(asked)}`;
const links = (count: number, codes = false) =>
  `${formatNumber(count)}${NBSP}по${NBSP}ссылке${codes ? ` или${NBSP}коду` : ''}`;

/** What closing and reopening an anonymous run means, wherever one is about to happen. */
const MARKS_ARE_LOST =
  'Отметки о том, кто ответил или получил бюллетень, при закрытии стираются: иначе по ним можно было бы узнать лишнее о людях.';

const WITHOUT_LINK = 'Опубликованный запуск остался без публичной ссылки. Попробуйте создать новый запуск.';

/** Texts about the runs of a poll and their public links. English phrases come from the specification to the letter. */
export const runsText = {
  /** How many answers there are, as far as that is told. */
  gathered: {
    exactly: answers,
    atLeast: (count: number) => `не${NBSP}меньше ${plural(count, 'ответа', 'ответов', 'ответов')}`,
    fewerThanFive: 'меньше пяти ответов',
  },

  choice: {
    label: 'Запуск',
    option: (name: string, created: string, published: boolean) =>
      `${name} · ${created}${published ? ' · опубликован' : ''}`,
    more: 'Показать ещё',
    moreHint: (count: number) =>
      `${pluralForm(count, 'Показан', 'Показаны', 'Показаны')} ${plural(count, 'последний запуск', 'последних запуска', 'последних запусков')}.`,
    moreFailed: 'Не получилось показать ещё',
  },

  none: {
    title: 'Запусков пока нет',
    text: 'Запуск — это один проход опроса: свой срок, своя ссылка, свои ответы. Откройте первый: срок и ссылка уже готовы.',
  },

  create: {
    button: 'Создать запуск',
    title: 'Новый запуск',
    text: 'Начнётся черновиком: ответить на него можно будет, когда вы его опубликуете.',
    frozen: 'С первой публикации вопросы этого запуска больше не меняются.',
    submit: 'Создать запуск',
    failed: 'Не получилось создать запуск',
    doneTitle: 'Запуск создан',
    done: 'Это черновик. Опубликуйте его, чтобы люди могли ответить.',
    /** Where letters are chosen: publishing sends them. */
    sends: (messages: string) => `Приглашения уйдут при публикации: ${messages}.`,
    publishNow: 'Опубликовать',
    later: 'Позже',
  },

  card: {
    label: 'Запуск',
    created: 'Создан',
    deadline: 'Срок',
    status: 'Состояние',
    noDeadline: 'без срока',
    setDeadline: 'Назначить срок',
    changeDeadline: 'Изменить срок',
    change: 'Изменить',
    states: { draft: 'Черновик', open: 'Опубликован', over: 'Срок прошёл', closed: 'Снят с публикации' },
    stateNotes: {
      draft: 'Ответить пока нельзя: запуск не опубликован.',
      closed: 'Ответы больше не принимаются. Собранные остались.',
      over: 'Срок прошёл, ответы больше не принимаются. Собранные остались.',
    },
    sends: 'При публикации тем, кого спрашивает запуск, уйдут приглашения.',
    publish: 'Опубликовать',
    publishAgain: 'Опубликовать снова',
    unpublish: 'Снять с публикации',
    prolong: 'Продлить срок',
    copyLink: 'Скопировать ссылку',
    delete: 'Удалить запуск',
    deleteWith: (gathered: string) => `Удалить запуск и${NBSP}${gathered}`,
    deleteNote: 'Вернуть не получится. Если ответы ещё нужны, сначала скачайте их.',
    publishFailed: 'Не получилось изменить состояние запуска',
  },

  progress: {
    title: 'Сколько ответили',
    figure: {
      fewerThanFive: 'Ответило меньше пяти',
      atLeast: (answered: number) => `Ответило не${NBSP}меньше ${formatNumber(answered)}`,
      atLeastOf: (answered: number, asked: number) => `Ответило не${NBSP}меньше ${share(answered, asked)}`,
      exactly: (answered: number) =>
        `${pluralForm(answered, 'Ответил', 'Ответили', 'Ответили')} ${plural(answered, 'человек', 'человека', 'человек')}`,
      exactlyOf: (answered: number, asked: number) =>
        `${pluralForm(answered, 'Ответил', 'Ответили', 'Ответили')} ${share(answered, asked)}`,
    },
    /** Members, and whoever came by the link. */
    parts: {
      allByLink: `все по${NBSP}ссылке`,
      allByLinkOrCode: `все по${NBSP}ссылке или${NBSP}коду`,
      atLeast: (members: number, byLink: number, codes: boolean) =>
        `не${NBSP}меньше ${plural(members, 'участника', 'участников', 'участников')} и ${links(byLink, codes)}`,
      exactly: (members: number, byLink: number, codes: boolean) =>
        `${plural(members, 'участник', 'участника', 'участников')}, ${links(byLink, codes)}`,
    },
    anonymous: 'Опрос анонимный: видно, сколько человек ответило, но не кто.',
    nobody: 'Ответов нет',
    failed: 'Не получилось узнать, сколько ответили.',
    retry: 'Ещё раз',
  },

  deadline: {
    until: (moment: string) => `до ${moment}`,
    passed: (moment: string) => `прошёл ${moment}`,
    purposes: {
      keep: { title: 'Срок запуска', save: 'Сохранить срок', why: null },
      publish: {
        title: 'Нужен новый срок',
        save: 'Опубликовать',
        why: 'Назначенный срок прошёл раньше, чем запуск опубликовали. Назначьте новый или уберите его.',
      },
      reopen: {
        title: 'Открыть запуск снова?',
        save: 'Открыть снова',
        why: 'Срок этого запуска прошёл. Назначьте новый или уберите его, и ответы снова будут приниматься.',
      },
    },
    failed: 'Не получилось сохранить срок',
  },

  close: {
    title: 'Закрыть анонимный запуск?',
    text: (gathered: string) => `Собрано: ${gathered}. Новые приниматься перестанут, собранные останутся.`,
    unknown: 'Новые ответы приниматься перестанут, собранные останутся.',
    marks: `${MARKS_ARE_LOST} Если потом открыть запуск снова, участники смогут ответить ещё раз, и ответов может стать больше, чем людей.`,
    confirm: 'Снять с публикации',
  },

  reopen: {
    title: 'Открыть анонимный запуск снова?',
    text: (gathered: string) => `В нём уже собрано: ${gathered}.`,
    marks: `${MARKS_ARE_LOST} Поэтому ответившие раньше смогут ответить ещё раз, и ответов может стать больше, чем людей.`,
    instead: 'Чтобы спросить всех заново, лучше создать новый запуск.',
    confirm: 'Опубликовать снова',
  },

  delete: {
    title: 'Удалить запуск?',
    counting: 'Считаем ответы…',
    lost: (created: string, gathered: string) =>
      `Запуск от ${created} и ${gathered} в${NBSP}нём исчезнут насовсем. Восстановить их будет нельзя.`,
    lostWithoutAnswers: (created: string) =>
      `Запуск от ${created} и его ссылка исчезнут насовсем. Восстановить их будет нельзя.`,
    lostUnknown: (created: string) =>
      `Запуск от ${created} и все ответы в${NBSP}нём исчезнут насовсем. Восстановить их будет нельзя.`,
    openNow: 'Запуск сейчас открыт: кто отвечает в эту минуту, отправить ответы уже не сможет.',
    confirm: 'Удалить запуск',
    confirmWithAnswers: 'Удалить с ответами',
    failed: 'Не удалось удалить запуск',
    doneTitle: 'Запуск удалён',
    done: (created: string) => `Запуска от ${created} больше нет. Его ответы удаляются вместе с ним.`,
  },

  link: {
    section: 'Публичная ссылка',
    works: 'Ответить по ней может любой, кто её получил, без входа.',
    waits: 'Заработает, когда запуск опубликуют.',
    rests: 'Пока запуск закрыт, по ней видно только, что опрос недоступен.',
    off: 'У этого опроса публичная ссылка выключена: отвечают только участники пространства, после входа.',
    offWithCodes:
      'У этого опроса публичная ссылка выключена: отвечают участники пространства, после входа, и те, у кого есть код.',
    inSettings: 'Включить в настройках опроса',
    copied: 'Ссылка скопирована',
    copiedText: 'Отправьте её тем, кого спрашиваете: войти для ответа не нужно.',
    copyByHand: 'Публичная ссылка',
    copyByHandText: 'Браузер не дал скопировать сам. Ссылка здесь:',
    address: 'Публичная ссылка',
    copy: 'Скопировать',
    open: 'Открыть страницу опроса',
    qr: 'QR-код и плакат',
    failedTitle: 'Не получилось',
    failed: (message: string) => `Не удалось создать публичную ссылку: ${message}`,
    disabledTitle: 'Публичные ссылки выключены',
    disabled: 'У этого опроса публичная ссылка выключена. Её разрешают в настройках опроса.',
    toSettings: 'Открыть настройки опроса',
    forOneTitle: 'Этот опрос задают одному человеку',
    forOne: 'По ссылке его увидели бы все. Нажмите «Открыть» у опроса и выберите, кого спросить.',
    noRunsTitle: 'Опрос ещё не запускали',
    noRuns: 'У этого опроса нет запусков, отвечать пока не на что. Создать запуск и опубликовать его?',
    createAndPublish: 'Создать и опубликовать',
    unpublishedTitle: 'Запуск не опубликован',
    unpublished: (created: string) =>
      `Запуск от ${created} сейчас не опубликован, по ссылке он не откроется. Опубликовать?`,
    closed: (created: string) =>
      `Запуск от ${created} снят с публикации, по ссылке он не откроется. Опубликовать его снова?`,
    publish: 'Опубликовать',
    overTitle: 'Срок запусков прошёл',
    over: 'Все запуски этого опроса закончились. Создать новый и опубликовать его?',
    notOpenTitle: 'Опрос пока не открыт',
    notOpen: 'Сейчас у опроса нет открытого запуска. Его открывают владелец, HR или руководитель.',
    noTokenTitle: 'У запуска нет ссылки',
    noToken: WITHOUT_LINK,
    /** In the card of a run, by its state. */
    missing: {
      draft: 'У этого запуска ещё нет публичной ссылки: она появится, когда его опубликуют.',
      open: WITHOUT_LINK,
      over: 'У этого запуска нет публичной ссылки: она появится, если открыть его снова.',
      closed: 'У этого запуска нет публичной ссылки: она появится, если опубликовать его снова.',
    },
  },

  renew: {
    button: 'Отозвать ссылку',
    title: 'Отозвать ссылку?',
    text: 'Ссылка сменится на новую, прежняя сразу перестанет открываться.',
    who: 'У кого она уже есть — в письмах, чатах, на напечатанных плакатах, — увидят «не найдено». Собранные ответы останутся.',
    confirm: 'Отозвать и выдать новую',
    failed: 'Не получилось отозвать ссылку',
    done: 'Прежняя ссылка больше не открывается. Разошлите новую.',
  },

  limit: {
    none: 'Ответов по ссылке: без ограничения',
    taken: (taken: number, limit: number, rounded: boolean) =>
      `Ответов по ссылке: ${rounded ? `не${NBSP}меньше ` : ''}${formatNumber(taken)}${NBSP}из${NBSP}${formatNumber(limit)}`,
    /** Where codes of sheets are among those who have answered without an account: nobody counts them apart. */
    most: (limit: number) => `Ответов по ссылке: не больше ${formatNumber(limit)}`,
    full: 'Предел достигнут: новых ответов по ссылке не принимаем. Те, кто уже ответил, могут изменить свои ответы.',
    set: 'Ограничить',
    change: 'Изменить предел',
    title: 'Предел ответов по ссылке',
    text: 'Когда ответов станет столько, ссылка перестанет принимать новые. Участников пространства предел не касается.',
    field: 'Не больше ответов',
    fieldHint: (most: number) => `От 1 до ${formatNumber(most)}. Пусто — без ограничения.`,
    invalid: (most: number) => `Нужно целое число от 1 до ${formatNumber(most)}`,
    below: (taken: number) =>
      `По ссылке уже ${answers(taken)}: с таким пределом новые приниматься не будут, собранные останутся.`,
    save: 'Сохранить',
    failed: 'Не получилось сохранить предел',
  },

  qr: {
    title: 'QR-код опроса',
    label: (title: string) => `QR-код: публичная ссылка на опрос ${quoted(title)}`,
    text: 'Наведите камеру телефона, и откроется страница опроса.',
    waits: 'Страница откроется, когда запуск опубликуют.',
    svg: 'Скачать SVG',
    png: 'Скачать PNG',
    print: 'Напечатать плакат A4',
    failed: 'Не получилось нарисовать картинку. Попробуйте SVG.',
    file: 'QR-код',
    loadFailed: 'QR-код не загрузился. Проверьте интернет и откройте его ещё раз.',
    loading: 'Рисуем QR-код…',
  },

  poster: {
    point: 'Наведите камеру телефона на код',
    orType: 'или наберите адрес:',
    questions: (count: number) => plural(count, 'вопрос', 'вопроса', 'вопросов'),
    noLogin: 'без входа',
    until: (moment: string) => `ответить можно до ${moment}`,
    anonymous: 'Ответы анонимны: имя не спрашивается, IP-адрес и устройство не сохраняются.',
    named: 'Имя не спрашивается, IP-адрес и устройство не сохраняются.',
  },
} as const;
