import { quoted } from '../format.ts';

/** Texts of the public poll page where there is nothing to fill in. */
export const noFormText = {
  notFound: 'Опрос не найден: ссылка неверна или опрос больше не принимает ответы',
  notFoundHint: 'Попросите у того, кто прислал ссылку, новую.',
  toStart: 'На главную',

  notOpen: 'Опрос ещё не открыт',
  notOpenHint: 'Загляните позже: ссылка останется той же.',

  ended: 'Опрос завершён',
  endedHint: 'Ответы больше не принимают.',
  of: (title: string, workspace: string) => `${quoted(title)} · ${workspace}`,
  endedAt: (moment: string) =>
    `Закончился ${moment}. Ответить или изменить ответы уже нельзя. Спасибо всем, кто ответил.`,
  reportHint: 'О том, что после ответов изменилось, уже рассказали.',
  toReport: 'Вы сказали — мы сделали',
  yourDraft: 'Ваш черновик',

  full: (workspace: string) =>
    `${quoted(workspace)} собирает по этой ссылке ограниченное число ответов, и оно набрано. Спасибо, что хотели ответить.`,
  checkAgain: 'Проверить ещё раз',

  /** Of a one-time code from a sheet; where it is typed, see poll-page/code.ts. */
  wrongCode: 'Такого кода нет',
  wrongCodeHint: 'Проверьте знаки. Если всё верно, лист могли напечатать заново или отозвать: попросите новый код.',
  typeCode: 'Набрать код',
} as const;
