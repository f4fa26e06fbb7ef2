import type { openingText as Russian } from '../../ru/common/launch.ts';
import { describeChannel, type Channel } from '../../../channels/index.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, NBSP, plural } from '../format.ts';

const people = (count: number) => plural(count, 'person', 'people');

/** Numbers of the smallest group in words. */
const IN_WORDS: Readonly<Record<number, string>> = {
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
};
const inWords = (count: number) => IN_WORDS[count] ?? formatNumber(count);

/** What goes out by a channel where it is the only one. */
const MESSAGES: Readonly<Record<Channel, readonly [one: string, other: string]>> = {
  mail: ['email', 'emails'],
  bitrix24: ['message', 'messages'],
  telegram: ['message', 'messages'],
  max: ['message', 'messages'],
  push: ['notification', 'notifications'],
  sms: ['SMS', 'SMS'],
};

/** How many messages go out where somebody is told by these channels: each person gets one. */
function messages(count: number, channels: readonly Channel[]): string {
  const [only, ...others] = channels;
  const [one, other] = only === undefined || others.length > 0 ? (['message', 'messages'] as const) : MESSAGES[only];
  return plural(channels.length === 0 ? 0 : count, one, other);
}

/** What is settled when people are asked, in the same words for a poll and for a survey. */
export const openingText: Catalogue<typeof Russian> = {
  parts: {
    whom: 'Who is asked',
    seen: 'When answers are seen',
    told: 'How people are told',
    when: 'When',
    outcome: 'What will happen',
  },
  audience: {
    label: 'Who to ask',
    kinds: { all: 'Everyone', teams: 'Teams', roles: 'Roles', members: 'People' },
    teams: 'Teams',
    roles: 'Roles',
    option: (name, count) => `${name} · ${formatNumber(count)}`,
    count: (count) => `We will ask ${people(count)}.`,
    settled: 'The list is settled when the poll is opened: whoever joins later will answer the next one.',
    noTeams: 'There are no teams yet: they are assigned in the list of members of the workspace.',
  },
  teams: {
    shown: 'Shown separately',
    hidden: (smallest) => `Not shown separately, fewer than ${inWords(smallest)} in them`,
    group: (name, count) => `${name} (${formatNumber(count)})`,
    without: (count) => `${people(count)} without a team: their answers will go into the overall result.`,
    few: (smallest) => `A team in which fewer than ${inWords(smallest)} answer will not be shown either.`,
    together: 'Teams are not compared: there will be one overall result.',
  },
  channels: {
    label: 'Invitations',
    hint: (channel) => {
      const { needs, reaches } = describeChannel(channel);
      return needs === null ? reaches : `${needs} ${reaches}`;
    },
    unreached: (count) => `No letter will reach ${plural(count, 'member', 'members')}: the address is not confirmed.`,
    once: 'Each person gets one message, in their own channel: they choose the order in their profile.',
    contacts: (count) => `Without an account, ${plural(count, 'person', 'people')} will be asked.`,
    contactsReminded: (cost) =>
      `They will get one reminder, everyone who was invited: we do not look at who of them has answered.${cost === null ? '' : ` SMS: ${cost} more.`}`,
    contactsMissed: (count) =>
      `${plural(count, 'person', 'people')} without an account will get no invitation: they are written to in a chat or by SMS.`,
    smsCost: (count, price, total) => `SMS: ${plural(count, 'message', 'messages')} ${price} – ${total}.`,
    smsPrice: (price, most) => (most === null ? `at ${price}` : `at ${price} to ${most}`),
    smsOverCap: (left) => `Only ${left} is left of this month’s limit: some will get no SMS.`,
    smsUnknown: 'No SMS gateway is connected: no SMS will go out.',
  },
  reminders: {
    label: 'Remind those who have not answered',
    text: `On the third and the fifth day, at 10:00 Moscow time, or after the quiet hours of whoever has them then; on a day off, on the next working day. If there are fewer than 12${NBSP}hours until the deadline, we do not remind. No one will see who was sent reminders. With checkable anonymity a reminder may reach someone who has answered lately, too: we learn of it only later.`,
  },
  visibility: {
    label: 'When answers are seen',
    options: {
      live: { label: 'Straight away', text: 'Each answer is seen as soon as it is sent.' },
      from_5: {
        label: 'In groups of five or more',
        text: 'Answers appear no fewer than five at a time, and the time does not tell whose they are. Up to the last four may stay unseen.',
      },
      closed: {
        label: 'After it is closed',
        text: 'Until then no one sees the answers. If there are fewer than five of them, they will stay unseen.',
      },
    },
  },
  outcome: {
    people: 'We will ask',
    messages: 'Messages',
    count: people,
    reminders: 'Reminders',
    reminded: 'to those who have not answered, on the third and the fifth day',
    notReminded: 'none',
    until: 'Deadline',
    untilMoment: (moment) => `until ${moment}`,
    noDeadline: 'no deadline, until you close it',
    seen: 'Answers are seen',
    teams: 'Teams shown separately',
    teamsOf: (told, all) => `${formatNumber(told)} of ${formatNumber(all)}`,
    fixed: 'Cannot be changed later:',
    fixedWords: 'the questions, who is asked, anonymity, when answers are seen.',
    open: 'Can be changed:',
    openWords: 'the title, the deadline, reminders.',
  },
  messages,
  submit: (count, channels) =>
    count > 0 && channels.length > 0 ? `Open and send ${messages(count, channels)}` : 'Open',
};
