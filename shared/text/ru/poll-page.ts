import { quoted } from './format.ts';

/** Texts of the public poll page. */
export const publicPageText = {
  /** Of the document while it has no title of its own. */
  untitled: 'Опрос — Тонус',
  language: 'Язык страницы',
  languageChanged: 'Язык сменили, ответы на месте',
  languageKept: 'Язык не сменился: нет связи',
  loading: 'Загружаем опрос',
  loadFailed: 'Не получилось загрузить опрос',
  loadOffline: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
  retry: 'Попробовать снова',
  httpError: (status: number) => `HTTP error! status: ${status}`,

  sent: 'Ответы отправлены',
  sentThanks: (workspace: string) => `Спасибо. ${quoted(workspace)} увидит их в результатах опроса.`,
  change: 'Изменить ответы',
  changeHint: 'Можно, пока открыта эта страница.',
  newParticipant: 'Новый участник',
  newParticipantHint: 'Если с этого устройства ответит кто-то ещё.',
  finish: 'Завершить',
} as const;
