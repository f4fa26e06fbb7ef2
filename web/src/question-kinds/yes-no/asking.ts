import { YES_NO } from '#shared/rules/surveys.ts';
import type { Kind } from '../kind.ts';
import { optionsCard } from '../parts/options-card.tsx';
import { kindNames } from '#text/question-kinds/names.ts';

/** Yes or no. */
export const yesNo: Kind = {
  editor: { name: kindNames.yesNo, required: true, options: YES_NO, decidesBy: 'options' },
  card: optionsCard(),
};
