import type { Retained } from '../../../rules/retention.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { retentionText as Russian } from '../../ru/processing/retention.ts';
import { formatNumber, plural } from '../format.ts';

const WHAT: Readonly<Record<Retained, (count: number) => string>> = {
  answers: (count) => `names in ${plural(count, 'run', 'runs')}`,
  tasks: (count) => plural(count, 'task', 'tasks'),
  pay: (count) => `pay of ${plural(count, 'month', 'months')}`,
  logs: (count) => plural(count, 'entry', 'entries'),
};

export const retentionText: Catalogue<typeof Russian> = {
  title: 'How long data is kept',
  lead: (backupDays) =>
    `We remove at night, and only what has been kept for long enough. What is removed does not come back; the backups of the service hold it for up to ${backupDays} more days.`,
  unsaved:
    'No one has set any terms yet, and nothing is removed. Below are the ones we propose: they begin to hold when you save them.',
  unsavedNames:
    'No one has set any terms yet: only names with answers are removed. Below are the ones we propose: they begin to hold when you save them.',
  savedOn: (day) => `Saved on ${day}`,
  kinds: {
    answers: {
      label: 'Names with answers',
      stays:
        'The answers stay, without the name and the exact time: averages, eNPS and the figures of teams do not change. In open runs names stay too, or someone could answer twice.',
    },
    tasks: {
      label: 'Tasks that are done or cancelled',
      stays:
        'They go with their comments and history. Others stay. The copy of Bitrix24 tasks follows the portal: what is deleted there disappears here.',
    },
    pay: {
      label: 'Pay by month',
      stays:
        'The totals of the company, its budget and expenses stay: there are no people in them. The history of departures stays until a new file replaces it.',
    },
    logs: {
      label: 'Access log',
      stays: 'The other entries are verified as before: the hash of the last one removed stays.',
    },
  },
  term: (months) =>
    months === null
      ? 'As long as the workspace exists'
      : months % 12 === 0
        ? plural(months / 12, 'year', 'years')
        : plural(months, 'month', 'months'),
  going: (kind, { count, more }, day) =>
    count === 0
      ? `Nothing goes before ${day}.`
      : `Goes before ${day}: ${more ? `more than ${formatNumber(count)}` : WHAT[kind](count)}.`,
  counting: 'Counting what goes…',
  save: 'Save the terms',
  saved: 'The terms are saved',
  savedAndGoing: 'The terms are saved. The first removal is tonight: until then you can change them',
  failed: 'The terms could not be saved: ',
  loadFailed: 'The terms could not be loaded',
  fixedTitle: 'Terms that the service sets',
  fixed: ({ automations, archives, backups }) => [
    'Texts of emails: until the email has left',
    `Logs of automations and rules: ${plural(automations, 'day', 'days')}`,
    `Archives of the workspace: ${plural(archives, 'day', 'days')}`,
    `Backups: ${plural(backups, 'day', 'days')}`,
  ],
};
