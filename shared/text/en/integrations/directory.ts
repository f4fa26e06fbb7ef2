import type { Catalogue } from '../../catalogue.ts';
import type { directoryText as Russian } from '../../ru/integrations/directory.ts';
import { formatNumber } from '../format.ts';

/** Words of the panel of the company's directory. */
export const directoryText: Catalogue<typeof Russian> = {
  title: 'Employee directory over SCIM',
  purpose:
    'The company directory adds people and teams by itself and ends access at once for those who leave. It sends no emails: people come in when they confirm their address.',
  loadFailed: 'Could not load the state of the directory',
  make: 'Create a token',
  makeSecond: 'Create a second token',
  address: 'SCIM address',
  copyAddress: 'Copy the address',
  addressCopied: 'Address copied',
  fresh: 'New token',
  freshNote: 'Copy it now: we will not show it again.',
  copyToken: 'Copy the token',
  tokenCopied: 'Token copied',
  token: (hint) => `Token …${hint}`,
  made: (day) => `created on ${day}`,
  used: (moment) => `last request ${moment}`,
  neverUsed: 'no requests yet',
  revoke: 'Revoke',
  revoked: 'Token revoked',
  revokeTitle: 'Revoke the token?',
  revokeText: 'The directory will write nothing more with this token. People and teams stay as they are.',
  last: 'Last change',
  noChange: 'nothing has come yet',
  people: 'People in the directory',
  members: 'Already in Tonus',
  expected: 'Waiting to log in',
  withoutAddress: 'Without an email address',
  onLeave: 'On leave today',
  gone: 'Have left',
  groups: 'Teams',
  count: (count) => formatNumber(count),
  problemsTitle: 'What could not be taken',
  problems: {
    unreadable: 'the request cannot be read',
    wrong_day: 'the date cannot be read',
    taken: 'the name or the address is taken',
    no_seat: 'the plan has no room',
    read_only: 'the workspace is read-only',
    owner: 'the directory cannot remove the owner',
    too_many: 'too many records',
    conflict: 'the record changed at the same time',
  },
  about: (name, problem) => (name === '' ? problem : `${name}: ${problem}`),
  how: 'How to connect',
  entra:
    'Microsoft Entra: “Enterprise applications” → “Create your own application” → “Provisioning” → “Automatic”. Paste the address and the token, press “Test Connection”, choose people and groups.',
  keycloak:
    'Keycloak: it needs an extension for outgoing SCIM, it has none of its own. Enter the address there, Bearer as the authentication, and the token.',
  okta: 'Okta: the application “SCIM 2.0 Test App (OAuth Bearer Token)”. Turn on creating, updating and deactivating users.',
  rules:
    'A group becomes a team; without groups the team is taken from the department. If someone is in several groups, their team is the oldest of them.',
};
