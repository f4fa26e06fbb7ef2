import type { invitingText as Russian } from '../../ru/workspaces/inviting.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, LOCALE, NBSP, plural, pluralForm, quoted } from '../format.ts';

type Texts = Catalogue<typeof Russian>;

const FEW = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const invitations = (count: number) => plural(count, 'invitation', 'invitations');

/** “One address”, “Two addresses”, “12 addresses”: how a sentence begins. */
function addresses(count: number): string {
  const word = FEW[count] ?? '';
  const number = word === '' ? formatNumber(count) : word.charAt(0).toLocaleUpperCase(LOCALE) + word.slice(1);
  return `${number}${NBSP}${pluralForm(count, 'address', 'addresses')}`;
}

/** What is the matter with so many addresses. */
const problems: Texts['many']['problems'] = {
  'no-at': (count) => `${addresses(count)} without “@”`,
  'no-ending': (count) => `${addresses(count)} without an ending`,
  wrong: (count) => `${addresses(count)} with a mistake`,
  member: (count) => `${addresses(count)} already in the team`,
  invited: (count) => `${addresses(count)} already invited`,
};

const rest = (count: number) => {
  if (count === 0) return '';
  if (count === 1) return 'One more is ready';
  return `The other ${FEW[count] || formatNumber(count)} are ready`;
};

/** Words about inviting many at once: by their addresses, by one link for all, and about those who are awaited. */
export const invitingText: Texts = {
  many: {
    title: 'Invite many',
    explanation: 'Paste addresses from an email or a spreadsheet, in any form.',
    manyLetters: (most) =>
      `Until the plan is paid for, up to ${plural(most, 'email', 'emails')} go out a day. A link, codes and the employee directory bring people in without emails.`,
    label: 'Email addresses',
    remove: (address) => `Remove: ${address}`,
    correct: (address) => `Correct: ${address}`,
    added: (count) => `${addresses(count)} in the list`,
    problems,
    rest,
    repeated: (count) =>
      count === 1
        ? 'One address was repeated: we will send to it once'
        : `${addresses(count)} were repeated: we will send to each once`,
    empty: 'Paste at least one address',
    noneReady: 'There is no one to send to yet: correct the addresses',
    team: 'Team',
    teamPlaceholder: 'No team',
    send: (count) => (count === 0 ? 'Send invitations' : `Send ${invitations(count)}`),
    sending: 'Sending…',
    failed: 'Could not invite',
    sent: (count) => `${invitations(count)} sent. The links work for 7${NBSP}days.`,
    noneSent: 'No invitation was sent',
    results: 'How the invitations went',
    more: (count) => `And ${count} more: their links are below, under “Waiting for an answer”.`,
    one: 'One person or a whole team from Bitrix24',
    sheet: 'Invite to the team',
  },
  seats: {
    taken: (taken, limit, pending) => {
      const by = pending === 0 ? '' : `, ${pending} of them by ${pluralForm(pending, 'invitation', 'invitations')}`;
      return `${taken} of${NBSP}${plural(limit, 'seat', 'seats')} taken${by}`;
    },
    none: 'There are no free seats left in the plan.',
    few: (free, wanted) => `There are seats for ${free} of${NBSP}${plural(wanted, 'address', 'addresses')}.`,
  },
  link: {
    title: 'One link for everyone',
    explanation: 'Colleagues will join by themselves, with the role of employee.',
    create: 'Create link',
    creating: 'Creating…',
    address: 'Link for colleagues',
    copy: 'Copy the link for colleagues',
    state: ({ limit, used, team }, until) =>
      [`until ${until}`, `${used} of${NBSP}${limit} joined`, team && `team ${quoted(team)}`]
        .filter(Boolean)
        .join(' · '),
    closed: {
      full: 'Everyone the link let in has joined by it. Raise the limit or create a new one.',
      expired: 'The link has expired. Extend it or create a new one.',
      voided: 'Whoever created the link can no longer invite. Create a new one.',
    },
    came: (names, others) =>
      `${names.length + others === 1 ? '1 person has joined' : 'Joined'} via the link: ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
    change: 'Edit',
    withdraw: 'Withdraw',
    again: 'Create a new one',
    limit: 'How many it lets in',
    until: 'Until which day',
    wrongLimit: 'Enter a number from 1 to 500',
    wrongDay: 'Choose a day no earlier than today and no later than 90 days from now',
    team: 'Team',
    save: 'Save link',
    saving: 'Saving…',
    saved: 'Link changed',
    withdrawQuestion: 'The link will stop working. Those who have already joined will stay.',
    withdrawAction: 'Withdraw link',
    keep: 'Keep',
    withdrawn: 'The link for colleagues is withdrawn',
    failed: (message) => `The link did not work out: ${message}`,
  },
  waiting: {
    label: 'Invitations',
    title: (count) => (count === 0 ? 'Invitations' : `Waiting for an answer: ${formatNumber(count)}`),
    remindAll: 'Remind everyone',
    reminding: 'Sending reminders…',
    today: 'today',
    yesterday: 'yesterday',
    sent: (day) => `sent ${day}`,
    byDirectory: 'from the employee directory, waiting to log in',
    until: (day) => `waiting until ${day}`,
    undelivered: 'email not delivered',
    link: 'Link',
    linkOf: (email) => `Link: ${email}`,
    linkFailed: (email, message) => `Could not get the link (${email}): ${message}`,
    actions: (email) => `Actions: ${email}`,
    remind: 'Remind by email',
    withdraw: 'Withdraw invitation',
    showAll: (count) => `Show all ${count}`,
    remindFailed: (message) => `Could not remind: ${message}`,
    reminded: (told) =>
      [
        told.reminded > 0 ? `${plural(told.reminded, 'email', 'emails')} sent` : 'No emails sent',
        told.too_soon > 0 && `less than a day has passed: ${told.too_soon}`,
        told.undelivered > 0 && `emails are not delivered: ${told.undelivered}`,
        told.others > 0 && `role above yours: ${told.others}`,
        told.limited > 0 && `over the limit of emails: ${told.limited}`,
      ]
        .filter(Boolean)
        .join(', '),
  },
};
