import type { Catalogue } from '../../catalogue.ts';
import type { stagePollsText as Russian } from '../../ru/ready/stage-polls.ts';

export const stagePollsText: Catalogue<typeof Russian> = {
  day_30: {
    title: 'The first 30 days',
    goal: 'To learn what gets in the way of new colleagues in the first month, and put it right before probation ends',
  },
  day_60: {
    title: 'The first 60 days',
    goal: 'To learn whether new colleagues have enough time, information and feedback',
  },
  day_90: {
    title: 'The first 90 days',
    goal: 'To learn whether those who have finished probation will stay, and what keeps them',
  },
  left: {
    title: 'After leaving',
    goal: 'To see what makes people leave and what could have been changed earlier',
  },
};
