import type { answerFormText as Russian } from '../ru/answer-form.ts';
import type { Catalogue } from '../catalogue.ts';

export const answerFormText: Catalogue<typeof Russian> = {
  required: 'Bu savolga javob kerak',
  fillRequired: 'Majburiy savollarga javob berish qoldi',
  allFilled: 'Majburiy savollarning hammasiga javob berildi',
  mend: 'Javoblardan birini tuzatish kerak',
  shortenAll: (over) => `Hamma javoblar birgalikda 20\u00a0000 belgidan uzun. Ortiqchasi: ${over}`,
  answerSomething: 'Kamida bitta savolga javob bering',

  progress: (answered, total) => `${total} tadan ${answered} tasiga javob berildi`,
  progressLabel: 'Nechta savolga javob berilgani',
  minutes: (minutes) => (minutes === 1 ? 'bir daqiqacha' : `taxminan ${minutes}\u00a0daqiqa`),
  openUntil: (moment) => `muddati: ${moment}`,
  untranslated: 'tarjima yoʻq',
  statement: 'Javoblar bilan nima boʻladi',
  statementMore: 'Batafsil',

  optional: 'majburiy emas',
  placeholder: 'Qisqa yozsangiz ham boʻladi',
  enpsEnds: ['Aniq yoʻq', 'Aniq ha'],
  scaleEnds: ['Eng past', 'Eng yuqori'],
  clearScore: 'Bahoni olib tashlash',
  clearChoice: 'Javobni olib tashlash',
  several: 'Bir nechtasini tanlash mumkin',
  severalRequired: 'Bitta yoki bir nechta variantni tanlang',
  charactersLeft: (left) => `Qolgan belgilar: ${left}`,
  tooLong: (over) => `Javob 5\u00a0000 belgidan uzun. Ortiqchasi: ${over}`,

  draftHere: 'Qoralama faqat shu qurilmada',
  draftNowhere: 'Brauzer qoralamani saqlamaydi: yubormaguncha sahifani yopmang',
  offline: 'Hozir aloqa yoʻq. Yozishda davom eting, matn yoʻqolmaydi',
  offlineUnkept: 'Hozir aloqa yoʻq, brauzer esa qoralamani saqlamaydi: sahifani yopmang',
  draftRestored: 'Shu qurilmada qolgan qoralamani qaytardik.',
  draftSentBefore:
    'Qoralamani qaytardik: u yuborilgan, lekin serverdan javob kelmagan. Yana yuboring, javob ikkita boʻlib qolmaydi.',
  dropDraft: 'Boshidan boshlash',

  send: 'Yuborish',
  sendAgain: 'Yana yuborish',
  sending: 'Yuborilmoqda…',
  sendOffline: 'Aloqa yoʻq, javoblar yuborilmadi. Ular joyida: aloqa tiklanganda oʻzimiz yuboramiz.',
  lost: 'Server javob bermadi: javoblar yetib bordimi, nomaʼlum. Ular joyida: oʻzimiz yana yuboramiz, javob ikkita boʻlib qolmaydi.',
  busy: 'Hozir bir vaqtda koʻp odam javob bermoqda, javoblaringiz hali qabul qilinmadi. Ular joyida, oʻzimiz yuboramiz.',
  refused: (detail) => `Javoblar qabul qilinmadi. ${detail} Ular joyida: tuzatib, yana yuboring.`,
  stumbled:
    'Serverda xatolik: javoblar qabul qilindimi, nomaʼlum. Ular joyida. Birozdan keyin yana yuboring, javob ikkita boʻlib qolmaydi.',
  sendIn: (seconds) => `${seconds}\u00a0soniyadan keyin yuboramiz`,
};
