import { defineApi } from '#core/declaration.ts';
import { tasks as routes } from '#shared/contract/tasks.ts';
import { addTaskComment } from './add-task-comment.ts';
import { createTask } from './create-task.ts';
import { deleteTask } from './delete-task.ts';
import { getTaskEffect } from './get-task-effect.ts';
import { getTaskStats } from './get-task-stats.ts';
import { getTask } from './get-task.ts';
import { listMyTasks } from './list-my-tasks.ts';
import { listTaskEvents } from './list-task-events.ts';
import { listTasks } from './list-tasks.ts';
import { moveTask } from './move-task.ts';
import { repositories } from './operation.ts';
import { replaceTask } from './replace-task.ts';
import { updateTask } from './update-task.ts';

export const tasks = defineApi({
  name: 'tasks',
  description: 'Tasks of workspaces, their order on the board, statistics and comments',
  concurrencyShare: 10,
  routes,
  repositories,
  operations: {
    addTaskComment,
    createTask,
    deleteTask,
    getTask,
    getTaskEffect,
    getTaskStats,
    listMyTasks,
    listTaskEvents,
    listTasks,
    moveTask,
    replaceTask,
    updateTask,
  },
});
