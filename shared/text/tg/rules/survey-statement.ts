import type { surveyStatementText as Russian } from '../../ru/rules/survey-statement.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';
import { inWords } from '../numbers.ts';

const ALIAS = 'ҷавобҳо, чӣ қадар вақт рафт ва соати фиристодан, зери нишони тасодуфӣ';
const WITH_ITS_PLACE = 'якҷоя бо пурсиш ё фазои корӣ';
const backups = (days: number) => `аз нусхаҳои эҳтиётӣ — дар давоми ${days}\u00a0рӯз`;
const attributes = (names: readonly string[]) => names.map(quoted).join(', ');
const groups = (least: number) =>
  `натиҷаҳои гурӯҳҳое, ки дар онҳо ақаллан ${inWords(least)} нафар ҷавоб додааст, паҳлӯи ҳам нишон дода мешаванд, ҳар аломат алоҳида — рақамҳо, бе сухан`;
const changed = (least: number) =>
  `ҷавобе, ки баъди нишон додан иваз шудааст, ҳангоми анҷом иваз карда мешавад, як бор ва танҳо якҷоя бо ${inWords(least - 1)} ҷавоби дигар`;

export const surveyStatementText: Catalogue<typeof Russian> = {
  stored: {
    'anonymous-member': ALIAS,
    'named-member': 'ҷавобҳо, номи шумо, кай сар кардед ва фиристодед, чӣ қадар вақт рафт',
    'anonymous-link': ALIAS,
    'unmarked-link': `${ALIAS}; пурсиш ҳамчун беном қайд нашудааст, вале бо пайванд ҷавобҳо бе ном меоянд`,
  },
  participation: (days) =>
    `танҳо худи он ки шумо ҷавоб додед: бе мазмун ва ҷудо аз ҷавобҳо; вақте пурсишро ба охир мерасонанд, қайд нест карда мешавад, ${backups(days)}`,
  shownInSteps: (least) =>
    `вақте ${inWords(least)} нафар ҷавоб диҳад, баъд на камтар аз ${inWords(least)} ҷавоб якҷоя; то ${inWords(least - 1)} ҷавоб шояд тамоман нишон дода нашавад; ${changed(least)}`,
  shownAtTheEnd: (least) =>
    `вақте пурсишро ба охир мерасонанд, агар ақаллан ${inWords(least)} нафар ҷавоб диҳад; камтар аз ${inWords(least)} ҷавоби нав нишон дода намешавад; ${changed(least)}`,
  team: (name) => `Даста: ${name}`,
  comparedOpenly: (names, least) =>
    `бо ҷавобҳо нигоҳ дошта мешавад: ${attributes(names)}. Вақте пурсишро ба охир мерасонанд, ${groups(least)}`,
  comparedSealed: (names, least) =>
    `бо ҷавобҳо дар шакли рамзгузорӣ нигоҳ дошта мешавад: ${attributes(names)}. Вақте пурсишро ба охир мерасонанд, ${groups(least)}; калид нест карда мешавад, ва кадом ҷавоб аз кадом гурӯҳ аст, донистан мумкин намешавад`,
  deleted: {
    'anonymous-member': (days) => `${WITH_ITS_PLACE}; нест кардани аккаунт ба онҳо таъсир намекунад; ${backups(days)}`,
    'named-member': (days) => `${WITH_ITS_PLACE}; агар аккаунтро нест кунед, онҳо бе ном мемонанд; ${backups(days)}`,
    'anonymous-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
    'unmarked-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
  },
};
