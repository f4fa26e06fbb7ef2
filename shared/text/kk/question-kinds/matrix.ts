import type { matrixAnswerText as Russian } from '../../ru/question-kinds/matrix.ts';
import type { Catalogue } from '../../catalogue.ts';

export const matrixAnswerText: Catalogue<typeof Russian> = {
  left: (count) => `Бағалау қалды: ${count}`,
  unfinished: 'Әр пікірді бағалаңыз.',
  ends: (low, high) => `${low} — ең төмен, ${high} — ең жоғары`,
};
