export { addContacts } from './add-contacts.ts';
export { changeContact } from './change-contact.ts';
export { deleteContact } from './delete-contact.ts';
export { getContact } from './get-contact.ts';
export { printSlips } from './print-slips.ts';
