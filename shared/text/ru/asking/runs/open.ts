import { NBSP, plural, quoted } from '../../format.ts';

/** Opening a run and telling people of it, in one dialog. */
export const openText = {
  button: 'Открыть',
  title: (poll: string) => `Открыть опрос ${quoted(poll)}`,
  loadFailed: 'Не получилось загрузить опрос',
  draft: (created: string) => `Откроется запуск, который начат ${created}: его настройки уже здесь.`,
  frozen: 'Запуск — один проход опроса: свой срок, своя ссылка, свои ответы. После открытия его вопросы не меняются.',
  noRight: 'Опросы открывают владелец, HR и руководители.',
  link: {
    label: 'Публичная ссылка',
    text: 'Ответить сможет любой, у кого она есть, без входа.',
    off: 'Отвечать будут только участники пространства, после входа.',
  },
  failed: {
    link: 'Не получилось изменить публичную ссылку, опрос не открыт: ',
    run: 'Опрос не открыт: ',
    opening: 'Запуск сохранён черновиком, но не открыт: ',
  },
  tryAgain: 'Нажмите ещё раз: второго запуска не появится.',
  uncertain: 'Ответа сервера не дождались: опрос мог открыться. Нажмите ещё раз: второго запуска не появится.',
  opened: {
    title: 'Опрос открыт',
    /** How many members are asked, once that is known, and until when. */
    asked(people: number | null, until: string | null) {
      const whom = people === null ? 'Открыт' : `Спрашиваем ${plural(people, 'человека', 'человек', 'человек')}`;
      return until === null ? `${whom}.` : `${whom} до${NBSP}${until}.`;
    },
    invited: 'Приглашены: ',
    inviting: 'Приглашения отправляются.',
    byHand: 'Приглашений не отправляли: пошлите людям ссылку или сообщение.',
    address: 'Ссылка на опрос',
    members: 'Ответить по ней смогут участники пространства, после входа.',
    copyLink: 'Скопировать ссылку',
    linkCopied: 'Ссылка скопирована',
    message: 'Сообщение для чата',
    copyMessage: 'Скопировать сообщение',
    messageCopied: 'Сообщение скопировано',
    notCopied: 'Браузер не дал скопировать сам: выделите текст и скопируйте.',
    qr: 'QR-код и плакат',
    page: 'Открыть страницу опроса',
    results: 'К результатам',
    done: 'Готово',
  },
} as const;

/** The words of the message that is sent to a chat. */
export const chatText = {
  ask: (title: string) => `Ответьте, пожалуйста, на опрос ${quoted(title)}.`,
  size: (questions: number, minutes: string) => `${plural(questions, 'вопрос', 'вопроса', 'вопросов')}, ${minutes}.`,
  until: (moment: string) => `Ответить можно до${NBSP}${moment}.`,
  anonymous: 'Опрос анонимный: имён рядом с ответами нет.',
  named: 'Ответы будут с именами.',
  /** A run with names that is answered by its link. */
  unnamed: 'Входить и называть себя не нужно.',
} as const;
