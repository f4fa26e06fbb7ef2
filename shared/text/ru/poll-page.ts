import { quoted } from './format.ts';

/** Texts of the public poll page. Quoted English phrases come from the specification to the letter. */
export const publicPageText = {
  notFound: 'Опрос не найден: ссылка неверна или опрос больше не принимает ответы',
  notFoundHint: 'Попросите у того, кто прислал ссылку, новую.',

  loading: 'Загружаем опрос',
  loadFailed: 'Не получилось загрузить опрос',
  loadOffline: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
  retry: 'Попробовать снова',
  toStart: 'На главную',
  httpError: (status: number) => `HTTP error! status: ${status}`,

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

  sent: 'Ответы отправлены',
  sentThanks: (workspace: string) => `Спасибо. ${quoted(workspace)} увидит их в результатах опроса.`,
  change: 'Изменить ответы',
  changeHint: 'Можно, пока открыта эта страница.',
  newParticipant: 'Новый участник',
  newParticipantHint: 'Если с этого устройства ответит кто-то ещё.',
  finish: 'Завершить',

  /** Of a one-time code from a sheet; where it is typed, see poll-page/code.ts. */
  wrongCode: 'Такого кода нет',
  wrongCodeHint: 'Проверьте знаки. Если всё верно, лист могли напечатать заново или отозвать: попросите новый код.',
  typeCode: 'Набрать код',
} as const;
