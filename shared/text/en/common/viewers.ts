import type { viewersText as Russian } from '../../ru/common/viewers.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural } from '../format.ts';

/** What those who were asked are told of who has opened the results: how many, never who. */
export const viewersText: Catalogue<typeof Russian> = {
  seenBy: (count) =>
    count === 0
      ? 'No one has seen the results yet.'
      : `${plural(count, 'person has', 'people have')} seen the results.`,
};
