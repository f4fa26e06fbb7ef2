import type { Catalogue } from '../../catalogue.ts';
import type { contactsValidation as Russian } from '../../ru/people/contacts-validation.ts';

/** What is wrong in the form of a person without an account. */
export const contactsValidation: Catalogue<typeof Russian> = {
  firstNameWanted: 'Enter a first name',
  lastNameWanted: 'Enter a last name',
  nameTooLong: 'First and last names can have up to 100 characters',
  unknownLanguage: 'Polls have no such language',
  wrongPhone: 'Write a phone number like this: +7 916 123-45-67',
  contactsWanted: 'Say whom to add',
  contactsAtOnce: 'At most 90 people at a time',
  requestKind: 'Choose what the person asks for',
  receivedOn: 'Give the day of the request',
  requestState: 'Choose what becomes of the request',
  reasonWanted: 'Give a reason',
  reasonTooLong: 'A reason has at most 1,000 characters',
  wishTooLong: 'What you want has at most 1,000 characters',
  unknownSource: 'Say how the person is written down: by hand or from a file',
  unknownBasis: 'Choose on what ground the data is kept',
  contactsOnce: 'Each person once',
};
