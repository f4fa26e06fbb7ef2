import { defineApi } from '#core/declaration.ts';
import { tasks as routes } from '#shared/contract/tasks.ts';
import { taskRepositories as movingRepositories } from '#functions/moving/operation.ts';
import * as movingOperations from '#functions/moving/operations/tasks.ts';
import { repositories } from '#functions/tasks/operation.ts';
import * as tasksOperations from '#functions/tasks/operations/index.ts';

export const tasks = defineApi({
  name: 'tasks',
  description: 'Tasks of workspaces, their order on the board, statistics and comments',
  concurrencyShare: 5,
  routes,
  repositories: { ...movingRepositories, ...repositories },
  operations: { ...movingOperations, ...tasksOperations },
});
