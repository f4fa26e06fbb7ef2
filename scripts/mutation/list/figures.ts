import type { Guard } from '../guard.ts';

const ESTIMATE = 'shared/rules/statistics/estimate.ts';
const ESTIMATES = 'shared/rules/statistics/estimate.test.ts';
const COUNTS = 'functions/data/response-counts.ts';
const COUNTED = 'functions/data/response-counts.test.ts';
const COMPARISON = 'web/src/features/polls/results/lib/trend.ts';
const COMPARED = 'web/src/features/polls/results/lib/trend.test.ts';

/** Without these, results claim more than the answers bear. */
export const figures: readonly Guard[] = [
  {
    name: 'figures: intervals of few answers are those of Student',
    file: ESTIMATE,
    from: 'const reach = tQuantile95(n - 1) * error;',
    to: 'const reach = 1.96 * error;',
    test: ESTIMATES,
    only: /nobody knows how many were asked/,
  },
  {
    name: 'figures: made-up answers weigh less where nearly all have answered',
    file: ESTIMATE,
    from: 'adjusted(values, counts, added, left)',
    to: 'adjusted(values, counts, added, 1)',
    test: ESTIMATES,
    only: /whatever it is/,
  },
  {
    name: 'figures: continuity of half a person',
    file: ESTIMATE,
    from: 'person;\n  return around',
    to: '0;\n  return around',
    test: ESTIMATES,
    only: /whatever it is/,
  },
  {
    name: 'figures: no interval beyond what the silent leave',
    file: ESTIMATE,
    from: 'around(Math.max(bounds.low, finite.centre - reach), Math.min(bounds.high, finite.centre + reach))',
    to: 'around(finite.centre - reach, finite.centre + reach)',
    test: ESTIMATES,
    only: /bounds the silent leave/,
  },
  {
    name: 'figures: none below five answers',
    file: ESTIMATE,
    from: 'if (n < smallest) return null;',
    to: '',
    test: ESTIMATES,
    only: /nothing below five/,
  },
  {
    name: 'figures: a trend is no surer than its runs',
    file: 'shared/rules/statistics/trend.ts',
    from: 'Math.max(1, misfit / degrees)',
    to: '(misfit / degrees)',
    test: 'shared/rules/statistics/trend.test.ts',
    only: /no surer than/,
  },
  {
    name: 'figures: a trend knows the noise of days',
    file: 'shared/rules/statistics/trend.ts',
    from: 'errors.map((error) => 1 / (error + days)),',
    to: 'errors.map((error) => 1 / (error + 0 * days)),',
    test: 'shared/rules/statistics/trend.test.ts',
    only: /hardly more often/,
  },
  {
    name: 'figures: open runs are not compared',
    file: COMPARISON,
    from: '!open && value !== null',
    to: 'value !== null',
    test: COMPARED,
    only: /still open/,
  },
  {
    name: 'figures: runs that asked something else are not compared',
    file: COMPARISON,
    from: 'closed.slice(closed.findLastIndex(({ text }) => text !== to.text) + 1)',
    to: 'closed',
    test: COMPARED,
    only: /asked the same/,
  },
  {
    name: 'figures: changes carry the noise of a day',
    file: COMPARISON,
    from: 'const estimate = estimateOf(figures, metric, null);',
    to: 'const estimate = estimateOf(figures, metric, figures.people_asked);',
    test: COMPARED,
    only: /compares them without it/,
  },
  {
    name: 'figures: what is left out is told',
    file: COUNTS,
    from: 'error: error + least',
    to: 'error',
    test: COUNTED,
    only: /hold to their error/,
  },
  {
    name: 'figures: a late answer many give finds a place',
    file: COUNTS,
    from: 'if (used.length > 0 && fits(lowered))',
    to: 'if (used.length < 0 && fits(lowered))',
    test: COUNTED,
    only: /find an answer many give/,
  },
  {
    name: 'figures: every question has its part of the room',
    file: COUNTS,
    from: 'Math.max(own + room, VALUES_MAX_LENGTH / length)',
    to: '(own + room)',
    test: COUNTED,
    only: /its part of the room/,
  },
  {
    name: 'figures: what looks like a formula stays text in a workbook',
    file: 'web/src/lib/export-xlsx.ts',
    from: 'FORMULA.test(text) ? QUOTED_STYLE : style',
    to: 'style',
    test: 'web/src/features/polls/results/lib/export.test.ts',
    only: /everything else as text that does not run/,
  },
  {
    name: 'figures: quotes stand in no order that tells who came first',
    file: 'web/src/features/polls/results/lib/quotes.ts',
    from: '    first.sort((a, b) => (a.key < b.key ? -1 : 1));\n',
    to: '',
    test: 'web/src/features/polls/results/lib/quotes.test.ts',
    only: /says nothing about when they came/,
  },
];
