export { readAccessLog } from './read-access-log.ts';
