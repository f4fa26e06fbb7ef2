export { beginMoving } from './begin-moving.ts';
export { bringPeople } from './bring-people.ts';
export { getMoving } from './get-moving.ts';
export { takePeople } from './take-people.ts';
