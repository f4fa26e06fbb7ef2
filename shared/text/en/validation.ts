import type { Catalogue } from '../catalogue.ts';
import type { commonValidation as Russian } from '../ru/validation.ts';

export const commonValidation: Catalogue<typeof Russian> = {
  checkYear: 'Check the year',
  idWanted: 'Give an identifier',
  wrongId: 'Invalid identifier',
  wrongDate: 'Invalid date',
  wrongPosition: 'Invalid position in the list',
  trueOrFalse: 'Give true or false',
  oneLine: 'Remove line breaks and control characters',
  noLink: 'Remove the link',
  pageSizeWhole: 'The size of a page is a whole number',
  pageSizeLeast: 'The size of a page is at least 1',
  pageSizeMost: (max) => `The size of a page is at most ${max}`,
  emailWanted: 'Email is required',
  wrongEmail: 'Enter a valid email',
  emailEmpty: 'Email cannot be empty',
  wrongEmailAddress: 'Enter a valid email address',
};
