import type { Catalogue } from '../../../catalogue.ts';
import type { verdictTexts as Russian } from '../../../ru/rules/finance/verdicts.ts';

const PLAIN = {
  better: 'better, by more than chance',
  worse: 'worse, by more than chance',
  may_be_chance: 'may be chance',
  too_early: 'too early to tell',
  not_measured: 'cannot be seen yet',
} as const;

export const verdictTexts: Catalogue<typeof Russian> = {
  plain: PLAIN,
  compared: {
    ...PLAIN,
    better: 'better than with the others over the same time, by more than chance',
    worse: 'worse than with the others over the same time, by more than chance',
    may_be_chance: 'the difference from the others may be chance',
  },
};
