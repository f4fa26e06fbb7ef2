import type { publicPageText as Russian } from '../ru/poll-page.ts';
import type { Catalogue } from '../catalogue.ts';
import { quoted } from './format.ts';

/** Texts of the public poll page. Some sentences come from the specification to the letter. */
export const publicPageText: Catalogue<typeof Russian> = {
  notFound: 'Poll not found — public link invalid or poll no longer available',
  notFoundHint: 'Ask whoever sent you the link for a new one.',

  loading: 'Loading the poll',
  loadFailed: 'The poll could not be loaded',
  loadOffline: 'No connection to the server. Check your internet and try again.',
  retry: 'Try again',
  toStart: 'To the home page',
  httpError: (status) => `HTTP error! status: ${status}`,

  notOpen: 'The poll is not open yet',
  notOpenHint: 'Come back later: the link will stay the same.',

  ended: 'The poll is closed',
  endedHint: 'Answers are no longer accepted.',
  of: (title, workspace) => `${quoted(title)} · ${workspace}`,
  endedAt: (moment) =>
    `It ended on ${moment}. You can no longer answer or change your answers. Thank you to everyone who answered.`,
  reportHint: 'What changed after the answers has already been told.',
  toReport: 'You said, we did',
  yourDraft: 'Your draft',

  full: (workspace) =>
    `${quoted(workspace)} collects a limited number of responses via this link, and that number has been reached. Thank you for wanting to answer.`,
  checkAgain: 'Check again',

  sent: 'Your answers are sent',
  sentThanks: (workspace) => `Thank you. ${quoted(workspace)} will see them in the results of the poll.`,
  change: 'Change answers',
  changeHint: 'You can while this page is open.',
  newParticipant: 'New respondent',
  newParticipantHint: 'If someone else will answer on this device.',
  finish: 'Finish',

  wrongCode: 'There is no such code',
  wrongCodeHint:
    'Check the signs. If they are right, the sheet may have been printed again or revoked: ask for a new code.',
  typeCode: 'Type the code',
};
