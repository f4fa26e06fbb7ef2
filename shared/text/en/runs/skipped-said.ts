import type { Catalogue } from '../../catalogue.ts';
import type { skippedSaid as Russian } from '../../ru/runs/skipped-said.ts';

export const skippedSaid: Catalogue<typeof Russian> = {
  nobody: 'There is no one to ask: no one is in the chosen roles and teams',
  fewer: 'An anonymous run asks at least five people, and there are fewer now',
  joinedAnonymous: 'The poll has become anonymous: one newcomer cannot be asked anonymously',
  forOne: 'The poll now asks one person with their name: that way everyone cannot be asked at once',
  enough: 'People have already been asked as many questions as the limit for 30 days allows',
  late: 'The time of the run passed while the service was down',
};
