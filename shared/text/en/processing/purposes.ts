import type { purposeTitles as Russian } from '../../ru/processing/purposes.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What the purposes of processing are called. */
export const purposeTitles: Catalogue<typeof Russian> = {
  accounts: 'Accounts and logging in',
  asking: 'Polls and surveys',
  people: 'List of employees',
  workload: 'Workload by tasks',
  pay: 'What people cost, and turnover',
  telling: 'Invitations, reminders, digests',
  security: 'Security and access log',
};
