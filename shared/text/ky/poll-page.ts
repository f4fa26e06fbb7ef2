import type { publicPageText as Russian } from '../ru/poll-page.ts';
import type { Catalogue } from '../catalogue.ts';
import { quoted } from './format.ts';

export const publicPageText: Catalogue<typeof Russian> = {
  untitled: 'Сурамжылоо — Тонус',
  language: 'Барактын тили',
  languageChanged: 'Тил алмашты, жоопторуңуз ордунда',
  languageKept: 'Тил алмашкан жок: байланыш жок',
  loading: 'Сурамжылоо жүктөлүүдө',
  loadFailed: 'Сурамжылоону жүктөөгө мүмкүн болгон жок',
  loadOffline: 'Сервер менен байланыш жок. Интернетти текшерип, кайра аракет кылыңыз.',
  retry: 'Кайра аракет кылуу',
  httpError: (status) =>
    status === 429 ? 'Азыр суроо-талап өтө көп. Бир аздан кийин кайра аракет кылыңыз.' : `Серверде ката: ${status}.`,

  sent: 'Жооптор жөнөтүлдү',
  sentThanks: (workspace) => `Рахмат. ${quoted(workspace)} аларды сурамжылоонун жыйынтыгынан көрөт.`,
  change: 'Жоопторду өзгөртүү',
  changeHint: 'Ушул барак ачык турганда мүмкүн.',
  newParticipant: 'Жаңы катышуучу',
  newParticipantHint: 'Ушул түзмөктөн дагы бирөө жооп берсе.',
  finish: 'Аяктоо',
};
