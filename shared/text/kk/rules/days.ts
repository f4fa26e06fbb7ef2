import type { daysText as Russian } from '../../ru/rules/days.ts';
import type { Catalogue } from '../../catalogue.ts';
import { dayOfYear } from '../dates.ts';

export const daysText: Catalogue<typeof Russian> = {
  day: dayOfYear,
};
