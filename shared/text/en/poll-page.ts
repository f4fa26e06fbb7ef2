import type { publicPageText as Russian } from '../ru/poll-page.ts';
import type { Catalogue } from '../catalogue.ts';
import { quoted } from './format.ts';

/** Texts of the public poll page. Some sentences come from the specification to the letter. */
export const publicPageText: Catalogue<typeof Russian> = {
  untitled: 'Poll – Tonus',
  language: 'Language of the page',
  languageChanged: 'The language is changed, your answers are in place',
  languageKept: 'The language has not changed: no connection',
  loading: 'Loading the poll',
  loadFailed: 'The poll could not be loaded',
  loadOffline: 'No connection to the server. Check your internet and try again.',
  retry: 'Try again',
  httpError: (status) => `HTTP error! status: ${status}`,

  sent: 'Your answers are sent',
  sentThanks: (workspace) => `Thank you. ${quoted(workspace)} will see them in the results of the poll.`,
  change: 'Change answers',
  changeHint: 'You can while this page is open.',
  newParticipant: 'New respondent',
  newParticipantHint: 'If someone else will answer on this device.',
  finish: 'Finish',
};
