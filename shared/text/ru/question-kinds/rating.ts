import { formatNumber, NBSP, quoted } from '../format.ts';
import { likely } from './parts.ts';

/** Words of questions on a scale. */
export const ratingText = {
  name: 'Шкала',
  add: 'Шкала 0–10',
  scales: { '0-10': '0–10', '1-5': '1–5' },
  scaleLabel: (position: number) => `Шкала вопроса ${position}`,
  endsHint: {
    '0-10': 'Что значат края, скажите в вопросе: «0 — очень плохо, 10 — отлично»',
    '1-5': 'Что значат края, скажите в вопросе: «1 — очень плохо, 5 — отлично»',
  },

  file: {
    scale: (given: string) => `неизвестная шкала ${quoted(given)}. Подходят «0-10» и «1-5».`,
    direction: (given: string) =>
      `неизвестно, какие оценки лучше: ${quoted(given)}. Подходят «higher_is_better», «lower_is_better» и «neither».`,
  },

  mean: (value: string, low: string, high: string) => `Среднее ${likely(value, low, high)}`,
  percent: (whole: number) => `${formatNumber(whole)}${NBSP}%`,
  favourable: (scores: string, share: string) => `Хорошие оценки (${scores}) — ${share}.`,
  favourableOf: {
    higher_is_better: { '1-5': '4 и 5', '0-10': '9 и 10' },
    lower_is_better: { '1-5': '1 и 2', '0-10': '0 и 1' },
  },
  lowerIsBetter: 'Здесь меньше — лучше.',
  score: 'Оценка',
} as const;
