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
  contactsOnce: 'Each person once',
};
