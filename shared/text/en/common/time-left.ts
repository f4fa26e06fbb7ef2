import type { timeLeftText as Russian } from '../../ru/common/time-left.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural } from '../format.ts';

/** How long it is until a deadline. */
export const timeLeftText: Catalogue<typeof Russian> = {
  lessThanMinute: 'less than a minute left',
  minutes: (count) => `${plural(count, 'minute', 'minutes')} left`,
  hours: (count) => `${plural(count, 'hour', 'hours')} left`,
  days: (count) => `${plural(count, 'day', 'days')} left`,
};
