import type {
  matrixAnswerText as RussianAnswer,
  matrixText as Russian,
  statementWords as RussianStatements,
} from '../../ru/question-kinds/matrix.ts';
import type { Catalogue } from '../../catalogue.ts';
import { STATEMENTS_MAX } from '../../../question-kinds/matrix.ts';
import { plural } from '../format.ts';

/** Words of statements that are rated on one scale, for those who ask. */
export const matrixText: Catalogue<typeof Russian> = {
  name: 'Statements',
  one: (statement, mean) => `Rated highest: ${statement}, average ${mean}`,
  ends: (best, bestMean, worst, worstMean) =>
    `Rated highest: ${best}, average ${bestMean}; lowest: ${worst}, ${worstMean}`,
  alike: (mean) => `All statements are rated the same: average ${mean}`,
  nothing: 'Too few scores to show them by statement',
  few: '– too few scores',
  head: ['Statement', 'Average', 'Probably from', 'Probably to', 'Scores'],
};

/** The same, for those who answer. */
export const matrixAnswerText: Catalogue<typeof RussianAnswer> = {
  left: (count) => `Left to rate: ${count}`,
  unfinished: 'Rate every statement.',
  ends: (low, high) => `${low} – lowest, ${high} – highest`,
};

/** Statements, as their author writes them. */
export const statementWords: Catalogue<typeof RussianStatements> = {
  one: (place) => `Statement ${place}`,
  another: 'Another statement',
  remove: (place) => `Delete statement ${place}`,
  hint: 'Enter adds a statement. You can paste a whole list, one statement a line.',
  full: `No more than ${STATEMENTS_MAX} statements fit.`,
  pasted: (count) => `Pasted: ${plural(count, 'statement', 'statements')}.`,
  lacks: {
    two: 'At least two statements are needed',
    tooMany: `No more than ${STATEMENTS_MAX} statements`,
    same: 'Some statements are the same',
    tooLong: 'A statement is longer than 200 characters',
  },
  file: {
    noList: 'the statements (“options”) must be a list of texts.',
    two: 'at least two statements (“options”) are needed.',
    tooMany: `more than ${STATEMENTS_MAX} statements.`,
    tooLong: 'a statement is longer than 200 characters.',
    same: 'some statements are the same.',
  },
};
