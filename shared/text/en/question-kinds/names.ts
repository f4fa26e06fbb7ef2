import type { kindNames as Russian } from '../../ru/question-kinds/names.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What kinds of questions are called that have no other words of their own. */
export const kindNames: Catalogue<typeof Russian> = {
  one: 'One of a list',
  several: 'Several',
  yesNo: 'Yes or no',
  line: 'Short text',
  words: 'Text',
};
