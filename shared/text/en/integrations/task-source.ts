import type { taskSourceText as Russian } from '../../ru/integrations/task-source.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural } from '../format.ts';
import { workSources } from '../rules/work-sources.ts';

const tasks = (count: number) => plural(count, 'task', 'tasks');
const people = (count: number) => plural(count, 'person', 'people');

/** Words of the panel of what tasks are read from. */
export const taskSourceText: Catalogue<typeof Russian> = {
  title: 'Tasks from Tracker, YouTrack and Jira',
  purpose:
    'We calculate the workload from the tasks your team already keeps. We only read them: who, what, by when. Nothing is changed there.',
  oneAtATime:
    'There is one source of tasks in the workload. As long as it is connected, the tasks of Bitrix24 do not count there, so that nothing counts twice. They stay on the board.',
  loadFailed: 'Could not load the source of tasks',
  kind: 'Source',
  kinds: {
    tracker: workSources.tracker,
    youtrack: 'YouTrack, in the cloud or your own',
    'jira-cloud': 'Jira Cloud',
    'jira-server': 'Jira Data Center',
  },
  organizationKind: 'Organisation',
  organizationKinds: { yandex360: 'Yandex 360 for Business', cloud: 'Yandex Cloud Organization' },
  organization: 'Organisation ID',
  organizationHint: 'In Tracker: “Administration” → “Organizations”, the field ID',
  address: 'Address',
  addressHints: {
    youtrack: 'For example, https://romashka.youtrack.cloud or https://company.ru/youtrack',
    'jira-cloud': 'For example, https://romashka.atlassian.net',
    'jira-server': 'For example, https://jira.company.ru. An address within your network cannot be seen from the cloud',
  },
  login: 'Email at Atlassian',
  loginHint: 'Of the account whose token is below',
  token: 'Token',
  tokenHints: {
    tracker:
      'An OAuth token with the right tracker:read. Make a separate user for it who may only read the queues you need',
    youtrack:
      'Profile → “Account security” → new token for YouTrack. Preferably of a user who may only read the projects',
    'jira-cloud':
      'id.atlassian.com → Security → API tokens. Preferably of a user with the right Browse projects and nothing else',
    'jira-server':
      'Profile → Personal Access Tokens. Preferably of a user with the right Browse projects and nothing else',
  },
  sealed: 'The token is stored encrypted, no one can be shown it.',
  showSecret: 'Show',
  saved: 'The source is connected, we are reading it',
  reading: (count) =>
    count === 0
      ? 'We are reading the source. It takes a minute or several, you can close the page.'
      : `We are reading the source: ${tasks(count)} so far. You can close the page.`,
  silent: (name, since) => `${name}: silent since ${since}`,
  connectedOn: 'Connected',
  readAt: 'Read',
  notRead: 'not read whole yet',
  amount: 'It has',
  amountOf: (taskCount, peopleCount) => `${tasks(taskCount)} of a year, ${people(peopleCount)}`,
  matched:
    'People are matched with members by email. Whoever’s email the source does not show stays a person of the source.',
  read: 'Read now',
  willRead: 'We will read it within a minute',
  statuses: 'What statuses count as',
  statusesHint: 'We went by what the source says of a status. Correct it where you use it otherwise.',
  statusOf: (name, count) => `${name === '' ? 'No status' : name}: ${tasks(count)}`,
  moreStatuses: 'Show all statuses',
  states: { open: 'In progress', waiting: 'Waits for others', completed: 'Completed', cancelled: 'Cancelled' },
  chosen: 'The status is taken into account',
  disconnect: 'Disconnect',
  disconnected: 'The source is disconnected',
  disconnectTitle: 'Disconnect the source of tasks?',
  disconnectText:
    'We forget the token and delete the copy of tasks and people. Finished analyses stay, new ones do without these tasks.',
};
