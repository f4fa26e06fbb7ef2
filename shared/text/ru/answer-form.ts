/** Texts of answering, by link and as a member alike. */
export const answerFormText = {
  required: 'На этот вопрос нужен ответ',
  fillRequired: 'Осталось ответить на обязательные',
  allFilled: 'Всё обязательное заполнено',
  mend: 'Один из ответов нужно поправить',
  shortenAll: (over: number) => `Все ответы вместе длиннее 20\u00a0000 символов. Лишних: ${over}`,
  answerSomething: 'Ответьте хотя бы на один вопрос',

  progress: (answered: number, total: number) => `Ответили на ${answered}\u00a0из\u00a0${total}`,
  progressLabel: 'Сколько вопросов с ответом',
  minutes: (minutes: number) =>
    minutes === 1
      ? 'около минуты'
      : `около ${minutes}\u00a0${minutes % 10 === 1 && minutes % 100 !== 11 ? 'минуты' : 'минут'}`,
  openUntil: (moment: string) => `открыт до ${moment}`,
  untranslated: 'нет перевода',
  statement: 'Что будет с ответами',
  statementMore: 'Подробнее',

  optional: 'необязательно',
  placeholder: 'Можно коротко',
  /** What the ends of a scale are called: of eNPS, and of any other question. */
  enpsEnds: ['Точно нет', 'Точно да'],
  scaleEnds: ['Минимум', 'Максимум'],
  clearScore: 'Убрать оценку',
  clearChoice: 'Убрать ответ',
  several: 'Можно выбрать несколько',
  severalRequired: 'Выберите один вариант или несколько',
  charactersLeft: (left: number) => `Осталось символов: ${left}`,
  tooLong: (over: number) => `Ответ длиннее 5\u00a0000 символов. Лишних: ${over}`,

  draftHere: 'Черновик — только на этом устройстве',
  draftNowhere: 'Браузер не хранит черновик: не закрывайте страницу до отправки',
  offline: 'Сейчас нет связи. Пишите дальше, текст не пропадёт',
  offlineUnkept: 'Сейчас нет связи. Браузер не хранит черновик: не закрывайте страницу',
  draftRestored: 'Вернули черновик, который остался на этом устройстве.',
  draftSentBefore:
    'Вернули черновик: его отправляли, но ответа сервера не дождались. Отправьте ещё раз, двух ответов не будет.',
  dropDraft: 'Начать заново',

  send: 'Отправить',
  sendAgain: 'Отправить ещё раз',
  sending: 'Отправляем…',
  /** Why the answers did not go, what became of them and what to do; beside them stands the button. */
  sendOffline: 'Нет связи, ответы не отправлены. Они на месте: отправим сами, когда связь вернётся.',
  lost: 'Сервер не ответил: дошли ли ответы, неизвестно. Они на месте: отправим ещё раз сами, двух ответов не будет.',
  busy: 'Сейчас отвечает много людей сразу, ваши ответы ещё не приняты. Они на месте, отправим сами.',
  refused: (detail: string) => `Ответы не приняты. ${sentence(detail)} Они на месте: поправьте и отправьте ещё раз.`,
  stumbled:
    'На сервере ошибка: приняты ли ответы, неизвестно. Они на месте. Отправьте ещё раз чуть позже, двух ответов не будет.',
  sendIn: (seconds: number) => `Отправим через ${seconds}\u00a0с`,
} as const;

/** The server's words as a sentence among others. */
function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
