import type { noticeText as Russian } from '../../ru/poll-page/notice.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

export const noticeText: Catalogue<typeof Russian> = {
  more: 'Javoblar bilan birga nima saqlanadi',
  agree: 'Kompaniya oʻzim haqimda yozganlarimni qayta ishlashiga roziman',
  agreeText: 'Rozilik matni',
  wanted: 'Rozilikni belgilang: usiz bu yerda javob qabul qilinmaydi',
  close: 'Yopish',
  link: 'Rozilikni qaytarib olish',
  copy: 'Havoladan nusxa olish',
  copied: 'Nusxa olindi',
  linkHint:
    'Rozilikni istalgan kuni shu havola orqali qaytarib olish mumkin, shunda javoblar oʻchiriladi. Havolani saqlab qoʻying: u boshqa hech kimda yoʻq.',
  edition: (day) => `Tahriri: ${day}`,
  title: { notice: 'Javoblar bilan birga nima saqlanadi', consent: 'Shaxsiy maʼlumotlarni qayta ishlashga rozilik' },
  editions: {
    '2026-11-30': {
      notice: (workspace, via, days) => [
        ['Kim soʻraydi', `${quoted(workspace)}. Javoblarni uning topshirigʻi bilan «Tonus» xizmati saqlaydi.`],
        [
          'Nima saqlanadi',
          'Javoblar va yuborilgan soat. Ular yonida ism, raqam, IP-manzil va qurilma yoʻq, shuning uchun qonun rozilikni talab qilmaydi.',
        ],
        [
          'Soʻz bilan yozganlaringiz',
          'Matnlar qanday boʻlsa, shunday koʻrsatiladi. Oʻzingizning ham, boshqalarning ham ismi, telefoni, manzilini yozmang.',
        ],
        [
          'Qancha vaqt',
          `Soʻrovnoma saqlanguncha, zaxira nusxalarda yana shuncha kun: ${days}. Bitta javobni topib oʻchirib boʻlmaydi: u kimniki ekani nomaʼlum.`,
        ],
        ...(via === 'code'
          ? [
              [
                'Agar chatga yoki SMS orqali kelgan boʻlsa',
                'Raqam yoki chatni siz ishlaydigan kompaniya yozgan; javoblar yonida ular yoʻq. Boshqa kelmasligi uchun botga «stop» deb yozing yoki kompaniyaga ayting.',
              ] as const,
            ]
          : []),
      ],
      consent: (workspace, via, days) => [
        [
          'Kimga',
          `Soʻrayotgan kompaniyaga: ${quoted(workspace)}. Javoblarni uning topshirigʻi bilan «Tonus» xizmati saqlaydi.`,
        ],
        [
          'Qaysi maʼlumotlarga',
          'Oʻzim haqimda yozganlarimga va yuborilgan soatga. Javob yonida ism, raqam, IP-manzil va qurilma yoʻq.',
        ],
        ['Nima uchun', 'Kompaniya xodimlar fikrini bilib, ish sharoitini yaxshilashi uchun.'],
        [
          'Ular bilan nima qilinadi',
          'Yoziladi, saqlanadi, egasi, HR va rahbarlarga koʻrsatiladi, umumiy raqamlarga qoʻshiladi, oʻchiriladi. Bularning hammasi avtomatik bajariladi.',
        ],
        ['Qanday muddatga', `Soʻrovnoma saqlanguncha, zaxira nusxalarda yana shuncha kun: ${days}.`],
        [
          'Qanday qaytarib olinadi',
          via === 'kiosk'
            ? 'Umumiy planshetda havola yoʻq, javobingizni keyin topib boʻlmaydi: faqat qoldirishga tayyor narsangizni yozing.'
            : 'Istalgan kuni, yuborgandan keyin koʻrsatiladigan havola orqali: javoblar oʻchiriladi.',
        ],
        ...(via === 'code'
          ? [
              [
                'Agar chatga yoki SMS orqali kelgan boʻlsa',
                'Raqam yoki chatni siz ishlaydigan kompaniya yozgan; javoblar yonida ular yoʻq. Boshqa kelmasligi uchun botga «stop» deb yozing yoki kompaniyaga ayting.',
              ] as const,
            ]
          : []),
      ],
    },
  },
  withdrawal: {
    heading: 'Rozilikni qaytarib olish',
    about: (title) =>
      `Siz ${quoted(title)} soʻrovnomasiga javob berib, oʻzingiz haqingizda yozganlaringizni qayta ishlashga rozi boʻldingiz.`,
    lead: 'Rozilikni qaytarib olsangiz, javoblaringiz oʻchiriladi va natijalardan chiqadi. Avval qilingan taqqoslashlar va fayllar oʻzgarmaydi. Javoblarni qaytarib boʻlmaydi.',
    button: 'Qaytarib olish va javoblarni oʻchirish',
    sure: 'Javoblar butunlay oʻchirilsinmi?',
    yes: 'Ha, oʻchirish',
    no: 'Qoldirish',
    done: 'Rozilik qaytarib olindi, javoblar oʻchirildi',
    doneHint:
      'Ular natijalardan bir daqiqada, zaxira nusxalardan oʻz-oʻzidan chiqadi. Kompaniya faqat nechta rozilik qaytarib olinganini koʻradi.',
    notFound: 'Bu havolada javob yoʻq',
    notFoundHint: 'U rozilik yoki soʻrovnoma bilan birga oʻchirilgan yoki havolada xato bor.',
  },
};
