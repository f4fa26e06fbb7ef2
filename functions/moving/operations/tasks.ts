export { bringTasks } from './bring-tasks.ts';
export { takeTasks } from './take-tasks.ts';
