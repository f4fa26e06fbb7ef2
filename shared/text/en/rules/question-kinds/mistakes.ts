import type { Catalogue } from '../../../catalogue.ts';
import type { mistakesText as Russian } from '../../../ru/rules/question-kinds/mistakes.ts';

export const mistakesText: Catalogue<typeof Russian> = {
  wrongField: {
    rating: 'The answer here is a score',
    matrix: 'Each statement is rated here',
    date: 'The answer here is a date',
    number: 'The answer here is a number',
    ranking: 'Options are put in order here',
    choosing: 'The answer here is chosen from options',
    writing: 'The answer here is in your own words',
  },
  choosing: {
    repeated: 'Options are repeated',
    few: 'At least two options are needed',
    unknown: 'There is no such option',
    several: 'Choose one option',
  },
  matrix: {
    repeated: 'Statements are repeated',
    few: 'At least two statements are needed',
    many: (most) => `There can be at most ${most} statements`,
    ratings: (statements) => `Ratings of all statements are needed, in order: ${statements}`,
    each: 'Rate each statement',
    one: 'Rate at least one statement',
  },
  ranking: {
    many: (most) => `At most ${most} options can be put in order`,
    all: 'Put all options in order, each once',
  },
  date: {
    days: 'Enter the first and the last day, from 1900 to 2100',
    order: 'The last day has to be later than the first',
  },
  number: {
    bounds: 'Bounds are whole numbers from 0 to a billion',
    order: 'The highest number has to be above the lowest',
    unit: 'A unit is a word or an abbreviation',
    unitTooLong: (most) => `A unit is at most ${most} characters`,
  },
};
