import type { teamsFileText as Russian } from '../../ru/overview/teams-file.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Words of the file that the table of teams is saved as, where the card has none. */
export const teamsFileText: Catalogue<typeof Russian> = {
  mood: { value: 'Mood', low: 'Mood: from', high: 'Mood: to' },
  turnout: { answered: 'Answered', asked: 'Asked' },
  load: { index: 'Workload index', low: 'Index: from', high: 'Index: to', open: 'Open', overdue: 'Overdue' },
  notes: {
    mood: 'Mood: the average for the question',
    asked: 'Asked in',
    opened: 'Opened on',
    scale: 'Scale',
    better: 'Which scores are better',
    lower: 'lower is better',
    higher: 'higher is better',
    company: 'Mood of the whole company',
    inSmall: 'Responses from teams where fewer than five answered: not shown separately',
    measured: 'Workload measured on',
    method: 'How the index is made',
    open: 'Open tasks in Tonus and the source of tasks together',
    overdue: 'Overdue among them',
    small: 'Teams where fewer than five people have tasks: not shown separately',
    range: 'Columns “from” and “to”',
    likely: 'The limits within which the value most likely lies.',
  },
};
