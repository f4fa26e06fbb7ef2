import type { recordText as Russian } from '../../ru/finance/record.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, plural } from '../format.ts';

/** Words of how predictions have done. */
export const recordText: Catalogue<typeof Russian> = {
  title: 'Do the forecasts come true?',
  list: { about: 'what we said and what came', show: 'What we said and what came' },
  said: {
    head: ['Period', 'We said', 'What came'],
    made: (day) => `shown on ${day}`,
  },
  past: {
    title: 'Checked on your own data',
    note: 'We did not say this at the time. We worked it out today in the same way, with everything that happened after the start of the period hidden.',
    head: ['Period', 'We would have said', 'What came'],
  },
  span: (from, until) => `${from} to ${until}`,
  held: 'came true',
  missed: 'did not come true',
  open: 'the period is not over yet',
  overlaps: 'not counted: the period overlaps an earlier one',

  nothingYet: 'What is shown here cannot be compared with anything yet.',
  nothingBefore: (day) =>
    `What is shown here cannot be compared with anything yet: the first period ends on ${day}, and we will compare once that day is in the data.`,
  came: (checked, held) =>
    checked === 1
      ? `There is one forecast so far: it ${held === 0 ? 'did not come' : 'came'} true`
      : `Of ${plural(checked, 'forecast', 'forecasts')}, ${held === 0 ? 'none' : formatNumber(held)} came true`,
  wouldHaveCome: (checked, held) =>
    checked === 1
      ? `Over the past six months, such a forecast would ${held === 0 ? 'not have' : 'have'} come true`
      : `Over ${plural(checked, 'past half-year', 'past half-years')}, such a forecast would ${
          held === 0 ? 'not have come true once' : `have come true ${times(held)}`
        }`,
  judged: {
    less_often: (promise) =>
      `, less often than the promised ${promise}. The real spread is wider than the interval says: allow for more.`,
    as_promised: (promise, low, high) =>
      `, with ${promise} promised. That does not contradict the promise; all it shows is that ${formatNumber(low)} to ${formatNumber(high)}% of such forecasts come true.`,
    too_few: (needed) => `. It is too early to tell: that takes ${formatNumber(needed)} periods that do not overlap.`,
  },
  outOf: (part, all) => `${part} of ${all}`,
};

function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${formatNumber(count)} times`;
}
