import type { Catalogue } from '../../catalogue.ts';
import type { surveyStatementText as Russian } from '../../ru/rules/survey-statement.ts';
import { quoted } from '../format.ts';
import { ofPeople } from '../numbers.ts';

const ALIAS = 'the answers, how long they took and the hour of sending, under a random label';
const WITH_ITS_PLACE = 'together with the poll or the workspace';
const backups = (days: number) => `from backups within ${days}\u00a0days`;
const attributes = (names: readonly string[]) => names.map(quoted).join(', ');
const groups = (least: number) =>
  `results of groups in which at least ${ofPeople(least)} people have answered are shown side by side, each attribute by itself – figures, without words`;
const changed = (least: number) =>
  `an answer changed after it was shown is replaced when the poll ends, once and only together with ${ofPeople(least - 1)} others`;

export const surveyStatementText: Catalogue<typeof Russian> = {
  stored: {
    'anonymous-member': ALIAS,
    'named-member': 'the answers, your name, when you began and sent them, how long it took',
    'anonymous-link': ALIAS,
    'unmarked-link': `${ALIAS}; the poll is not marked anonymous, but via the link answers come without a name`,
  },
  participation: (days) =>
    `the mere fact that you have answered: without what you said and apart from the answers; when the poll is ended the mark is erased, ${backups(days)}`,
  shownInSteps: (least) =>
    `once ${ofPeople(least)} people have answered, then at least ${ofPeople(least)} answers together; up to ${ofPeople(least - 1)} answers may not be shown at all; ${changed(least)}`,
  shownAtTheEnd: (least) =>
    `when the poll is ended, if at least ${ofPeople(least)} people answer; fewer than ${ofPeople(least)} new ones are not shown; ${changed(least)}`,
  team: (name) => `Team: ${name}`,
  comparedOpenly: (names, least) =>
    `kept with the answers: ${attributes(names)}. When the poll is ended, ${groups(least)}`,
  comparedSealed: (names, least) =>
    `kept with the answers, encrypted: ${attributes(names)}. When the poll is ended, ${groups(least)}; the key is destroyed, and no one can find out whose answer is from which group`,
  deleted: {
    'anonymous-member': (days) => `${WITH_ITS_PLACE}; deleting your account does not touch them; ${backups(days)}`,
    'named-member': (days) =>
      `${WITH_ITS_PLACE}; if you delete your account, they stay without a name; ${backups(days)}`,
    'anonymous-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
    'unmarked-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
  },
};
