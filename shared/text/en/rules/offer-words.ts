import type { Catalogue } from '../../catalogue.ts';
import type { offerWords as Russian } from '../../ru/rules/offer-words.ts';

export const offerWords: Catalogue<typeof Russian> = {
  course: 'courses',
  conference: 'conferences',
  gym: 'a gym',
  psychologist: 'a psychologist',
};
