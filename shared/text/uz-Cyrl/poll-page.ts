import type { publicPageText as Russian } from '../ru/poll-page.ts';
import type { Catalogue } from '../catalogue.ts';
import { quoted } from './format.ts';

export const publicPageText: Catalogue<typeof Russian> = {
  untitled: 'Сўровнома — Тонус',
  language: 'Саҳифа тили',
  languageChanged: 'Тил ўзгарди, жавобларингиз жойида',
  languageKept: 'Тил ўзгармади: алоқа йўқ',
  loading: 'Сўровнома юкланмоқда',
  loadFailed: 'Сўровномани юклаб бўлмади',
  loadOffline: 'Сервер билан алоқа йўқ. Интернетни текшириб, яна уриниб кўринг.',
  retry: 'Яна уриниш',
  httpError: (status) =>
    status === 429 ? 'Ҳозир сўровлар жуда кўп. Бироздан кейин яна уриниб кўринг.' : `Серверда хатолик: ${status}.`,

  sent: 'Жавоблар юборилди',
  sentThanks: (workspace) => `Раҳмат. ${quoted(workspace)} уларни сўровнома натижаларида кўради.`,
  change: 'Жавобларни ўзгартириш',
  changeHint: 'Бу саҳифа очиқ турганда мумкин.',
  newParticipant: 'Янги иштирокчи',
  newParticipantHint: 'Бу қурилмада яна кимдир жавоб берса.',
  finish: 'Тугатиш',
};
