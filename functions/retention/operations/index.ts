export { changeRetention } from './change-retention.ts';
export { getRetention } from './get-retention.ts';
