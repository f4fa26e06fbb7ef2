import type { peoplePickerText as Russian } from '../../ru/common/people-picker.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber } from '../format.ts';

/** Words of choosing people by name. */
export const peoplePickerText: Catalogue<typeof Russian> = {
  people: 'People',
  search: 'Name or address',
  more: (shown, found) => `${formatNumber(shown)} of ${formatNumber(found)} are shown: narrow the search.`,
  nobodyFound: 'No one found.',
};
