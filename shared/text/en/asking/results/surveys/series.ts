import type { seriesText as Russian } from '../../../../ru/asking/results/surveys/series.ts';
import type { Catalogue } from '../../../../catalogue.ts';
import { plural } from '../../../format.ts';

/** Words of a survey among those with the same questions: the line of all of them, and two side by side. */
export const seriesText: Catalogue<typeof Russian> = {
  trend: {
    title: 'How it has changed',
    metric: 'What to compare',
    enps: 'eNPS',
    responses: 'How many answered',
    mean: (question) => `Average: ${question}`,
    few: 'The line will appear when at least two surveys have results.',
    loadFailed: 'The comparison of surveys did not load',
    series: (count) => `${plural(count, 'survey', 'surveys')} with the same questions`,
    head: ['Survey', 'Value', '95% interval', 'Answered'],
    band: 'The bar is the 95% interval of each survey together with day-to-day noise, so it is wider than that of its own result.',
    bandOrChange: 'Whether anything has changed by more than chance is told by the comparison beside it.',
    noValue: '—',
    range: (low, high) => `from ${low} to ${high}`,
    open: 'still open',
    current: 'this survey',
  },

  comparison: {
    title: 'What has changed',
    details: 'What has changed, in detail',
    tableLabel: 'Changes as a table',
    with: 'Compare with the survey',
    loadFailed: 'The comparison failed',
    same: 'cannot be told from what it was',
    higher: 'higher by more than chance',
    lower: 'lower by more than chance',
    judged: (moved, verdict) => `${moved}, which is ${verdict}`,
    unknown: 'cannot be compared: one of the surveys has few responses',
    nothing: 'These surveys have no scored questions in common.',
    found: (count) =>
      count === 0
        ? 'Nothing has changed by more than chance'
        : `Changed by more than chance: ${plural(count, 'figure', 'figures')}`,
    head: { question: 'Question', difference: 'Difference', verdict: 'What it means' },
    enps: 'eNPS',
    noValue: '—',
    difference: (value, low, high) => `${value}, probably from ${low} to ${high}`,
    silent:
      'Adjusted for non-respondents – in case dissatisfied people answered up to one and a half times less or more often than the rest in one of the two surveys.',
    correction:
      'Adjusted for the number of comparisons and for the fact that people answer differently from day to day even for no reason.',
  },
};
