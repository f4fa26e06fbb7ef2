import type { matrixAnswerText as Russian } from '../../ru/question-kinds/matrix.ts';
import type { Catalogue } from '../../catalogue.ts';

export const matrixAnswerText: Catalogue<typeof Russian> = {
  left: (count) => `Баалоо калды: ${count}`,
  unfinished: 'Ар бир пикирди баалаңыз.',
  ends: (low, high) => `${low} — эң төмөн, ${high} — эң жогору`,
};
