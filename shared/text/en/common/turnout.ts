import type { turnoutText as Russian } from '../../ru/common/turnout.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, plural } from '../format.ts';

/** Words of how many have answered, where one bar says it. */
export const turnoutText: Catalogue<typeof Russian> = {
  atLeast: 'at least',
  fewerThanFive: 'fewer than five',
  nobody: 'no one has answered yet',
  of: (asked) => `of ${formatNumber(asked)}`,
  answers: (count) => plural(count, 'response', 'responses'),
  usual: (low, high) =>
    low === high
      ? `usually ${formatNumber(low)} by this day`
      : `usually ${formatNumber(low)} to ${formatNumber(high)} by this day`,
};
