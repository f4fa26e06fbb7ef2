import type { publicPageText as Russian } from '../ru/poll-page.ts';
import type { Catalogue } from '../catalogue.ts';
import { quoted } from './format.ts';

export const publicPageText: Catalogue<typeof Russian> = {
  untitled: 'Soʻrovnoma — Tonus',
  language: 'Sahifa tili',
  languageChanged: 'Til oʻzgardi, javoblaringiz joyida',
  languageKept: 'Til oʻzgarmadi: aloqa yoʻq',
  loading: 'Soʻrovnoma yuklanmoqda',
  loadFailed: 'Soʻrovnomani yuklab boʻlmadi',
  loadOffline: 'Server bilan aloqa yoʻq. Internetni tekshirib, yana urinib koʻring.',
  retry: 'Yana urinish',
  httpError: (status) =>
    status === 429 ? 'Hozir soʻrovlar juda koʻp. Birozdan keyin yana urinib koʻring.' : `Serverda xatolik: ${status}.`,

  sent: 'Javoblar yuborildi',
  sentThanks: (workspace) => `Rahmat. ${quoted(workspace)} ularni soʻrovnoma natijalarida koʻradi.`,
  change: 'Javoblarni oʻzgartirish',
  changeHint: 'Bu sahifa ochiq turganda mumkin.',
  newParticipant: 'Yangi ishtirokchi',
  newParticipantHint: 'Bu qurilmada yana kimdir javob bersa.',
  finish: 'Tugatish',
};
