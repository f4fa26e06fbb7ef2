import type { employeeText as Russian } from '../../ru/overview/employee.ts';
import type { Catalogue } from '../../catalogue.ts';
import { NBSP, plural, quoted } from '../format.ts';

/** Words of the first screen of whoever runs no polls. */
export const employeeText: Catalogue<typeof Russian> = {
  waiting: {
    label: 'What is waiting for you',
    title: (polls) => `${plural(polls, 'poll', 'polls')} ${polls === 1 ? 'is' : 'are'} waiting for you`,
    none: 'There are no polls for you at the moment',
    noneText: 'When a new one opens, it will appear here. It takes a couple of minutes to answer.',
    together: (minutes) => `${minutes.charAt(0).toUpperCase()}${minutes.slice(1)} together.`,
    all: {
      anonymous: 'The answers are anonymous.',
      named: 'The answers carry your name.',
      mixed: 'Each says whether it is anonymous.',
    },
    anonymous: 'anonymous',
    named: 'with your name: the owner, HR and managers will see it',
    take: 'Take',
    takeLabel: (title) => `Take ${quoted(title)}`,
    until: (day) => `until ${day}`,
  },

  reports: {
    title: 'What became of what you said',
    about: (title, day) => `${quoted(title)}, ${day}`,
    states: { done: 'done', doing: 'in progress', decided_otherwise: 'decided otherwise' },
    open: 'Open the whole reply',
    openOf: (title) => `Open the whole reply to ${quoted(title)}`,
    none: 'What has changed after polls in which you were asked too will appear here.',
  },

  answered: {
    title: 'You answered',
    on: (day) => `answered ${day}`,
    done: 'response received',
    none: 'Polls you have answered will stay here while they are open.',
  },

  privacy: {
    title: 'What is seen of you',
    text: `Colleagues see tasks and due dates. Anonymous answers carry no name, no exact time and no device, and the result of a team opens from five${NBSP}responses.`,
    more: 'More about this',
  },
};
