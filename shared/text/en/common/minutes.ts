import type { minutesText as Russian } from '../../ru/common/minutes.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural } from '../format.ts';

/** “about 3 minutes”. */
export const minutesText: Catalogue<typeof Russian> = (count) =>
  count === 1 ? 'about a minute' : `about ${plural(count, 'minute', 'minutes')}`;
