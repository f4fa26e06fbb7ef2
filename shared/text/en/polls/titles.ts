import type { Catalogue } from '../../catalogue.ts';
import type { pollTitles as Russian } from '../../ru/polls/titles.ts';

export const pollTitles: Catalogue<typeof Russian> = {
  copy: (title) => `Copy: ${title}`,
};
