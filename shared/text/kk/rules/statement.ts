import type { statementText as Russian } from '../../ru/rules/statement.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

const ALIAS = 'мәтіндер және жіберілген сағат, кездейсоқ белгімен';
const NO_TRACE = 'есім, IP-мекенжай және құрылғы';
const READERS = 'иесі, HR және басшылар';
const WITH_ITS_PLACE = 'сауалнаманың осы өткізілуімен, сауалнаманың өзімен немесе жұмыс кеңістігімен бірге';
const backups = (days: number) => `резервтік көшірмелерден — ${days}\u00a0күн ішінде`;

export const statementText: Catalogue<typeof Russian> = {
  terms: {
    stored: 'Сақталады',
    notStored: 'Сақталмайды',
    marked: 'Белгіленеді',
    seen: 'Көреді',
    shown: 'Көрсетіледі',
    compared: 'Салыстырылады',
    counted: 'Есептеледі',
    deleted: 'Жойылады',
  },
  title: {
    'anonymous-member': 'Жауаптар анонимді.',
    'named-member': 'Жауаптар есіміңізбен.',
    'anonymous-link': 'Жауаптар анонимді.',
    'unmarked-link': 'Есіміңізді сұрамаймыз.',
  },
  stored: {
    'anonymous-member': ALIAS,
    'named-member': 'мәтіндер, есіміңіз және жіберілген нақты уақыт',
    'anonymous-link': ALIAS,
    'unmarked-link': `${ALIAS}; сауалнама анонимді деп белгіленбеген, бірақ сілтеме және код арқылы жауаптар есімсіз келеді`,
  },
  notStored: {
    'anonymous-member': NO_TRACE,
    'named-member': 'IP-мекенжай және құрылғы',
    'anonymous-link': NO_TRACE,
    'unmarked-link': NO_TRACE,
  },
  participation: (days) =>
    `жауап бергеніңіздің өзі: мазмұнынсыз және жауаптардан бөлек; сауалнама жабылғанда белгі өшіріледі, ${backups(days)}`,
  codeUsed: (days) =>
    `осы кодпен жауап берілгенінің өзі: жауаптардан бөлек; кодтың кімге тигені еш жерде жазылмаған; сауалнама жабылғанда белгі өшіріледі, ${backups(days)}`,
  counted: '0 мен 10 аралығындағы бағалар бойынша — жалпы eNPS',
  seen: {
    'anonymous-member': `${READERS}; нақты кім жауап бергені оларға көрсетілмейді`,
    'named-member': `${READERS} — есіміңізбен бірге`,
    'anonymous-link': READERS,
    'unmarked-link': READERS,
  },
  seenByNobody: 'ешкім, қазір де, кейін де: бес адамнан аз сұралды, жауаптан оның кімдікі екені білініп қалар еді',
  shown: {
    atOnce: 'әр жауап бірден',
    atOnceWithoutName: 'әр жауап бірден: бақылап отырған адам оның кімдікі екенін болжай алады',
    fromFive:
      'бес адам жауап бергенде, одан әрі кемінде бес жауаптан бірге; төртке дейінгі жауап мүлде көрсетілмеуі мүмкін',
    atClosing: 'сауалнама жабылғанда, егер кемінде бес адам жауап берсе; бестен аз жаңа жауап көрсетілмейді',
    apart:
      'әр сұрақ бойынша бөлек, араластырылған және сағатсыз, сондықтан оларға кімнің бірге жауап бергені көрінбейді',
    changed:
      'көрсетілгеннен кейін өзгертілген жауап жабылған кезде ауыстырылады, бір рет және тек басқа төртеуімен бірге',
  },
  compared: (team) =>
    `жауаптармен бірге командаңыз сақталады, ${quoted(team)}: сауалнама жабылғанда кемінде бес адам жауап берген командалардың нәтижелері қатар көрсетіледі — сандар, сөздерсіз`,
  comparedOnSheet: (team) =>
    `жауаптармен бірге кодыңыздың командасы сақталады, ${quoted(team)}: сауалнама жабылғанда оның нәтижесі парақтары бойынша кемінде бес адам жауап берсе көрсетіледі — сандар, сөздерсіз; парақтарды басып шығарған адам таратылмаған кодтармен өзі жауап бере алған`,
  deleted: {
    'anonymous-member': (days) => `${WITH_ITS_PLACE}; аккаунтты жою оларға әсер етпейді; ${backups(days)}`,
    'named-member': (days) => `${WITH_ITS_PLACE}; аккаунтыңызды жойсаңыз, олар есімсіз қалады; ${backups(days)}`,
    'anonymous-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
    'unmarked-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
  },
  caution: 'Сізді танып қоюға болатын нәрсені жазбаңыз.',
  cautionNamed: 'Өз атыңыздан айтуға дайын нәрсені жазыңыз.',
};
