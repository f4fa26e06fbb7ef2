import { YES_NO } from '#shared/rules/surveys.ts';
import type { Kind } from '../kind.ts';
import { optionFigures } from '../parts/option-figures.tsx';

/** «Да» or «Нет». */
export const yesNo: Kind = {
  editor: { name: 'Да или нет', required: true, options: YES_NO, decidesBy: 'options' },
  figures: optionFigures(),
};
