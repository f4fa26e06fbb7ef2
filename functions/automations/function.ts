import { defineApi } from '#core/declaration.ts';
import { automations as routes } from '#shared/contract/automations.ts';
import { changeAutomation } from './change-automation.ts';
import { changeRule } from './change-rule.ts';
import { createRule } from './create-rule.ts';
import { deleteRule } from './delete-rule.ts';
import { dryRunRule } from './dry-run-rule.ts';
import { changeNotifications } from './change-notifications.ts';
import { getNotifications } from './get-notifications.ts';
import { listRules } from './list-rules.ts';
import { readRuleLog } from './read-rule-log.ts';
import { listAutomations } from './list-automations.ts';
import { openUnsubscribe } from './open-unsubscribe.ts';
import { repositories } from './operation.ts';
import { unsubscribe } from './unsubscribe.ts';

export const automations = defineApi({
  name: 'automations',
  description: 'What runs by itself in workspaces, and who gets which letters',
  concurrencyShare: 2,
  routes,
  repositories,
  operations: {
    changeAutomation,
    changeNotifications,
    changeRule,
    createRule,
    deleteRule,
    dryRunRule,
    getNotifications,
    listAutomations,
    listRules,
    openUnsubscribe,
    readRuleLog,
    unsubscribe,
  },
});
