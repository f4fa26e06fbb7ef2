import type { Catalogue } from '../../catalogue.ts';
import type { financeValidation as Russian } from '../../ru/finance/validation.ts';

export const financeValidation: Catalogue<typeof Russian> = {
  moneyBounds: 'A sum is a number from 0 to ₽1,000,000,000',
  toTheKopeck: 'A sum has at most two decimal places',
  hoursBounds: 'Hours a month are a number from 0 to 744',
  monthWanted: 'Enter a month: the year and the number of the month, such as 2026-11',
  dayWanted: 'Enter a day: year, month and day, such as 2026-11-24',
  emptyText: 'Empty text: remove the field or fill it in',
  textTooLong: 'The text is at most 200 characters',
  wrongFileName: 'Invalid file name',
  fileNameTooLong: 'The file name is at most 255 characters',
  wrongVersion: 'Invalid version of the data',
  wrongLeaving: 'The reason for leaving is “voluntary” (own decision) or “employer” (the company’s decision)',
  leftTooEarly: 'The leaving date is before the hire date',
  reasonWithoutDay: 'Enter the leaving date: without it the reason means nothing',
  rowsWanted: 'Send the rows as a list',
  noRows: 'There is not a single row in the file',
  tooManyRows: 'At most 10,000 rows at a time: split the file',
  rowIsObject: 'A row is an object with fields',
  addressOrName: 'Enter an address or a name',
  shareBounds: 'The share of replacement is a number from 0.15 to 1',
  samePerson: (row) => `The same person as in record ${row}`,
};
