import type { notesText as Russian } from '../../ru/people/notes.ts';
import type { Catalogue } from '../../catalogue.ts';
import { NOTE_SHARED_WITH } from '../../../rules/people/notes.ts';
import { NBSP } from '../format.ts';

/** Words about the notes of one-to-ones. */
export const notesText: Catalogue<typeof Russian> = {
  title: 'One-to-ones',
  write: 'Write a note',
  promise: 'A note is seen by you and those you name. No one else, not even the owner.',
  promiseToOwner:
    'A note is seen by you and those you name. You do not see other people’s notes either, although you are the owner.',
  none: 'There are no notes you can see yet.',
  noNotes: 'Notes are kept about those whom Tonus or Bitrix24 knows. Only the payroll file knows this person.',
  failed: 'Could not load the notes: ',
  more: 'Show more',
  readers: (others) =>
    others.length === 0 ? 'seen by you' : `${['you', ...others.slice(0, -1)].join(', ')} and ${others.at(-1)}`,
  author: (name) => `Author: ${name}`,
  authorLeft: 'The author has left the workspace',
  menu: (day) => `Actions for the note of ${day}`,
  change: 'Edit',
  remove: 'Delete',
  form: {
    label: 'Note of the conversation',
    day: 'Day of the conversation',
    text: 'What you talked about',
    share: 'Who else will see it',
    shareHint: 'Up to five members. If you choose no one, only you will see the note.',
    chosen: (count) => `${count} of${NBSP}${NOTE_SHARED_WITH} chosen`,
    loading: 'Loading members…',
    alone: 'So far it is only you in the workspace.',
    save: 'Save',
    saving: 'Saving…',
    failed: 'Could not save: ',
    written: 'Note saved',
    changed: 'Note changed',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'The note of the conversation is not saved yet and will be lost.',
    action: 'Leave',
  },
  removal: {
    title: 'Delete the note?',
    text: (day) => `The note of ${day} will disappear for everyone who sees it. It cannot be brought back.`,
    action: 'Delete note',
    done: 'Note deleted',
    failed: (message) => `Could not delete: ${message}`,
  },
};
