import type { statementText as Russian } from '../../ru/rules/statement.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

const ALIAS = 'matnlar va yuborilgan soat, tasodifiy belgi ostida';
const NO_TRACE = 'ism, IP-manzil va qurilma';
const READERS = 'egasi, HR va rahbarlar';
const WITH_ITS_PLACE = 'soʻrovnomaning shu oʻtkazilishi, soʻrovnomaning oʻzi yoki ish maydoni bilan birga';
const backups = (days: number) => `zaxira nusxalardan — ${days}\u00a0kun ichida`;

export const statementText: Catalogue<typeof Russian> = {
  terms: {
    stored: 'Saqlanadi',
    notStored: 'Saqlanmaydi',
    marked: 'Belgilanadi',
    seen: 'Koʻradi',
    shown: 'Koʻrsatiladi',
    compared: 'Taqqoslanadi',
    counted: 'Hisoblanadi',
    deleted: 'Oʻchiriladi',
  },
  title: {
    'anonymous-member': 'Javoblar anonim.',
    'named-member': 'Javoblar ismingiz bilan.',
    'anonymous-link': 'Javoblar anonim.',
    'unmarked-link': 'Ismingizni soʻramaymiz.',
  },
  stored: {
    'anonymous-member': ALIAS,
    'named-member': 'matnlar, ismingiz va aniq yuborilgan vaqt',
    'anonymous-link': ALIAS,
    'unmarked-link': `${ALIAS}; soʻrovnoma anonim deb belgilanmagan, lekin havola va kod orqali javoblar ismsiz keladi`,
  },
  notStored: {
    'anonymous-member': NO_TRACE,
    'named-member': 'IP-manzil va qurilma',
    'anonymous-link': NO_TRACE,
    'unmarked-link': NO_TRACE,
  },
  participation: (days) =>
    `javob berganingizning oʻzi: mazmunisiz va javoblardan alohida; soʻrovnoma yopilganda belgi oʻchiriladi, ${backups(days)}`,
  codeUsed: (days) =>
    `shu kod bilan javob berilganining oʻzi: javoblardan alohida; kod kimga tekkani hech qayerda yozilmagan; soʻrovnoma yopilganda belgi oʻchiriladi, ${backups(days)}`,
  counted: '0 dan 10 gacha baholar boʻyicha — umumiy eNPS',
  seen: {
    'anonymous-member': `${READERS}; aynan kim javob bergani ularga koʻrsatilmaydi`,
    'named-member': `${READERS} — ismingiz bilan birga`,
    'anonymous-link': READERS,
    'unmarked-link': READERS,
  },
  seenByNobody:
    'hech kim, hozir ham, keyin ham: besh kishidan kam soʻralgan, javobdan uning kimniki ekani bilinib qolardi',
  shown: {
    atOnce: 'har bir javob darhol',
    atOnceWithoutName: 'har bir javob darhol: kuzatib turgan kishi uning kimniki ekanini taxmin qilishi mumkin',
    fromFive:
      'besh kishi javob berganda, keyin kamida beshtadan javob birga; toʻrttagacha javob umuman koʻrsatilmasligi mumkin',
    atClosing: 'soʻrovnoma yopilganda, agar kamida besh kishi javob bersa; beshtadan kam yangi javob koʻrsatilmaydi',
    apart:
      'har bir savolga alohida, aralashtirilgan va soatsiz, shuning uchun ularga kim birga javob bergani koʻrinmaydi',
    changed:
      'koʻrsatilgandan keyin oʻzgartirilgan javob yopilish paytida almashtiriladi, bir marta va faqat boshqa toʻrttasi bilan birga',
  },
  compared: (team) =>
    `javoblar bilan jamoangiz saqlanadi, ${quoted(team)}: soʻrovnoma yopilganda kamida besh kishi javob bergan jamoalarning natijalari yonma-yon koʻrsatiladi — sonlar, soʻzlarsiz`,
  comparedOnSheet: (team) =>
    `javoblar bilan kodingizning jamoasi saqlanadi, ${quoted(team)}: soʻrovnoma yopilganda uning natijasi varaqlari boʻyicha kamida besh kishi javob bersa koʻrsatiladi — sonlar, soʻzlarsiz; varaqlarni chop etgan kishi tarqatilmagan kodlar bilan oʻzi javob bera olgan`,
  deleted: {
    'anonymous-member': (days) => `${WITH_ITS_PLACE}; akkauntni oʻchirish ularga taʼsir qilmaydi; ${backups(days)}`,
    'named-member': (days) => `${WITH_ITS_PLACE}; akkauntingizni oʻchirsangiz, ular ismsiz qoladi; ${backups(days)}`,
    'anonymous-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
    'unmarked-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
  },
  caution: 'Sizni tanib olish mumkin boʻlgan narsani yozmang.',
  cautionNamed: 'Oʻz nomingizdan aytishga tayyor boʻlgan gapni yozing.',
};
