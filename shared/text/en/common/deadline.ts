import type { deadlineText as Russian } from '../../ru/common/deadline.ts';
import type { Catalogue } from '../../catalogue.ts';
/** A deadline being chosen, and how long it is until then. */
export const deadlineText: Catalogue<typeof Russian> = {
  field: 'Deadline for answers',
  fieldHint: 'Optional. After it, answers are not accepted.',
  presets: 'Quick choice of deadline',
  days: { 3: '3\u00a0days', 7: 'a week', 14: '2\u00a0weeks' },
  clear: 'no deadline',
  until: (moment) => `until ${moment}`,
  mustBeFuture: 'This deadline has already passed: choose a later one',
  incomplete: 'Enter both the date and the time',
};
