import type { PageText } from '../../../models/page-text.ts';
import { BACKUP_DAYS } from '../../../rules/backup-days.ts';
import { HOSTING } from '../../../rules/processing.ts';
import { dayOfYear } from '../dates.ts';
import { plural } from '../format.ts';

export const securityText: PageText = {
  title: 'Security',
  description:
    'What Tonus protects data from and what it cannot, who processes the data, how copies and logs are kept.',
  lead: 'For those who answer for security: short, and with what we do not promise.',
  sections: ({ residency, hosting = HOSTING, restoreRehearsed, operator = '' }) => [
    { title: 'Who answers for the service', only: 'operator', paragraphs: [operator] },
    {
      title: 'Whom we protect from',
      list: [
        'A colleague or a manager: without the right they see no answers, no pay and no one else’s record. The server checks the right anew with every request.',
        'Whoever reads the results of an anonymous poll: no name, network address or device stands beside an answer, the time is rounded to the hour. A group of fewer than five people is not shown, except in polls whose answers are shown at once: there it is said before the first question.',
        'Another company: to any id that is not theirs its members get the same reply as to one that does not exist.',
        'Whoever has found a link to a poll: they can answer while it is open, and see neither answers nor people. A link can be withdrawn.',
        'Whoever guesses passwords, codes and short addresses: attempts are counted and stopped.',
        'Whoever has the database without the keys: passwords cannot be reversed; pay, keys of integrations, phone numbers and notification addresses are encrypted once more, with keys that are not in the database.',
      ],
    },
    {
      title: 'What we do not promise',
      list: [
        'An author can be recognised by what they say and how: this is told before the first question.',
        'An answer by a link does not prove who has answered, and whoever has the link can answer more than once.',
        'Whoever controls servers and keys at the same time can read what the service itself reads. Ballots of anonymous polls are signed unseen: by what is stored, not even they can tie one to a member.',
        'Messengers, SMS gateways and notification services see whom a message went to and when.',
        'We have no independent audit and no certificates.',
      ],
    },
    {
      title: 'Encryption',
      list: [
        'On the way: TLS 1.2 at least, HTTPS alone.',
        'On disks: the database, archives and queues are encrypted with AES-256, the keys are in a separate key store and are rotated by themselves.',
        'Pay, keys of integrations, phone numbers and notification addresses are encrypted once more: only the functions that need them open them.',
        'Passwords are stored in a form from which they cannot be recovered, the keys of apps for codes are encrypted apart.',
      ],
    },
    {
      title: 'Where the data lies',
      paragraphs: [
        residency ? `${residency}.` : 'Whoever deployed the service has not said: ask before you enter any data.',
      ],
    },
    {
      title: 'Who processes data on behalf',
      list: [
        `${hosting}: servers, database, emails.`,
        'Google, Mozilla, Apple, Microsoft: notifications in the browser, where a person has turned them on. The text is encrypted; time and size can be seen.',
        'Others are connected by the company itself: Bitrix24, Yandex Tracker, YouTrack, Jira, GigaChat, Telegram, MAX, an SMS gateway. Which ones are, the register of processing in the settings of the workspace says.',
      ],
    },
    {
      title: 'Backups',
      paragraphs: [
        `The database can be brought back to any second of the last ${plural(BACKUP_DAYS, 'day', 'days')}. What is deleted disappears from the copies in the same time.`,
        restoreRehearsed
          ? `Restoring was last rehearsed on ${dayOfYear(restoreRehearsed)}.`
          : 'Restoring has not been rehearsed on this server yet.',
      ],
    },
    {
      title: 'Logs',
      list: [
        'The access log of a workspace: who opened which answers, pay and records. Entries are chained by hashes, and the owner can verify them without us.',
        'Technical records: which address was called, when, with what result. There are no answers, passwords or names in them.',
        'The use of encryption keys is recorded by the key store, apart from the service.',
      ],
    },
    {
      title: 'How to report a vulnerability',
      paragraphs: [
        'Write to us and give us time to fix it. Do not open other people’s data and do not disturb the service: a description and the steps are enough. The address for programs: /.well-known/security.txt.',
      ],
      links: [
        { to: 'mail', name: 'Write about a vulnerability' },
        { to: '/contact', name: 'All ways to reach us' },
        { to: '/privacy', name: 'Privacy' },
      ],
    },
  ],
};
