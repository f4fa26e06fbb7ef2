import type { ratingText as Russian } from '../../ru/question-kinds/rating.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, quoted } from '../format.ts';
import { likely } from './parts.ts';

/** Words of questions on a scale. */
export const ratingText: Catalogue<typeof Russian> = {
  name: 'Scale',
  add: 'Scale 0–10',
  scales: { '0-10': '0–10', '1-5': '1–5' },
  scaleLabel: (position) => `Scale of question ${position}`,
  endsHint: {
    '0-10': 'Say in the question what the ends mean: “0 – very bad, 10 – excellent”',
    '1-5': 'Say in the question what the ends mean: “1 – very bad, 5 – excellent”',
  },

  file: {
    scale: (given) => `unknown scale ${quoted(given)}. “0-10” and “1-5” will do.`,
    direction: (given) =>
      `it is not clear which scores are better: ${quoted(given)}. “higher_is_better”, “lower_is_better” and “neither” will do.`,
  },

  mean: (value, low, high) => `Average ${likely(value, low, high)}`,
  percent: (whole) => `${formatNumber(whole)}%`,
  favourable: (scores, share) => `Good scores (${scores}) – ${share}.`,
  favourableOf: {
    higher_is_better: { '1-5': '4 and 5', '0-10': '9 and 10' },
    lower_is_better: { '1-5': '1 and 2', '0-10': '0 and 1' },
  },
  lowerIsBetter: 'Lower is better here.',
  score: 'Score',
};
