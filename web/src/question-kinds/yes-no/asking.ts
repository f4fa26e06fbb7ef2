import { YES_NO } from '#shared/rules/surveys.ts';
import type { Kind } from '../kind.ts';
import { optionsCard } from '../parts/options-card.tsx';

/** «Да» or «Нет». */
export const yesNo: Kind = {
  editor: { name: 'Да или нет', required: true, options: YES_NO, decidesBy: 'options' },
  card: optionsCard(),
};
