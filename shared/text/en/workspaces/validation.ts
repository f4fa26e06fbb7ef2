import type { Catalogue } from '../../catalogue.ts';
import type { workspacesValidation as Russian } from '../../ru/workspaces/validation.ts';

export const workspacesValidation: Catalogue<typeof Russian> = {
  addressTooLong: 'One of the addresses is too long',
  addressesWanted: 'Enter addresses',
  addressWanted: 'Enter at least one address',
  addressesAtOnce: 'At most 50 addresses at a time',
  wrongLink: 'The link is wrong',
  peopleIsWhole: 'Say how many people may come via the link: a whole number',
  peopleLeast: 'At least one person may come via the link',
  peopleMost: 'At most 500 people may come via the link',
  nameWanted: 'Enter the name of the workspace',
  nameTooLong: 'The name is at most 50 characters',
  descriptionTooLong: 'The description is at most 500 characters',
  sayWhatManagersSee: 'Say what managers see: company or own_team',
  sayWhoNeedsFactor: 'Say who needs a second factor: none, leaders, money or all',
  unknownRole: 'Unknown role',
  ownerNotGiven: 'The role “owner” cannot be given: the owner hands the workspace over themselves',
  chooseRole: 'Please choose a role',
  teamWanted: 'Enter the name of the team',
  teamTooLong: 'The name of a team is at most 80 characters',
  hiredOnWanted: 'Enter the start date: year, month and day',
  checkHiredOn: 'Check the year of the start date',
  chooseMembers: 'Choose members',
  membersAtOnce: 'At most 100 members at a time',
};
