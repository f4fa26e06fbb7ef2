import type { leadText as Russian } from '../../ru/overview/lead.ts';
import type { Catalogue } from '../../catalogue.ts';
import { NBSP, plural } from '../format.ts';
import { overviewText } from '../overview.ts';

const { listed } = overviewText;

/** Words of the first screen of a manager who sees their own teams alone. */
export const leadText: Catalogue<typeof Russian> = {
  attention: {
    calmText: {
      both: 'Neither in the polls nor in the tasks of those of your teams that can be seen.',
      answers: 'In the polls of those of your teams that can be seen. Tasks are not assessed at the moment.',
      load: 'In the tasks of those of your teams that can be seen. Polls are not assessed at the moment.',
    },
    rest: `Those of your other teams that can be seen show no worrying signs. Groups of fewer than 5${NBSP}responses are not shown.`,
  },
  teams: (names) =>
    `You see ${names.length === 1 ? 'your own team' : 'your own teams'}: ${listed(names)}. This is the workspace owner’s decision; the overall results are open to the owner and HR.`,
  noTeam: (people) =>
    `You see only your own teams, but no whole team is yours yet: you manage ${plural(people, 'person', 'people')}, and in their teams there are people with other managers or with none. The owner and HR set who manages whom.`,
  nobody:
    'You see only your own teams, but so far no one is named as reporting to you. Ask the owner or HR to set whom you manage: the results and workload of your teams will appear here.',
};
