export { bringPolls } from './bring-polls.ts';
export { takePolls } from './take-polls.ts';
