import type { surveyStatementText as Russian } from '../../ru/rules/survey-statement.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';
import { inWords } from '../numbers.ts';

const ALIAS = 'javoblar, ularga qancha vaqt ketgani va yuborilgan soat, tasodifiy belgi ostida';
const WITH_ITS_PLACE = 'soʻrovnoma yoki ish maydoni bilan birga';
const backups = (days: number) => `zaxira nusxalardan — ${days}\u00a0kun ichida`;
const attributes = (names: readonly string[]) => names.map(quoted).join(', ');
const groups = (least: number) =>
  `kamida ${inWords(least)} kishi javob bergan guruhlarning natijalari yonma-yon koʻrsatiladi, har bir belgi alohida — sonlar, soʻzlarsiz`;
const changed = (least: number) =>
  `koʻrsatilgandan keyin oʻzgartirilgan javob tugash paytida almashtiriladi, bir marta va faqat boshqa ${inWords(least - 1)}ta javob bilan birga`;

export const surveyStatementText: Catalogue<typeof Russian> = {
  stored: {
    'anonymous-member': ALIAS,
    'named-member': 'javoblar, ismingiz, qachon boshlab, qachon yuborganingiz va qancha vaqt ketgani',
    'anonymous-link': ALIAS,
    'unmarked-link': `${ALIAS}; soʻrovnoma anonim deb belgilanmagan, lekin havola orqali javoblar ismsiz keladi`,
  },
  participation: (days) =>
    `javob berganingizning oʻzi: mazmunisiz va javoblardan alohida; soʻrovnoma tugatilganda belgi oʻchiriladi, ${backups(days)}`,
  shownInSteps: (least) =>
    `${inWords(least)} kishi javob berganda, keyin kamida ${inWords(least)}tadan javob birga; ${inWords(least - 1)}tagacha javob umuman koʻrsatilmasligi mumkin; ${changed(least)}`,
  shownAtTheEnd: (least) =>
    `soʻrovnoma tugatilganda, agar kamida ${inWords(least)} kishi javob bersa; ${inWords(least)}tadan kam yangi javob koʻrsatilmaydi; ${changed(least)}`,
  team: (name) => `Jamoa: ${name}`,
  comparedOpenly: (names, least) =>
    `javoblar bilan saqlanadi: ${attributes(names)}. Soʻrovnoma tugatilganda ${groups(least)}`,
  comparedSealed: (names, least) =>
    `javoblar bilan shifrlangan holda saqlanadi: ${attributes(names)}. Soʻrovnoma tugatilganda ${groups(least)}; kalit yoʻq qilinadi, va qaysi javob qaysi guruhdan ekanini bilib boʻlmaydi`,
  deleted: {
    'anonymous-member': (days) => `${WITH_ITS_PLACE}; akkauntni oʻchirish ularga taʼsir qilmaydi; ${backups(days)}`,
    'named-member': (days) => `${WITH_ITS_PLACE}; akkauntingizni oʻchirsangiz, ular ismsiz qoladi; ${backups(days)}`,
    'anonymous-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
    'unmarked-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
  },
};
