import type { dialogueText as Russian } from '../../ru/poll-page/dialogue.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

export const dialogueText: Catalogue<typeof Russian> = {
  ask: 'Kimligimni bilmasdan menga javob berish mumkin',
  askHint:
    'Suhbat kaliti faqat sizda boʻladi: yuborganingizdan keyin havola beramiz. Xohlashsa, sizga javob berishadi, lekin kimligingizni bilishmaydi.',

  given: 'Sizga javob berishlari mumkin',
  givenHint:
    'Havolani saqlab qoʻying: u boshqa hech kimda yoʻq va uni tiklab boʻlmaydi. Uni ochgan kishi suhbatni oʻqiydi va unga yoza oladi.',
  open: 'Suhbatni ochish',
  copy: 'Havoladan nusxa olish',
  copied: 'Nusxa olindi',
  qr: 'Havolaning QR-kodini koʻrsatish',
  keep: 'Shu qurilmada eslab qolish',
  keepHint:
    'Shunda sizga javob berishganda shu yerda aytamiz — soʻrovnomani shu qurilmada ochgan har bir kishiga. Umumiy qurilmada eslab qolmang.',
  kept: 'Eslab qolindi: javob berishganda shu yerda aytamiz',
  forget: 'Havolani shu qurilmada unutish',
  forgotten: 'Bu qurilma endi havolani bilmaydi',

  answered: 'Sizga javob berishdi',
  nameless: 'ismsiz',
  heading: { none: 'Hozircha javob yoʻq', answered: 'Sizga javob berishdi', ended: 'Suhbat yopilgan' },
  about: (title) => `${quoted(title)} soʻrovnomasiga bergan javobingiz haqida suhbat`,
  noReply:
    'Javobingiz natijalarda boshqalar bilan birga koʻrsatilgandagina javob berish mumkin. Keyinroq kiring: xat ham, bildirishnoma ham kelmaydi.',
  you: 'Siz',
  owner: 'Egasi',
  manager: 'Rahbar',
  said: (who, day) => `${who}, ${day}`,
  message: 'Xabaringiz',
  told: 'Xabaringizni ertaga yoki keyinroq soʻrovnoma natijalarini koʻra oladiganlarning hammasi oʻqiydi. Ular matn va kunni koʻradi, lekin kimligingizni va javobini oʻqigan-oʻqimaganingizni bilmaydi. Sizni tanib olish mumkin boʻlgan narsani yozmang.',
  send: 'Ismsiz yuborish',
  sent: 'Yuborildi. Ertaga yoki keyinroq oʻqishadi.',
  end: 'Suhbatni butunlay yopish',
  endSure: 'Butunlay yopasizmi? Bu yerga endi hech kim yoza olmaydi.',
  endYes: 'Ha, yopish',
  endNo: 'Yopmaslik',
  endedByAuthor: (day) => `Suhbatni siz yopdingiz: ${day}.`,
  endedByCompany: (day) => `Suhbatni kompaniya yopdi: ${day}.`,
  endedByTime: 'Toʻqson kun hech kim yozmadi: suhbat yopildi va oʻchirildi.',
  until: (day) => `Hech kim yozmasa, suhbatning oxirgi kuni: ${day}. Keyin u oʻchiriladi.`,
  notFound: 'Suhbat topilmadi',
  notFoundHint: 'Havolada xato bor yoki soʻrovnoma javoblari bilan birga oʻchirilgan.',
};
