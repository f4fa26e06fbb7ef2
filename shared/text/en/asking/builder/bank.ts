import type { bankText as Russian } from '../../../ru/asking/builder/bank.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { plural } from '../../format.ts';

/** The bank of ready questions. */
export const bankText: Catalogue<typeof Russian> = {
  title: 'Question bank',
  search: 'Find a question',
  themesLabel: 'Themes',
  found: (count) => `Found: ${plural(count, 'question', 'questions')}`,
  nothing: 'There is no such question in the bank. You can write your own.',
  taken: { poll: 'already in the poll', survey: 'already in the survey' },
  add: (count) => (count === 0 ? 'Choose questions' : `Add ${plural(count, 'question', 'questions')}`),
  failed: 'This did not load. Reload the page and try again.',
};
