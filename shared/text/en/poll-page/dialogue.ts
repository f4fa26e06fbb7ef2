import type { dialogueText as Russian } from '../../ru/poll-page/dialogue.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

export const dialogueText: Catalogue<typeof Russian> = {
  ask: 'I may be answered without anyone learning who I am',
  askHint:
    'You alone will have the key to the conversation: you get a link after sending. You will be answered if they choose to, and they will not learn who you are.',

  given: 'You can be answered',
  givenHint:
    'Keep the link: no one else has it, and it cannot be restored. Whoever opens it reads the conversation and can write in it.',
  open: 'Open the conversation',
  copy: 'Copy the link',
  copied: 'Copied',
  qr: 'Show the QR code of the link',
  keep: 'Remember on this device',
  keepHint:
    'Then we will say here when you are answered, to anyone who opens a poll on this device. Do not use this on a shared one.',
  kept: 'Remembered: we will say here when you are answered',
  forget: 'Forget the link on this device',
  forgotten: 'This device no longer knows the link',

  answered: 'You have been answered',
  nameless: 'no name',
  heading: { none: 'No reply yet', answered: 'You have been answered', ended: 'The conversation is closed' },
  about: (title) => `A conversation about your answer to the poll ${quoted(title)}`,
  noReply:
    'You can be answered once your answer is shown in the results together with others. Look in later: there will be no emails and no notifications.',
  you: 'You',
  owner: 'Owner',
  manager: 'Manager',
  said: (who, day) => `${who}, ${day}`,
  message: 'Your message',
  told: 'Your message will be read tomorrow or later by everyone who sees the results of the poll. They will see the text and the day, but will not learn who you are or whether you have read their reply. Do not write anything you could be recognised by.',
  send: 'Send without a name',
  sent: 'Sent. It will be read tomorrow or later.',
  end: 'Close the conversation for good',
  endSure: 'Close it for good? No one will be able to write here any more.',
  endYes: 'Yes, close',
  endNo: 'Keep it open',
  endedByAuthor: (day) => `You closed the conversation: ${day}.`,
  endedByCompany: (day) => `The company closed the conversation: ${day}.`,
  endedByTime: 'No one wrote for ninety days: the conversation is closed and erased.',
  until: (day) => `If no one writes, the last day of the conversation is ${day}. Then it is erased.`,
  notFound: 'The conversation was not found',
  notFoundHint: 'The link has a mistake, or the poll was deleted with its answers.',
};
