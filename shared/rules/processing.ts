/** What a workspace processes personal data for; each is a row of its register. */
export const PURPOSES = ['accounts', 'asking', 'people', 'workload', 'pay', 'telling', 'security'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Who processes data on behalf of a workspace only where it has connected them. */
export const CONNECTED_PROCESSORS = ['bitrix24', 'task_source', 'ai', 'telegram', 'max', 'sms'] as const;

/** What those are called of whom there may be several of a kind. */
export const PROCESSOR_NAMES: Readonly<Record<string, string>> = {
  gigachat: 'GigaChat',
  tracker: 'Yandex Tracker',
  youtrack: 'YouTrack',
  'jira-cloud': 'Jira',
  'jira-server': 'Jira',
  smsc: 'SMSC',
  smsru: 'SMS.ru',
};

/** And who does of every workspace: where the service runs, what its letters go by, what notifications go by. */
export const PROCESSORS = ['hosting', 'mail', 'push', ...CONNECTED_PROCESSORS] as const;
export type Processor = (typeof PROCESSORS)[number];

/** Which of them have a part in which purpose. */
export const PROCESSORS_OF: Readonly<Record<Purpose, readonly Processor[]>> = {
  accounts: ['hosting', 'mail'],
  asking: ['hosting'],
  people: ['hosting', 'bitrix24'],
  workload: ['hosting', 'bitrix24', 'task_source', 'ai'],
  pay: ['hosting'],
  telling: ['hosting', 'mail', 'push', 'telegram', 'max', 'sms', 'bitrix24'],
  security: ['hosting'],
};

/** What the CDK app deploys to; a stage that runs elsewhere says so (`hosting`). */
export const HOSTING = 'Amazon Web Services';

/** Characters of what a company says of itself or of a legal basis. */
export const PROCESSING_TEXT_MAX_LENGTH = 500;
