import { repositories as accessLogRepositories } from '#functions/access-log/operation.ts';
import * as accessLogOperations from '#functions/access-log/operations/index.ts';
import { repositories as apiKeysRepositories } from '#functions/api-keys/operation.ts';
import * as apiKeysOperations from '#functions/api-keys/operations/index.ts';
import { openArchiveStore } from '#functions/exports/archive-store.ts';
import type { Config } from '#core/config.ts';
import { defineApi } from '#core/declaration.ts';
import { workspaces as routes } from '#shared/contract/workspaces.ts';
import { repositories as exportsRepositories, type ExportsClients } from '#functions/exports/operation.ts';
import { spaceRepositories as movingRepositories } from '#functions/moving/operation.ts';
import * as movingOperations from '#functions/moving/operations/spaces.ts';
import { repositories as workspacesRepositories } from '#functions/workspaces/operation.ts';
import * as exportsOperations from '#functions/exports/operations/index.ts';
import * as workspacesOperations from '#functions/workspaces/operations/index.ts';

export const workspaces = defineApi({
  name: 'workspaces',
  description: 'Workspaces and their members',
  concurrencyShare: 5,
  archives: 'read',
  routes,
  repositories: {
    ...accessLogRepositories,
    ...apiKeysRepositories,
    ...exportsRepositories,
    ...movingRepositories,
    ...workspacesRepositories,
  },
  clients: (config: Config): ExportsClients => ({ archives: openArchiveStore(config) }),
  operations: {
    ...accessLogOperations,
    ...apiKeysOperations,
    ...exportsOperations,
    ...movingOperations,
    ...workspacesOperations,
  },
});
