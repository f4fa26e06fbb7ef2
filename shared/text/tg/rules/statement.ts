import type { statementText as Russian } from '../../ru/rules/statement.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

const ALIAS = 'матнҳо ва соати фиристодан, зери нишони тасодуфӣ';
const NO_TRACE = 'ном, суроғаи IP ва дастгоҳ';
const READERS = 'соҳиб, HR ва роҳбарон';
const WITH_ITS_PLACE = 'якҷоя бо ҳамин гузаронидани пурсиш, худи пурсиш ё фазои корӣ';
const backups = (days: number) => `аз нусхаҳои эҳтиётӣ — дар давоми ${days}\u00a0рӯз`;

export const statementText: Catalogue<typeof Russian> = {
  terms: {
    stored: 'Нигоҳ дошта мешавад',
    notStored: 'Нигоҳ дошта намешавад',
    marked: 'Қайд мешавад',
    seen: 'Мебинанд',
    shown: 'Нишон дода мешавад',
    compared: 'Муқоиса мешавад',
    counted: 'Ҳисоб мешавад',
    deleted: 'Нест карда мешавад',
  },
  title: {
    'anonymous-member': 'Ҷавобҳо беноманд.',
    'named-member': 'Ҷавобҳо бо номи шумо.',
    'anonymous-link': 'Ҷавобҳо беноманд.',
    'unmarked-link': 'Номатонро намепурсем.',
  },
  stored: {
    'anonymous-member': ALIAS,
    'named-member': 'матнҳо, номи шумо ва вақти аниқи фиристодан',
    'anonymous-link': ALIAS,
    'unmarked-link': `${ALIAS}; пурсиш ҳамчун беном қайд нашудааст, вале бо пайванд ва рамз ҷавобҳо бе ном меоянд`,
  },
  notStored: {
    'anonymous-member': NO_TRACE,
    'named-member': 'суроғаи IP ва дастгоҳ',
    'anonymous-link': NO_TRACE,
    'unmarked-link': NO_TRACE,
  },
  participation: (days) =>
    `танҳо худи он ки шумо ҷавоб додед: бе мазмун ва ҷудо аз ҷавобҳо; вақте пурсишро мебанданд, қайд нест карда мешавад, ${backups(days)}`,
  codeUsed: (days) =>
    `танҳо худи он ки бо ин рамз ҷавоб доданд: ҷудо аз ҷавобҳо; рамз ба кӣ расидааст, дар ҳеҷ ҷо навишта нашудааст; вақте пурсишро мебанданд, қайд нест карда мешавад, ${backups(days)}`,
  counted: 'аз рӯи баҳоҳо аз 0 то 10 — eNPS-и умумӣ',
  seen: {
    'anonymous-member': `${READERS}; ба онҳо нишон намедиҳанд, ки маҳз кӣ ҷавоб додааст`,
    'named-member': `${READERS} — якҷоя бо номи шумо`,
    'anonymous-link': READERS,
    'unmarked-link': READERS,
  },
  seenByNobody:
    'ҳеҷ кас, на ҳоло, на баъд: аз камтар аз панҷ нафар пурсида шуд, ва аз ҷавоб маълум мешуд, ки он аз они кист',
  shown: {
    atOnce: 'ҳар ҷавоб дарҳол',
    atOnceWithoutName: 'ҳар ҷавоб дарҳол: касе, ки назорат мекунад, метавонад тахмин кунад, ки он аз они кист',
    fromFive:
      'вақте панҷ нафар ҷавоб диҳад, баъд на камтар аз панҷ ҷавоб якҷоя; то чор ҷавоб шояд тамоман нишон дода нашавад',
    atClosing:
      'вақте пурсишро мебанданд, агар ақаллан панҷ нафар ҷавоб диҳад; камтар аз панҷ ҷавоби нав нишон дода намешавад',
    apart: 'ба ҳар савол алоҳида, омехта ва бе соат, то маълум нашавад, ки ба онҳо кӣ якҷоя ҷавоб додааст',
    changed:
      'ҷавобе, ки баъди нишон додан иваз шудааст, ҳангоми бастан иваз карда мешавад, як бор ва танҳо якҷоя бо чор ҷавоби дигар',
  },
  compared: (team) =>
    `бо ҷавобҳо дастаи шумо нигоҳ дошта мешавад, ${quoted(team)}: вақте пурсишро мебанданд, натиҷаҳои дастаҳое, ки дар онҳо ақаллан панҷ нафар ҷавоб додааст, паҳлӯи ҳам нишон дода мешаванд — рақамҳо, бе сухан`,
  deleted: {
    'anonymous-member': (days) => `${WITH_ITS_PLACE}; нест кардани аккаунт ба онҳо таъсир намекунад; ${backups(days)}`,
    'named-member': (days) => `${WITH_ITS_PLACE}; агар аккаунтро нест кунед, онҳо бе ном мемонанд; ${backups(days)}`,
    'anonymous-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
    'unmarked-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
  },
  caution: 'Чизеро нанависед, ки аз рӯи он шуморо шинохтан мумкин аст.',
  cautionNamed: 'Чизеро нависед, ки аз номи худ гуфтан тайёред.',
};
