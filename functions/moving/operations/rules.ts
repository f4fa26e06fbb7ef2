export { bringRules } from './bring-rules.ts';
export { takeRules } from './take-rules.ts';
