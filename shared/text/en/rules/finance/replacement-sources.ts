import type { Catalogue } from '../../../catalogue.ts';
import type { replacementSourcesText as Russian } from '../../../ru/rules/finance/replacement-sources.ts';

export const replacementSourcesText: Catalogue<typeof Russian> = {
  share: { simple: '16%', most: '21%', calculator: '20%', consultants: '50–200%' },
  about: {
    simple: 'Simple work where people change often: the median of studies that worked out replacement from expenses.',
    most: 'The median of 27 estimates from 11 studies, without doctors and top executives. That is why 20% is the default.',
    calculator: 'The default of Culture Amp’s calculator.',
    consultants:
      'An estimate by consultants, the calculation is not published. Nearer to managers and rare specialists.',
  },
};
