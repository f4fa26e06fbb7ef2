export { changeAutomation } from './change-automation.ts';
export { changeRule } from './change-rule.ts';
export { createRule } from './create-rule.ts';
export { deleteRule } from './delete-rule.ts';
export { dryRunRule } from './dry-run-rule.ts';
export { listAutomations } from './list-automations.ts';
export { listRules } from './list-rules.ts';
export { readRuleLog } from './read-rule-log.ts';
