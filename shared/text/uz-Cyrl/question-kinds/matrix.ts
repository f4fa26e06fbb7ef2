import type { matrixAnswerText as Russian } from '../../ru/question-kinds/matrix.ts';
import type { Catalogue } from '../../catalogue.ts';

export const matrixAnswerText: Catalogue<typeof Russian> = {
  left: (count) => `Баҳолаш қолди: ${count}`,
  unfinished: 'Ҳар бир фикрни баҳоланг.',
  ends: (low, high) => `${low} — энг паст, ${high} — энг юқори`,
};
