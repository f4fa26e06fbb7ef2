import { defineApi } from '#core/declaration.ts';
import { automations as routes } from '#shared/contract/automations.ts';
import { repositories as automationsRepositories } from '#functions/automations/operation.ts';
import { ruleRepositories as movingRepositories } from '#functions/moving/operation.ts';
import * as movingOperations from '#functions/moving/operations/rules.ts';
import { repositories as notificationsRepositories } from '#functions/notifications/operation.ts';
import { repositories as retentionRepositories } from '#functions/retention/operation.ts';
import * as automationsOperations from '#functions/automations/operations/index.ts';
import * as notificationsOperations from '#functions/notifications/operations/index.ts';
import * as retentionOperations from '#functions/retention/operations/index.ts';

export const automations = defineApi({
  name: 'automations',
  description: 'What runs by itself in workspaces, and who gets which letters',
  concurrencyShare: 2,
  routes,
  repositories: {
    ...automationsRepositories,
    ...movingRepositories,
    ...notificationsRepositories,
    ...retentionRepositories,
  },
  operations: {
    ...automationsOperations,
    ...movingOperations,
    ...notificationsOperations,
    ...retentionOperations,
  },
});
