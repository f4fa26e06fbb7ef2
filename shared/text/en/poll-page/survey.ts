import type { surveyPageText as Russian } from '../../ru/poll-page/survey.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What the public page of a survey says differently from that of a poll. */
export const surveyPageText: Catalogue<typeof Russian> = {
  notFound: 'Poll not found',
  notFoundHint:
    'The link has a mistake in it, or it has been replaced by a new one. Ask whoever sent it for the new one.',
  changesHint: 'The people who asked will tell you what changed after the answers.',
};
