import type { publicPageText as Russian } from '../ru/poll-page.ts';
import type { Catalogue } from '../catalogue.ts';
import { quoted } from './format.ts';

export const publicPageText: Catalogue<typeof Russian> = {
  untitled: 'Пурсиш — Тонус',
  language: 'Забони саҳифа',
  languageChanged: 'Забон иваз шуд, ҷавобҳоятон дар ҷояшон',
  languageKept: 'Забон иваз нашуд: алоқа нест',
  loading: 'Пурсиш бор мешавад',
  loadFailed: 'Пурсишро бор кардан нашуд',
  loadOffline: 'Бо сервер алоқа нест. Интернетро санҷида, боз кӯшиш кунед.',
  retry: 'Боз кӯшиш кардан',
  httpError: (status) =>
    status === 429 ? 'Ҳоло дархостҳо хеле зиёданд. Каме баъдтар боз кӯшиш кунед.' : `Дар сервер хатогӣ: ${status}.`,

  sent: 'Ҷавобҳо фиристода шуданд',
  sentThanks: (workspace) => `Ташаккур. ${quoted(workspace)} онҳоро дар натиҷаҳои пурсиш мебинад.`,
  change: 'Иваз кардани ҷавобҳо',
  changeHint: 'То даме ки ин саҳифа кушода аст, мумкин аст.',
  newParticipant: 'Иштирокчии нав',
  newParticipantHint: 'Агар аз ин дастгоҳ боз касе ҷавоб диҳад.',
  finish: 'Ба охир расондан',
};
