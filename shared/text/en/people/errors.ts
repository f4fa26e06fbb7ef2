import type { Catalogue } from '../../catalogue.ts';
import type { peopleErrors as Russian } from '../../ru/people/errors.ts';

export const peopleErrors: Catalogue<typeof Russian> = {
  ownNote: 'You see your own note anyway',
  notHere: 'This person is not in the workspace',
  tooManyNotes: (most) =>
    `You already have ${most} notes about this employee, and there is no room for more: delete those you no longer need`,
  someoneLeft: 'One of those named in the note has just left the workspace. Reload the page and try again',
  sameSource: 'Only records from different sources can be joined',
  sourceTaken: 'These people already have records in the same source: separate what does not belong first',
  backOnPortal: 'One of those you chose is working on the portal again. Refresh the list',
  someMembersLeft: 'One of those you chose has just left the workspace. Refresh the list and try again',
  leadsSelf: 'No one is their own manager',
};
