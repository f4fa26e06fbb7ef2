import type { statementText as Russian } from '../../ru/rules/statement.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

const ALIAS = 'тексттер жана жөнөтүлгөн саат, кокустан тандалган белги менен';
const NO_TRACE = 'ысым, IP-дарек жана түзмөк';
const READERS = 'ээси, HR жана жетекчилер';
const WITH_ITS_PLACE = 'сурамжылоонун ушул өткөрүлүшү, сурамжылоонун өзү же иш мейкиндиги менен бирге';
const backups = (days: number) => `камдык көчүрмөлөрдөн — ${days}\u00a0күн ичинде`;

export const statementText: Catalogue<typeof Russian> = {
  terms: {
    stored: 'Сакталат',
    notStored: 'Сакталбайт',
    marked: 'Белгиленет',
    seen: 'Көрөт',
    shown: 'Көрсөтүлөт',
    compared: 'Салыштырылат',
    counted: 'Эсептелет',
    deleted: 'Өчүрүлөт',
  },
  title: {
    'anonymous-member': 'Жооптор анонимдүү.',
    'named-member': 'Жооптор ысымыңыз менен.',
    'anonymous-link': 'Жооптор анонимдүү.',
    'unmarked-link': 'Ысымыңызды сурабайбыз.',
  },
  stored: {
    'anonymous-member': ALIAS,
    'named-member': 'тексттер, ысымыңыз жана жөнөтүлгөн так убакыт',
    'anonymous-link': ALIAS,
    'unmarked-link': `${ALIAS}; сурамжылоо анонимдүү деп белгиленген эмес, бирок шилтеме жана код аркылуу жооптор ысымсыз келет`,
  },
  notStored: {
    'anonymous-member': NO_TRACE,
    'named-member': 'IP-дарек жана түзмөк',
    'anonymous-link': NO_TRACE,
    'unmarked-link': NO_TRACE,
  },
  participation: (days) =>
    `жооп бергениңиздин өзү: мазмуну жок жана жооптордон өзүнчө; сурамжылоо жабылганда белги өчүрүлөт, ${backups(days)}`,
  codeUsed: (days) =>
    `ушул код менен жооп берилгенинин өзү: жооптордон өзүнчө; код кимге тийгени эч жерде жазылган эмес; сурамжылоо жабылганда белги өчүрүлөт, ${backups(days)}`,
  counted: '0дөн 10го чейинки баалар боюнча — жалпы eNPS',
  seen: {
    'anonymous-member': `${READERS}; так ким жооп бергени аларга көрсөтүлбөйт`,
    'named-member': `${READERS} — ысымыңыз менен бирге`,
    'anonymous-link': READERS,
    'unmarked-link': READERS,
  },
  seenByNobody: 'эч ким, азыр да, кийин да: беш адамдан аз суралды, жооптон анын кимдики экени билинип калмак',
  shown: {
    atOnce: 'ар бир жооп дароо',
    atOnceWithoutName: 'ар бир жооп дароо: байкап турган адам анын кимдики экенин болжой алат',
    fromFive:
      'беш адам жооп бергенде, андан ары кеминде беш жооптон бирге; төрткө чейинки жооп такыр көрсөтүлбөшү мүмкүн',
    atClosing: 'сурамжылоо жабылганда, эгер кеминде беш адам жооп берсе; бештен аз жаңы жооп көрсөтүлбөйт',
    apart: 'ар бир суроо боюнча өзүнчө, аралаштырылып жана саатсыз, ошондуктан аларга ким чогуу жооп бергени көрүнбөйт',
    changed:
      'көрсөтүлгөндөн кийин өзгөртүлгөн жооп жабылганда алмаштырылат, бир жолу жана башка төртөө менен гана бирге',
  },
  compared: (team) =>
    `жооптор менен командаңыз сакталат, ${quoted(team)}: сурамжылоо жабылганда кеминде беш адам жооп берген командалардын жыйынтыктары катар көрсөтүлөт — сандар, сөздөрсүз`,
  comparedOnSheet: (team) =>
    `жооптор менен кодуңуздун командасы сакталат, ${quoted(team)}: сурамжылоо жабылганда анын жыйынтыгы барактары боюнча кеминде беш адам жооп берсе көрсөтүлөт — сандар, сөздөрсүз; барактарды басып чыгарган киши таратылбаган коддор менен өзү жооп бере алган`,
  deleted: {
    'anonymous-member': (days) => `${WITH_ITS_PLACE}; аккаунтту өчүрүү аларга таасир этпейт; ${backups(days)}`,
    'named-member': (days) => `${WITH_ITS_PLACE}; аккаунтуңузду өчүрсөңүз, алар ысымсыз калат; ${backups(days)}`,
    'anonymous-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
    'unmarked-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
  },
  caution: 'Сизди таанып коюуга мүмкүн болгон нерсени жазбаңыз.',
  cautionNamed: 'Өз атыңыздан айтууга даяр болгон нерсени жазыңыз.',
};
