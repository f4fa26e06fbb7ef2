export { bringContacts } from './bring-contacts.ts';
export { takeContacts } from './take-contacts.ts';
