import type { exportText as Russian } from '../ru/exports.ts';
import { EXPORT_DAYS } from '../../rules/workspace-export.ts';
import type { Catalogue } from '../catalogue.ts';
import { formatNumber, NBSP, plural } from './format.ts';

/** Words of the archive of a workspace. */
export const exportText: Catalogue<typeof Russian> = {
  title: 'Workspace data',
  lead: 'Everything in the workspace in one archive: for a copy of your own or an audit.',
  inside: 'What is in the archive',
  contents: [
    'Members and invitations',
    'Polls, surveys and answers – as on the results screen, anonymous ones without names',
    'Tasks with comments and the history of changes',
    'Findings of the analysis, automations, rules and the log of what they did',
    'Finance: employees, departures, budget, requests to partners',
    'The access log: who saw what',
  ],
  formats:
    'Tables are in CSV and JSON, README.txt says what is where. There are no passwords or connection keys in the archive.',
  personal: 'It holds people’s personal data: only the owner can download it.',
  make: 'Build archive',
  makeAgain: 'Build again',
  making: 'Building the archive',
  queued: 'The archive is in the queue',
  mayLeave: 'You can close the page: when the archive is ready, you will get an email.',
  progress: 'Archive progress',
  parts: (done, of) => `${done} of ${of} done`,
  cancel: 'Cancel',
  ready: 'The archive is ready',
  made: (at, size) => `Built ${at}, ${size}.`,
  kilobytes: (size) => `${formatNumber(size)}${NBSP}KB`,
  megabytes: (size) => `${formatNumber(size)}${NBSP}MB`,
  until: (at) => `Kept until ${at}, ${plural(EXPORT_DAYS, 'day', 'days')} in all; then we will delete it.`,
  download: 'Download',
  downloading: 'Preparing a link…',
  cancelled: 'The archive was cancelled, nothing was left behind.',
  failed: 'The archive could not be built',
  loadFailed: 'Could not find out about the archive',
  unreachable: 'No connection: the archive is still being built, we will show it as soon as the connection is back.',
};
