import type { Catalogue } from '../../catalogue.ts';
import type { occurrenceText as Russian } from '../../ru/rules/occurrence-name.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const occurrenceText: Catalogue<typeof Russian> = {
  week: (week) => `Week ${week}`,
  month: (month, year) => `${MONTHS[month - 1]} ${year}`,
  joined: (day, month, year) => `New members, ${day} ${MONTHS[month - 1]} ${year}`,
};
