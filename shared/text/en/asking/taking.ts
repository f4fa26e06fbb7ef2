import type { takingText as Russian } from '../../ru/asking/taking.ts';
import type { Catalogue } from '../../catalogue.ts';
import { NBSP, quoted } from '../format.ts';

/** Texts of answering as a member. */
export const takingText: Catalogue<typeof Russian> = {
  title: 'Take the poll',
  back: 'Back to polls',
  language: 'Language of the poll',
  languageKept: 'The language did not change: no connection',
  loadFailed: 'Could not load the poll',
  notFoundTitle: 'Poll not found',
  notFound: 'It has been deleted, or it belongs to another workspace.',
  notAskedTitle: 'This poll is not for you',
  notAsked: 'Other members are answering it.',

  noRunsTitle: 'No active runs',
  noRuns: 'This poll is not asking you at the moment. When it is opened for you, you can answer it here.',
  noRunsEditor:
    'This poll is not asking you at the moment. Create a run, that is, another round of the poll, and publish it.',
  endedTitle: 'The poll is closed',
  ended: 'Responses are no longer accepted.',
  endedAnswered: 'Your answers have been received. They can no longer be changed.',
  endedAt: (moment) =>
    `It ended on ${moment}. You can no longer answer or change your answers. Thank you to everyone who answered.`,
  nextRun: (moment) => `It opens again on ${moment}.`,
  toRuns: 'To the runs of the poll',
  checkAgain: 'Check again',

  answeredTitle: 'You have answered this poll',
  answeredElsewhere: `The poll is anonymous: your answers cannot be found by name, so they can only be changed in the browser they were sent from, and only for 30${NBSP}days.`,
  answeredHere:
    'The poll is anonymous: what was sent stays neither in the browser nor beside your name. New answers from this browser will replace the earlier ones entirely.',
  answeredNow: (workspace) =>
    `Your answers are saved in ${quoted(workspace)}. While the poll is open, you can change them.`,
  change: 'Change answers',

  namedBefore:
    'You have already answered: the fields hold your earlier answers. Send, and the new ones will replace them.',
  anonymousBefore: 'This browser has already answered. New answers will replace the earlier ones entirely.',
  thisBrowser: `You will be able to change your answers later only in this browser: for 30${NBSP}days it remembers a random mark that leads to them.`,
  thisPage: 'You can change your answers while this page is open: the browser stores nothing.',

  sentTitle: 'Answers sent',
  sentNamed: 'Thank you. While the poll is open, you can change your answers.',
  sentAnonymous: 'Thank you. While the poll is open, you can change your answers in this browser.',
  done: 'Got it',
};
