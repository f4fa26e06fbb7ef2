import type { peopleSourceText as Russian } from '../../ru/integrations/people-source.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, NBSP, plural } from '../format.ts';

const people = (count: number) => plural(count, 'person', 'people');

/** Words of the panel of what people are read from. */
export const peopleSourceText: Catalogue<typeof Russian> = {
  title: 'Employee directory from Yandex 360 and 1C',
  purpose:
    'Every night we read people and departments: we wait for those who are new, and end the access of those who left at once. No emails are sent. Before the first time we show what would change.',
  loadFailed: 'Could not load the source of employees',
  kind: 'Source',
  kinds: { yandex360: 'Yandex 360', '1c': '1C:HRM' },
  organization: 'Organization number',
  organizationHint: 'In Yandex 360 for Business: “General settings” → “Organization profile”',
  token: 'OAuth token',
  tokenHint: 'With the rights directory:read_users and directory:read_departments. It is kept encrypted',
  showSecret: 'Show',
  address: 'Publication address',
  addressHint:
    'For example, https://1c.company.com/hr. The 1C administrator publishes the database with the standard OData interface and adds to it the catalogs of employees, individuals, departments of organizations and positions, and the register of current personnel data',
  login: '1C user',
  password: 'Password',
  passwordHint: 'Give this user read access only. The password is kept encrypted',
  reach: 'A 1C inside the company network cannot be reached from the cloud: export the employees to a file instead.',
  noMail:
    'Whoever has no email address in 1C appears in the list of employees and cannot log in: ask them by a link, a code or SMS.',
  toFile: 'Upload a file',
  saved: 'The source is connected, we are reading it',
  reading: 'Reading the source. It may take a few minutes, you can close the page.',
  connectedOn: 'Connected',
  readAt: 'Read',
  notRead: 'not read yet',
  last: 'Last time',
  expected: 'Waiting to log in',
  refused: 'Could not be added',
  refusedOf: (count) => `${people(count)}; the “Employee directory over SCIM” panel shows who`,
  changes: ({ come, leave, change }) =>
    come + leave + change === 0
      ? 'nothing has changed'
      : `added${NBSP}${formatNumber(come)}, left${NBSP}${formatNumber(leave)}, updated${NBSP}${formatNumber(change)}`,
  previewTitle: 'What would change',
  preview: ({ come, change }) =>
    [
      come === 0
        ? 'No one new.'
        : `${people(come)} will be added. Whoever is in Tonus already stays a member; the others we wait for, and send them no emails.`,
      ...(change === 0 ? [] : [`Data of ${people(change)} will be updated.`]),
    ].join(' '),
  noLeavers: 'No one would leave.',
  leavers: (count) => `${people(count)} would leave, their access to the workspace ends at once`,
  more: (count) => `and ${formatNumber(count)} more`,
  apply: 'Apply the changes',
  applied: 'Applying the changes',
  brakeTitle: 'Too many leavers: nothing was done',
  brake:
    'More than a fifth of the people are missing from the source. Check whether it is set up properly; if they have really left, confirm.',
  letGo: 'End the access',
  letGoTitle: 'End the access?',
  disconnect: 'Disconnect',
  disconnected: 'The source is disconnected',
  disconnectTitle: 'Disconnect the source?',
  disconnectText:
    'We will forget the token or the password. People and teams stay as they are, but we will no longer learn who has left.',
};
