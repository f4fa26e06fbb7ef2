import type { dateAnswerText as RussianAnswer, dateText as Russian } from '../../ru/question-kinds/date.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Words of days, for those who ask. */
export const dateText: Catalogue<typeof Russian> = {
  name: 'Date',
  called: (from, to) => `Date from ${from} to ${to}`,
  range: (months) => `All answers: ${months}`,
  from: 'First day',
  to: 'Last day',
  of: (field, position) => `${field}, question ${position}`,
};

/** The same, for those who answer. */
export const dateAnswerText: Catalogue<typeof RussianAnswer> = {
  between: (from, to) => `From ${from} to ${to}`,
};
