import type { Catalogue } from '../../catalogue.ts';
import type { ownRequestsText as Russian } from '../../ru/personal-data/own-requests.ts';
import { dayOfYear } from '../dates.ts';
import { quoted } from '../format.ts';

/** What a member asks the company about their own data, for themselves. */
export const ownRequestsText: Catalogue<typeof Russian> = {
  title: 'Requests to the company',
  lead: (workspace) =>
    `Ask the company to tell what it keeps about you, to correct it, to delete it or to stop processing. The owner or HR of the space ${quoted(workspace)} answer: by law within ten working days, which they can extend once by five.`,
  send: 'Ask the company',
  list: 'Your requests',
  kinds: {
    access: 'Tell which data is kept about me',
    correct: 'Correct data about me',
    erase: 'Delete data about me',
    stop: 'Stop processing my data',
    inaccurate: 'The data about me is not accurate',
    unlawful: 'My data is processed unlawfully',
  },
  leadOfLeft: 'You sent these while you were in a space. The company’s answer will appear here.',
  to: (workspace, day, here) =>
    `Sent on ${dayOfYear(day)}, ${quoted(workspace)}${here ? '' : '. You are no longer in this space'}`,
  open: (day) => `To be answered by ${dayOfYear(day)}`,
  late: (day) => `The company has not answered by ${dayOfYear(day)}. You can appeal to Roskomnadzor or to a court.`,
  extended: (why) => `Extended: ${why}`,
  answered: (day) => `The company answered on ${dayOfYear(day)}`,
  refused: (day) => `The company refused on ${dayOfYear(day)}`,
  withdrawn: (day) => `You withdrew the request on ${dayOfYear(day)}`,
  answer: (words) => `Answer: ${words}`,
  reason: (words) => `Reason: ${words}`,
  wish: (words) => `You wrote: ${words}`,
  blocked: (workspace, since, until) =>
    `Your data in the space ${quoted(workspace)} has been blocked since ${dayOfYear(since)}: you are not asked in polls, written to or reminded, and your workload is not counted. The company ends the block once it has settled the matter; by law by ${dayOfYear(until)}.`,
  more: 'Open my data',
  withdrawal: {
    action: 'Withdraw the request',
    of: (kind) => `Withdraw the request: ${kind}`,
    title: 'Withdraw the request?',
    text: 'The company no longer has to answer it, and we tell it so. You can ask again on any day.',
    textOfBlock:
      'The company no longer has to answer it, and we tell it so. The block on your data ends unless another request disputes it, too. You can ask again on any day.',
    failed: 'Could not withdraw: ',
    done: 'The request is withdrawn',
  },
  dialog: {
    title: 'Ask the company',
    kind: 'What you ask for',
    wish: 'Details (optional)',
    wishHint:
      'What exactly is to be corrected, deleted or stopped. The owner, HR and managers who answer requests see the text.',
    due: (day) => `The company has to answer by ${dayOfYear(day)}.`,
    blocks:
      'While the request is looked at, the data is blocked: you are not asked in polls, written to or reminded, and your workload is not counted. You can log in and work with tasks.',
    action: 'Send the request',
    sending: 'Sending…',
    failed: 'Could not send: ',
    done: 'The request is sent',
  },
};
