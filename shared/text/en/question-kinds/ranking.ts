import type { rankingAnswerText as RussianAnswer, rankingText as Russian } from '../../ru/question-kinds/ranking.ts';
import type { Catalogue } from '../../catalogue.ts';
import { RANKED_MAX } from '../../../question-kinds/ranking.ts';

/** Words of options in an order, for those who ask. */
export const rankingText: Catalogue<typeof Russian> = {
  name: 'By importance',
  tooMany: `No more than ${RANKED_MAX} options can be put in order`,
  first: (option, mean) => `Most important: ${option}, average place ${mean}`,
  alike: (options) => `Equally important: ${options}`,
  place: (mean) => `place ${mean}`,
  mean: (value) => `Average ${value}`,
  about: (range, firsts) => `${range}. Put first by ${firsts}`,
  head: ['Option', 'Average place', 'Put first', 'Share'],
  lower: 'Place 1 is the most important. The bar is where the average probably lies; further right is more important.',
};

/** The same, for those who answer. */
export const rankingAnswerText: Catalogue<typeof RussianAnswer> = {
  begin: 'Use the arrows to move what matters most to the top. Until something is moved, there is no answer.',
  asIs: 'The order is right as it is',
  unfinished: 'Put all the options in order.',
  up: (option) => `${option}: up`,
  down: (option) => `${option}: down`,
  place: (option, place, all) => `${option}: place ${place} of ${all}`,
};
