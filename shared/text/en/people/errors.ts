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
  contactsFull: (most: number) =>
    `The space already has ${most} people without an account, and there is no room for more. Delete those who have left`,
  noNotesOfContacts: 'No notes are kept of people without an account: they have no access and would never know',
  noBots: 'No bot is connected: the owner or a manager adds one in the settings, under “Integrations”',
  contactsChanged: 'The space has just changed. Reload the page and try again',
  receivedOutside: (days: number) => `The day of the request: not after today and not more than ${days} days ago`,
  blockedContact: 'The data is blocked: whether it is accurate is disputed. End the block, then delete',
  answeredByDeletion: 'The data is deleted',
  requestWaits: 'Such a request of yours is waiting for an answer already',
  noNotesOfBlocked: 'The data of this person is blocked: no notes are kept of them for now',
  requestAnswered: 'The company has answered already: the request cannot be withdrawn',
  requestClosed: 'This request is closed already',
  reasonWanted: 'Give a reason: the person is told it',
  extendedAlready: 'The time was extended already: the law lets you do it once',
  requestChanged: 'The request has just been changed. Reload the page and try again',
  leadsSelf: 'No one is their own manager',
};
