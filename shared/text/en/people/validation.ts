import type { Catalogue } from '../../catalogue.ts';
import type { peopleValidation as Russian } from '../../ru/people/validation.ts';

export const peopleValidation: Catalogue<typeof Russian> = {
  wrongPerson: 'Invalid number of an employee',
  searchTooLong: 'The search is at most 200 characters',
  unknownFilter: 'Unknown filter',
  wrongOrder: 'Invalid order',
  skipWanted: 'Say how many people to skip',
  leaveWanted: 'Enter the first and the last day of the leave: the last no earlier than the first',
  chooseMembers: 'Choose members',
  membersAtOnce: 'At most 100 members at a time',
  membersOnce: 'Each member once',
  twoRecords: 'Give two records',
  talkDayWanted: 'Enter the day of the talk: year, month and day',
  chooseReaders: 'Choose who else will see the note',
  checkTalkYear: 'Check the year of the talk',
  noteWanted: 'Write what you talked about',
  noteTooLong: 'A note is at most 4,000 characters',
  readersMost: 'It can be shared with at most five members',
};
