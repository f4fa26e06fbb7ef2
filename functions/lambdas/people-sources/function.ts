import { defineFunction } from '#core/declaration.ts';
import { taskReadingRepositories } from '#functions/integrations/read-task-sources.ts';
import { repositories } from '#functions/directory/read-people-sources.ts';

/**
 * Reads the people of companies where their directory sends nobody, and their tasks where they are not in Bitrix24. It
 * alone calls the addresses that companies give for that.
 */
export const peopleSources = defineFunction({
  name: 'people-sources',
  description: 'Reads people from Yandex 360 and 1C, tasks from Yandex Tracker, YouTrack and Jira',
  timeout: 300,
  concurrencyShare: 1,
  secrets: ['directory', 'tasks'],
  repositories: { ...repositories, ...taskReadingRepositories },
  schedules: {
    'read-people-sources': { expression: 'rate(1 minute)' },
    'read-task-sources': { expression: 'rate(1 minute)' },
  },
});
