import type { Catalogue } from '../../catalogue.ts';
import type { statementText as Russian } from '../../ru/rules/statement.ts';
import { quoted } from '../format.ts';

const ALIAS = 'the texts and the hour of sending, under a random label';
const NO_TRACE = 'your name, IP address and device';
const READERS = 'the owner, HR and managers';
const WITH_ITS_PLACE = 'together with the run, the poll or the workspace';
const backups = (days: number) => `from backups within ${days}\u00a0days`;

export const statementText: Catalogue<typeof Russian> = {
  terms: {
    stored: 'Kept',
    notStored: 'Not kept',
    marked: 'Noted',
    seen: 'Seen by',
    shown: 'Shown',
    compared: 'Compared',
    counted: 'Counted',
    deleted: 'Deleted',
  },
  title: {
    'anonymous-member': 'Answers are anonymous.',
    'named-member': 'Answers carry your name.',
    'anonymous-link': 'Answers are anonymous.',
    'unmarked-link': 'We do not ask your name.',
  },
  stored: {
    'anonymous-member': ALIAS,
    'named-member': 'the texts, your name and the exact time of sending',
    'anonymous-link': ALIAS,
    'unmarked-link': `${ALIAS}; the poll is not marked anonymous, but via a link or a code answers come without a name`,
  },
  notStored: {
    'anonymous-member': NO_TRACE,
    'named-member': 'your IP address and device',
    'anonymous-link': NO_TRACE,
    'unmarked-link': NO_TRACE,
  },
  participation: (days) =>
    `the mere fact that you have answered: without what you said and apart from the answers; when the poll is closed the mark is erased, ${backups(days)}`,
  codeUsed: (days) =>
    `the mere fact that this code has answered: apart from the answers; who got it is recorded nowhere; when the poll is closed the mark is erased, ${backups(days)}`,
  counted: 'from scores of 0 to 10, the eNPS of all',
  seen: {
    'anonymous-member': `${READERS}; who exactly answered is not shown to them`,
    'named-member': `${READERS} – together with your name`,
    'anonymous-link': READERS,
    'unmarked-link': READERS,
  },
  seenByNobody:
    'no one, neither now nor later: fewer than five people were asked, and an answer would show whose it is',
  shown: {
    atOnce: 'each answer at once',
    atOnceWithoutName: 'each answer at once: whoever watches may guess whose it is',
    fromFive:
      'once five people have answered, then at least five answers together; up to four answers may not be shown at all',
    atClosing: 'when the poll is closed, if at least five people answer; fewer than five new ones are not shown',
    apart:
      'for each question apart, shuffled and without the hour, so that no one sees who gave which of them together',
    changed:
      'an answer changed after it was shown is replaced when the poll closes, once and only together with four others',
  },
  compared: (team) =>
    `your team, ${quoted(team)}, is kept with the answers: when the poll is closed, results of teams in which at least five people have answered are shown side by side – figures, without words`,
  comparedOnSheet: (team) =>
    `the team of your code, ${quoted(team)}, is kept with the answers: when the poll is closed, its results are shown if at least five people answer by its sheets – figures, without words; whoever printed the sheets could answer with the codes they did not hand out`,
  deleted: {
    'anonymous-member': (days) => `${WITH_ITS_PLACE}; deleting your account does not touch them; ${backups(days)}`,
    'named-member': (days) =>
      `${WITH_ITS_PLACE}; if you delete your account, they stay without a name; ${backups(days)}`,
    'anonymous-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
    'unmarked-link': (days) => `${WITH_ITS_PLACE}; ${backups(days)}`,
  },
  caution: 'Do not write anything you could be recognised by.',
  cautionNamed: 'Write what you are ready to say in your own name.',
};
