import type { bellText as Russian } from '../../ru/app/bell.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural, quoted } from '../format.ts';

/** Words of the bell. */
export const bellText: Catalogue<typeof Russian> = {
  title: 'What’s new',
  groups: { need: 'Needs you', done: 'Done automatically', answered: 'Answered' },
  nothing: 'Nothing new: no one is waiting for you, and nothing has been done automatically.',
  partFailed: 'Some of the news did not load: this is not everything.',
  waiting: (title) => `Answer ${quoted(title)}`,
  minutes: (minutes) => (minutes === 1 ? 'About a minute.' : `About ${plural(minutes, 'minute', 'minutes')}.`),
  untilDay: (day) => `Until ${day}.`,
  overdue: (count) => `${plural(count, 'of your tasks is', 'of your tasks are')} overdue`,
  dialogues: (count) => `${plural(count, 'author without a name has', 'authors without a name have')} replied to you`,
  dialoguesText: (title, day) => `A conversation about the poll ${quoted(title)}, since ${day}.`,
  decision: (team, claim) => `${team}: ${claim}`,
  decisionText: 'A decision is waiting on the overview.',
  suggestion: (name) => `${name}: looks like one person in two lists`,
  suggestionText: 'Join the records or say that they are different people.',
  running: (title, answered) => `${quoted(title)}: ${answered}`,
  runningText: (day) => (day === null ? 'Open with no deadline.' : `Open until ${day}.`),
  report: (title) => `What became of what you said: ${quoted(title)}`,
  failed: 'It did not work: ',
};
