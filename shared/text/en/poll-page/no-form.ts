import type { noFormText as Russian } from '../../ru/poll-page/no-form.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

/** Texts of the public poll page where there is nothing to fill in. Some sentences come from the specification to the letter. */
export const noFormText: Catalogue<typeof Russian> = {
  notFound: 'Poll not found — public link invalid or poll no longer available',
  notFoundHint: 'Ask whoever sent you the link for a new one.',
  toStart: 'To the home page',

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

  wrongCode: 'There is no such code',
  wrongCodeHint:
    'Check the signs. If they are right, the sheet may have been printed again or revoked: ask for a new code.',
  typeCode: 'Type the code',
};
