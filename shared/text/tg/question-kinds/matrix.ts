import type { matrixAnswerText as Russian } from '../../ru/question-kinds/matrix.ts';
import type { Catalogue } from '../../catalogue.ts';

export const matrixAnswerText: Catalogue<typeof Russian> = {
  left: (count) => `Баҳо додан монд: ${count}`,
  unfinished: 'Ба ҳар фикр баҳо диҳед.',
  ends: (low, high) => `${low} — пасттарин, ${high} — баландтарин`,
};
