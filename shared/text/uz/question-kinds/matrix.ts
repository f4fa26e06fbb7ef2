import type { matrixAnswerText as Russian } from '../../ru/question-kinds/matrix.ts';
import type { Catalogue } from '../../catalogue.ts';

export const matrixAnswerText: Catalogue<typeof Russian> = {
  left: (count) => `Baholash qoldi: ${count}`,
  unfinished: 'Har bir fikrni baholang.',
  ends: (low, high) => `${low} — eng past, ${high} — eng yuqori`,
};
