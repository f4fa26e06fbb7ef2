export { forgetJoin } from './forget-join.ts';
export { getPerson } from './get-person.ts';
export { joinPeople } from './join-people.ts';
export { listPeople } from './list-people.ts';
export { setPeople } from './set-people.ts';
