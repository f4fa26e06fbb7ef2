import type { statementText as Russian } from '../../ru/rules/statement.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

const ALIAS = 'матнлар ва юборилган соат, тасодифий белги остида';
const NO_TRACE = 'исм, IP-манзил ва қурилма';
const READERS = 'эгаси, HR ва раҳбарлар';
const WITH_ITS_PLACE = 'сўровноманинг шу ўтказилиши, сўровноманинг ўзи ёки иш майдони билан бирга';
const backups = (days: number) => `захира нусхалардан — ${days}\u00a0кун ичида`;

export const statementText: Catalogue<typeof Russian> = {
  terms: {
    stored: 'Сақланади',
    notStored: 'Сақланмайди',
    marked: 'Белгиланади',
    seen: 'Кўради',
    shown: 'Кўрсатилади',
    compared: 'Таққосланади',
    counted: 'Ҳисобланади',
    deleted: 'Ўчирилади',
  },
  title: {
    'anonymous-member': 'Жавоблар аноним.',
    'named-member': 'Жавоблар исмингиз билан.',
    'anonymous-link': 'Жавоблар аноним.',
    'unmarked-link': 'Исмингизни сўрамаймиз.',
  },
  stored: {
    'anonymous-member': ALIAS,
    'named-member': 'матнлар, исмингиз ва аниқ юборилган вақт',
    'anonymous-link': ALIAS,
    'unmarked-link': `${ALIAS}; сўровнома аноним деб белгиланмаган, лекин ҳавола ва код орқали жавоблар исмсиз келади`,
  },
  notStored: {
    'anonymous-member': NO_TRACE,
    'named-member': 'IP-манзил ва қурилма',
    'anonymous-link': NO_TRACE,
    'unmarked-link': NO_TRACE,
  },
  participation: (days) =>
    `жавоб берганингизнинг ўзи: мазмунисиз ва жавоблардан алоҳида; сўровнома ёпилганда белги ўчирилади, ${backups(days)}`,
  codeUsed: (days) =>
    `шу код билан жавоб берилганининг ўзи: жавоблардан алоҳида; код кимга теккани ҳеч қаерда ёзилмаган; сўровнома ёпилганда белги ўчирилади, ${backups(days)}`,
  counted: '0 дан 10 гача баҳолар бўйича — умумий eNPS',
  seen: {
    'anonymous-member': `${READERS}; айнан ким жавоб бергани уларга кўрсатилмайди`,
    'named-member': `${READERS} — исмингиз билан бирга`,
    'anonymous-link': READERS,
    'unmarked-link': READERS,
  },
  seenByNobody: 'ҳеч ким, ҳозир ҳам, кейин ҳам: беш кишидан кам сўралган, жавобдан унинг кимники экани билиниб қоларди',
  shown: {
    atOnce: 'ҳар бир жавоб дарҳол',
    atOnceWithoutName: 'ҳар бир жавоб дарҳол: кузатиб турган киши унинг кимники эканини тахмин қилиши мумкин',
    fromFive:
      'беш киши жавоб берганда, кейин камида бештадан жавоб бирга; тўрттагача жавоб умуман кўрсатилмаслиги мумкин',
    atClosing: 'сўровнома ёпилганда, агар камида беш киши жавоб берса; бештадан кам янги жавоб кўрсатилмайди',
    apart: 'ҳар бир саволга алоҳида, аралаштирилган ва соатсиз, шунинг учун уларга ким бирга жавоб бергани кўринмайди',
    changed:
      'кўрсатилгандан кейин ўзгартирилган жавоб ёпилиш пайтида алмаштирилади, бир марта ва фақат бошқа тўрттаси билан бирга',
  },
  compared: (team) =>
    `жавоблар билан жамоангиз сақланади, ${quoted(team)}: сўровнома ёпилганда камида беш киши жавоб берган жамоаларнинг натижалари ёнма-ён кўрсатилади — сонлар, сўзларсиз`,
  comparedOnSheet: (team) =>
    `жавоблар билан кодингизнинг жамоаси сақланади, ${quoted(team)}: сўровнома ёпилганда унинг натижаси варақлари бўйича камида беш киши жавоб берса кўрсатилади — сонлар, сўзларсиз; варақларни чоп этган киши тарқатилмаган кодлар билан ўзи жавоб бера олган`,
  deleted: {
    'anonymous-member': (days) => `${WITH_ITS_PLACE}; аккаунтни ўчириш уларга таъсир қилмайди; ${backups(days)}`,
    'named-member': (days) => `${WITH_ITS_PLACE}; аккаунтингизни ўчирсангиз, улар исмсиз қолади; ${backups(days)}`,
    'anonymous-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
    'unmarked-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
  },
  caution: 'Сизни таниб олиш мумкин бўлган нарсани ёзманг.',
  cautionNamed: 'Ўз номингиздан айтишга тайёр бўлган гапни ёзинг.',
};
