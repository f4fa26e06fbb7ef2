/** What tasks are counted from beside our own, by name. */
export const workSources = {
  bitrix24: 'Bitrix24',
  tracker: 'Яндекс Трекер',
  youtrack: 'YouTrack',
  'jira-cloud': 'Jira',
  'jira-server': 'Jira',
} as const;
