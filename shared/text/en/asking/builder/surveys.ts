import type { surveyText as Russian } from '../../../ru/asking/builder/surveys.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { plural } from '../../format.ts';

/** What is of surveys alone: the page, whom they ask, how they are saved. */
export const surveyText: Catalogue<typeof Russian> = {
  newTitle: 'New survey',
  editTitle: 'Survey',
  back: 'Surveys',
  header: { untitled: 'New survey', placeholder: 'Title of the survey' },
  noRight: 'Surveys are prepared by the owner, HR and managers.',
  notFoundTitle: 'Survey not found',
  notFound: 'It has been deleted, or it belongs to another workspace.',
  toList: 'Go to surveys',
  loadFailed: 'Could not load the survey',
  exampleButton: 'Show an example',

  add: {
    import: 'Import',
    sets: 'Ready set',
  },

  undo: {
    replacedBySet: 'A ready set has been taken; you can edit it.',
    replacedByFile: 'The questions come from the file.',
    replacedByPoll: 'The questions come from the poll.',
    replacedByNewest: 'The new version is shown.',
    restored: (when) => `Here is what did not get saved (${when}).`,
    startOver: 'Discard this',
  },

  problems: {
    title: 'Give the survey a title',
    roles: 'Choose roles',
    users: 'Choose who to ask',
  },

  saving: {
    saved: (time) => `draft saved at ${time}`,
    savedBefore: 'draft saved',
    saving: 'saving…',
    offline: 'no connection: the draft is on this device, we will save it ourselves',
    incomplete: (count) => `draft on this device: ${plural(count, 'mistake', 'mistakes')} left to correct`,
    onDevice: 'the draft is only on this device so far',
    refused: 'draft on this device: the server did not take it',
    conflict: 'not saved: there is another version',
    create: 'Save draft',
    newer: (when) =>
      `While you were editing, someone else saved the survey (${when}). Your text is still here and is not saved yet.`,
    takeNewest: 'Show that version',
    overwrite: 'Save mine over it',
    launchedMeanwhile:
      'While you were editing, the survey was opened. The questions do not change any more, and your edits have stayed on this device.',
    keepMine: 'Download my edits',
    dropMine: 'Delete them from here',
  },
};
