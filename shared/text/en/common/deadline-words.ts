import type { deadlineWordsText as Russian } from '../../ru/common/deadline-words.ts';
import type { Catalogue } from '../../catalogue.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A deadline as people speak of it in a list. */
export const deadlineWordsText: Catalogue<typeof Russian> = {
  none: 'no deadline',
  over: 'deadline passed',
  today: (time) => `today until ${time}`,
  tomorrow: 'tomorrow is the last day',
  dayAfter: 'the day after tomorrow is the last day',
  weekday: (weekday, date) => `until ${WEEKDAYS[weekday]}, ${date}`,
  until: (date) => `until ${date}`,
};
