import type { Catalogue } from '../../catalogue.ts';
import type { processingValidation as Russian } from '../../ru/processing/validation.ts';
import { plural } from '../format.ts';

export const processingValidation: Catalogue<typeof Russian> = {
  text: 'Write some text',
  tooLong: (max) => `At most ${plural(max, 'character', 'characters')}`,
  changed: 'Someone else has just changed the register. Reload the page and try again',
};
