import type { surveyStatementText as Russian } from '../../ru/rules/survey-statement.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';
import { inWords } from '../numbers.ts';

const ALIAS = 'жауаптар, оларға қанша уақыт кеткені және жіберілген сағат, кездейсоқ белгімен';
const WITH_ITS_PLACE = 'сауалнамамен немесе жұмыс кеңістігімен бірге';
const backups = (days: number) => `резервтік көшірмелерден — ${days}\u00a0күн ішінде`;
const attributes = (names: readonly string[]) => names.map(quoted).join(', ');
const groups = (least: number) =>
  `кемінде ${inWords(least)} адам жауап берген топтардың нәтижелері қатар көрсетіледі, әр белгі бөлек — сандар, сөздерсіз`;
const changed = (least: number) =>
  `көрсетілгеннен кейін өзгертілген жауап аяқталған кезде ауыстырылады, бір рет және тек басқа ${inWords(least - 1)} жауаппен бірге`;

export const surveyStatementText: Catalogue<typeof Russian> = {
  stored: {
    'anonymous-member': ALIAS,
    'named-member': 'жауаптар, есіміңіз, қашан бастап, қашан жібергеніңіз және қанша уақыт кеткені',
    'anonymous-link': ALIAS,
    'unmarked-link': `${ALIAS}; сауалнама анонимді деп белгіленбеген, бірақ сілтеме арқылы жауаптар есімсіз келеді`,
  },
  participation: (days) =>
    `жауап бергеніңіздің өзі: мазмұнынсыз және жауаптардан бөлек; сауалнама аяқталғанда белгі өшіріледі, ${backups(days)}`,
  shownInSteps: (least) =>
    `${inWords(least)} адам жауап бергенде, одан әрі кемінде ${inWords(least)} жауаптан бірге; ең көбі ${inWords(least - 1)} жауап мүлде көрсетілмеуі мүмкін; ${changed(least)}`,
  shownAtTheEnd: (least) =>
    `сауалнама аяқталғанда, егер кемінде ${inWords(least)} адам жауап берсе; жаңа жауап саны кемінде ${inWords(least)} болмаса, олар көрсетілмейді; ${changed(least)}`,
  team: (name) => `Команда: ${name}`,
  comparedOpenly: (names, least) =>
    `жауаптармен бірге сақталады: ${attributes(names)}. Сауалнама аяқталғанда ${groups(least)}`,
  comparedSealed: (names, least) =>
    `жауаптармен бірге шифрланып сақталады: ${attributes(names)}. Сауалнама аяқталғанда ${groups(least)}; кілт жойылады, қай жауап қай топтан екенін білу мүмкін болмайды`,
  deleted: {
    'anonymous-member': (days) => `${WITH_ITS_PLACE}; аккаунтты жою оларға әсер етпейді; ${backups(days)}`,
    'named-member': (days) => `${WITH_ITS_PLACE}; аккаунтыңызды жойсаңыз, олар есімсіз қалады; ${backups(days)}`,
    'anonymous-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
    'unmarked-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
  },
};
