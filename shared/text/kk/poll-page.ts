import type { publicPageText as Russian } from '../ru/poll-page.ts';
import type { Catalogue } from '../catalogue.ts';
import { quoted } from './format.ts';

export const publicPageText: Catalogue<typeof Russian> = {
  untitled: 'Сауалнама — Тонус',
  language: 'Бет тілі',
  languageChanged: 'Тіл ауысты, жауаптарыңыз орнында',
  languageKept: 'Тіл ауыспады: байланыс жоқ',
  loading: 'Сауалнама жүктелуде',
  loadFailed: 'Сауалнаманы жүктеу мүмкін болмады',
  loadOffline: 'Сервермен байланыс жоқ. Интернетті тексеріп, қайталап көріңіз.',
  retry: 'Қайталап көру',
  httpError: (status) =>
    status === 429 ? 'Қазір сұраныс тым көп. Сәл кейінірек қайталап көріңіз.' : `Серверде қате: ${status}.`,

  sent: 'Жауаптар жіберілді',
  sentThanks: (workspace) => `Рақмет. ${quoted(workspace)} оларды сауалнама нәтижелерінен көреді.`,
  change: 'Жауаптарды өзгерту',
  changeHint: 'Осы бет ашық тұрғанда болады.',
  newParticipant: 'Жаңа қатысушы',
  newParticipantHint: 'Осы құрылғыдан тағы біреу жауап берсе.',
  finish: 'Аяқтау',
};
