/** What is wrong with a message of a dialogue. */
export const dialoguesValidation = {
  textWanted: 'Напишите сообщение',
  textTooLong: 'Сообщение не длиннее 1000 символов',
} as const;

/** Refusals of the operations of dialogues. */
export const dialoguesErrors = {
  ended: 'Разговор закрыт: написать в него больше нельзя',
  most: 'В разговоре уже 40 ваших сообщений: больше написать нельзя',
  notAnswered: 'Вам ещё не ответили: написать можно после первого ответа',
  changed: 'В разговоре только что появилось сообщение. Попробуйте ещё раз',
} as const;
