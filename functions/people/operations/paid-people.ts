export { getPaidPerson } from './get-paid-person.ts';
export { listPaidPeople } from './list-paid-people.ts';
