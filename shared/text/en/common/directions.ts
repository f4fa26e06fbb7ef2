import type { directionText as Russian } from '../../ru/common/directions.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Which answers of a scale are the better ones, in words: as it is chosen, and as results remind of it. */
export const directionText: Catalogue<typeof Russian> = {
  names: {
    higher_is_better: 'Higher is better',
    lower_is_better: 'Higher is worse',
    neither: 'Not judged: neither good nor bad',
  },
  label: (position) => `Which scores are better in question ${position}`,
  unstated: 'Which is better? Choose',
  why: 'Until this is chosen, results will not say whether they are good or bad.',
  proposal: {
    higher_is_better: 'It looks like higher is better',
    lower_is_better: 'It looks like higher is worse',
    neither: 'It looks like neither good nor bad',
  },
  agree: 'Yes, that’s right',
  agreeLabel: (proposal, position) => `${proposal}: yes, that’s right for question ${position}`,
  lowerIsBetter: 'lower is better',
};
