/** Texts of the public poll page. Quoted English phrases come from the specification to the letter. */
export const pollPageText = {
  notFound: 'Poll not found — public link invalid or poll no longer available',
  notFoundHint: 'Попросите у того, кто прислал ссылку, новую.',
  required: 'This field is required',
  fillRequired: 'Fill in all required fields',
  allFilled: 'All required fields are filled',
  shorten: 'Один из ответов слишком длинный',
  answerSomething: 'Ответьте хотя бы на один вопрос',

  loading: 'Загружаем опрос',
  loadFailed: 'Не получилось загрузить опрос',
  loadOffline: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
  retry: 'Try again',
  toStart: 'На главную',
  httpError: (status: number) => `HTTP error! status: ${status}`,

  progress: (answered: number, total: number) => `Ответили на ${answered} из ${total}`,
  progressLabel: 'Сколько вопросов с ответом',
  minutes: (minutes: number) =>
    minutes === 1
      ? 'около минуты'
      : `около ${minutes} ${minutes % 10 === 1 && minutes % 100 !== 11 ? 'минуты' : 'минут'}`,
  openUntil: (moment: string) => `открыт до ${moment}`,

  anonymous: 'Ответы анонимны.',
  unnamed: 'Имя не спрашиваем.',
  anonymousPromise: 'Имя, адрес и устройство не сохраняются.',
  unnamedPromise: 'Опрос не помечен анонимным, но по этой ссылке имя, адрес и устройство не сохраняются.',
  whoSees: 'Владелец, HR и руководители увидят тексты и час отправки под одной случайной меткой.',
  careful: 'Не пишите того, по чему вас можно узнать.',

  optional: 'необязательно',
  placeholder: 'Можно коротко',
  scaleLow: 'Точно нет',
  scaleHigh: 'Точно да',
  clearScore: 'Убрать оценку',
  charactersLeft: (left: number) => `Осталось символов: ${left}`,
  tooLong: (over: number) => `Ответ длиннее 5 000 символов. Лишних: ${over}`,

  draftHere: 'Черновик хранится только на этом устройстве',
  draftNowhere: 'Браузер не хранит черновик: не закрывайте страницу до отправки',
  draftRestored: 'Вернули черновик, который остался на этом устройстве.',
  dropDraft: 'Начать заново',

  send: 'Отправить',
  sendAgain: 'Отправить ещё раз',
  sending: 'Отправляем…',
  sendOffline: 'Не получилось отправить: нет связи. Текст на месте, попробуйте ещё раз.',

  sent: 'Ответы отправлены',
  sentThanks: (workspace: string) => `Спасибо. «${workspace}» увидит их в результатах опроса.`,
  change: 'Изменить ответы',
  changeHint: 'Можно, пока открыта эта страница.',
  newParticipant: 'Новый участник',
  newParticipantHint: 'Если с этого устройства ответит кто-то ещё.',
  finish: 'Завершить',
} as const;
