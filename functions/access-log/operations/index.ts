export { readOwnViews } from './read-own-views.ts';
export { readAccessLog } from './read-access-log.ts';
