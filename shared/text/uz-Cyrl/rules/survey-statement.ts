import type { surveyStatementText as Russian } from '../../ru/rules/survey-statement.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';
import { inWords } from '../numbers.ts';

const ALIAS = 'жавоблар, уларга қанча вақт кетгани ва юборилган соат, тасодифий белги остида';
const WITH_ITS_PLACE = 'сўровнома ёки иш майдони билан бирга';
const backups = (days: number) => `захира нусхалардан — ${days}\u00a0кун ичида`;
const attributes = (names: readonly string[]) => names.map(quoted).join(', ');
const groups = (least: number) =>
  `камида ${inWords(least)} киши жавоб берган гуруҳларнинг натижалари ёнма-ён кўрсатилади, ҳар бир белги алоҳида — сонлар, сўзларсиз`;
const changed = (least: number) =>
  `кўрсатилгандан кейин ўзгартирилган жавоб тугаш пайтида алмаштирилади, бир марта ва фақат бошқа ${inWords(least - 1)}та жавоб билан бирга`;

export const surveyStatementText: Catalogue<typeof Russian> = {
  stored: {
    'anonymous-member': ALIAS,
    'named-member': 'жавоблар, исмингиз, қачон бошлаб, қачон юборганингиз ва қанча вақт кетгани',
    'anonymous-link': ALIAS,
    'unmarked-link': `${ALIAS}; сўровнома аноним деб белгиланмаган, лекин ҳавола орқали жавоблар исмсиз келади`,
  },
  participation: (days) =>
    `жавоб берганингизнинг ўзи: мазмунисиз ва жавоблардан алоҳида; сўровнома тугатилганда белги ўчирилади, ${backups(days)}`,
  shownInSteps: (least) =>
    `${inWords(least)} киши жавоб берганда, кейин камида ${inWords(least)}тадан жавоб бирга; ${inWords(least - 1)}тагача жавоб умуман кўрсатилмаслиги мумкин; ${changed(least)}`,
  shownAtTheEnd: (least) =>
    `сўровнома тугатилганда, агар камида ${inWords(least)} киши жавоб берса; ${inWords(least)}тадан кам янги жавоб кўрсатилмайди; ${changed(least)}`,
  team: (name) => `Жамоа: ${name}`,
  comparedOpenly: (names, least) =>
    `жавоблар билан сақланади: ${attributes(names)}. Сўровнома тугатилганда ${groups(least)}`,
  comparedSealed: (names, least) =>
    `жавоблар билан шифрланган ҳолда сақланади: ${attributes(names)}. Сўровнома тугатилганда ${groups(least)}; калит йўқ қилинади, ва қайси жавоб қайси гуруҳдан эканини билиб бўлмайди`,
  deleted: {
    'anonymous-member': (days) => `${WITH_ITS_PLACE}; аккаунтни ўчириш уларга таъсир қилмайди; ${backups(days)}`,
    'named-member': (days) => `${WITH_ITS_PLACE}; аккаунтингизни ўчирсангиз, улар исмсиз қолади; ${backups(days)}`,
    'anonymous-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
    'unmarked-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
  },
};
