import type { codePageText as Russian } from '../../ru/poll-page/code.ts';
import type { Catalogue } from '../../catalogue.ts';

export const codePageText: Catalogue<typeof Russian> = {
  title: 'The code from a sheet',
  hint: 'Type the ten signs: capitals or small letters, with or without the hyphen.',
  label: 'Code',
  open: 'Open the poll',
  incomplete: 'A code has ten signs: digits from 2 to 9 and letters',
};
