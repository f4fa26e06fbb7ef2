import type { reminderText as Russian } from '../../ru/common/reminder.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, plural, quoted } from '../format.ts';

/** Words of sending one reminder by hand, wherever that is offered. */
export const reminderText: Catalogue<typeof Russian> = {
  title: (poll) => `Remind people of the poll ${quoted(poll)}`,
  upTo: (missing, asked) =>
    `The reminder will go to those who have not answered yet: no more than ${plural(missing, 'person', 'people')} of ${formatNumber(asked)}.`,
  unknown: 'The reminder will go to those who have not answered yet. How many they are, we do not know.',
  withBallots:
    'The reminder will go to everyone whose answer we do not know of yet: members answer by ballots, and some of them may have answered lately.',
  contacts:
    'People without an account get it once in a poll, everyone who was invited: we do not look at who of them has answered. SMS will cost about as much as the invitations did.',
  nobodyTold: 'No one will see who exactly it went to. The next one can be sent a day later.',
  confirm: 'Send reminder',
};
