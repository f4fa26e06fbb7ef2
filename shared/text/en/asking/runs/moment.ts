import type { momentText as Russian } from '../../../ru/asking/runs/moment.ts';
import type { Catalogue } from '../../../catalogue.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A moment by the clocks of Moscow, as a part of a sentence. */
export const momentText: Catalogue<typeof Russian> = {
  at: (weekday, day, time) => `on ${WEEKDAYS[weekday - 1]!} ${day} at ${time}`,
};
