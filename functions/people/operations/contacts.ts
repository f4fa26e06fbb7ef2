export { addDataRequest } from './add-data-request.ts';
export { addContacts } from './add-contacts.ts';
export { changeContact } from './change-contact.ts';
export { changeDataRequest } from './change-data-request.ts';
export { deleteContact } from './delete-contact.ts';
export { getContact } from './get-contact.ts';
export { listDataRequests } from './list-data-requests.ts';
export { printSlips } from './print-slips.ts';
