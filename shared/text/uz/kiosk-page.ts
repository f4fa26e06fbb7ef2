import type { Catalogue } from '../catalogue.ts';
import type { kioskText as Russian } from '../ru/kiosk-page.ts';
import { formatNumber, NBSP } from './format.ts';

export const kioskText: Catalogue<typeof Russian> = {
  loading: 'Kiosk ochilmoqda',
  begin: 'Boshlash',
  forgets: 'Bu yerda ism yoʻq. Tugating, ekran hammasini unutadi',
  forgetsAlone: 'Tugating, ekran hammasini unutadi',
  queued: 'Tarmoq boʻlmasa, javob shu planshetda kutib turadi va keyin oʻzi yuboriladi.',
  step: (number, total) => `${formatNumber(number)}${NBSP}/${NBSP}${formatNumber(total)}`,
  question: (number, total) => `${formatNumber(number)}-savol, jami ${formatNumber(total)}`,
  back: 'Orqaga',
  next: 'Davom etish',
  send: 'Yuborish',
  sending: 'Yuborilmoqda…',
  silence: (left) => `Ekranga tegmasangiz, ${formatNumber(left)}${NBSP}soniyadan keyin boshiga qaytamiz`,

  thanks: 'Javobingiz uchun rahmat',
  delivered: 'Javob yuborildi, endi u bu ekranda yoʻq.',
  waits: 'Javob planshetda saqlandi, tarmoq paydo boʻlganda oʻzi yuboriladi.',
  notTaken: 'Javob qabul qilinmadi',
  notTakenHint: 'Siz tugatguningizcha soʻrovnoma yopildi.',
  notKept: 'Javob saqlanmadi',
  notKeptHint: 'Planshetda joy qolmadi. Planshetga qaraydigan kishiga ayting va yana javob bering.',
  done: 'Boshiga',

  foot: {
    waiting: (count) => `${formatNumber(count)} ta javob kutmoqda, oʻzi yuboriladi`,
    offline: 'tarmoq yoʻq',
    offlineWaiting: (waiting) => `tarmoq yoʻq, ${waiting}`,
    refused: (count) => `soʻrovnoma yopiq boʻlgani uchun qabul qilinmagan javoblar: ${formatNumber(count)}`,
    stale:
      'bir sutkadan ortiq aloqa yoʻq: soʻrovnoma tugagan boʻlishi mumkin, javoblarni saqlab, yuborishga urinmoqdamiz',
  },

  notOpen: 'Soʻrovnoma hali ochilmagan',
  notOpenHint: 'Kiosk oʻzi tekshiradi va soʻrovnoma ochilishi bilan koʻrsatadi.',
  ended: 'Soʻrovnoma tugagan',
  endedHint: 'Javoblar endi qabul qilinmaydi. Javob bergan hammaga rahmat.',
  pastDeadline: 'Soʻrovnoma muddati oʻtdi',
  pastDeadlineHint:
    'Tarmoq yoʻq, shuning uchun muddat uzaytirilganini planshet bilmaydi. Tarmoq paydo boʻlganda tekshiradi.',
  gone: 'Bu kiosk tugatilgan',
  goneHint: 'U tugatilgan yoki manzil notoʻgʻri. Yangisini soʻrovnomani olib boradigan kishi yaratadi.',
  failed: 'Kioskni ochib boʻlmadi',
  failedHint: 'Server bilan aloqa yoʻq. Birinchi marta kioskka internet kerak, keyin u internetsiz ham ishlaydi.',
  retry: 'Yana urinish',
  noStore: 'Bu brauzer maʼlumotlarni saqlamaydi',
  noStoreHint: 'Busiz tarmoq boʻlmaganda javoblar yoʻqolardi. Manzilni boshqa brauzerning oddiy oynasida oching.',

  leave: 'PIN-kod bilan chiqish',
  pin: {
    title: 'Kioskning PIN-kodi',
    hint: 'Uni kioskni yaratgan kishi biladi.',
    label: 'PIN-kod',
    submit: 'Chiqish',
    cancel: 'Bekor qilish',
    checking: 'Tekshirilmoqda…',
    wrong: 'PIN-kod toʻgʻri kelmadi',
    wait: (left) => `PIN-kod toʻgʻri kelmadi. ${formatNumber(left)}${NBSP}soniyadan keyin yana urinish mumkin`,
    unable: 'PIN-kodni faqat https orqali ochilgan sahifada tekshirish mumkin',
  },
  left: 'Kiosk bu planshetda yopildi',
  leftHint: 'Planshetda hech narsa qolmadi.',
  leftWaiting: (count) =>
    `Yuborilishi kerak boʻlgan javoblar: ${formatNumber(count)}. Tarmoq paydo boʻlmaguncha sahifani yopmang.`,
  again: 'Yana ishga tushirish',
};
