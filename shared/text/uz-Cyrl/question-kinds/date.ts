import type { dateAnswerText as Russian } from '../../ru/question-kinds/date.ts';
import type { Catalogue } from '../../catalogue.ts';

export const dateAnswerText: Catalogue<typeof Russian> = {
  between: (from, to) => `${from} – ${to} оралиғида`,
};
