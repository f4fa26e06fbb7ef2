import type { workSources as Russian } from '../../ru/rules/work-sources.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What tasks are counted from beside our own, by name. */
export const workSources: Catalogue<typeof Russian> = {
  bitrix24: 'Bitrix24',
  tracker: 'Yandex Tracker',
  youtrack: 'YouTrack',
  'jira-cloud': 'Jira',
  'jira-server': 'Jira',
};
