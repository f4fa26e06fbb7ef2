import type { financeText as Russian } from '../../ru/common/finance.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Words that the screens of finance share. */
export const financeText: Catalogue<typeof Russian> = {
  title: 'Finance',
  tabsLabel: 'Finance pages',
  tabs: {
    overview: 'Overview',
    turnover: 'Departures',
    rules: 'Rules',
    offers: 'Partner offers',
  },
  noRightTitle: 'Not everyone can see finance',
  noRight:
    'There are salaries here, so the section is open to the owner and to those the owner has given access. Ask the owner to open it for you on the “Team” page.',
  importTitle: 'Upload data',
  disclosure: { show: 'How we worked this out', hide: 'Hide' },
};
