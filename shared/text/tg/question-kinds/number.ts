import type { numberAnswerText as Russian } from '../../ru/question-kinds/number.ts';
import type { Catalogue } from '../../catalogue.ts';

export const numberAnswerText: Catalogue<typeof Russian> = {
  between: (min, max) => `Аз ${min} то ${max}`,
  none: 'ҳоло ҷавоб нест',
};
