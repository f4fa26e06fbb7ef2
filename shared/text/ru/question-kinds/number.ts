import { formatNumber, NBSP } from '../format.ts';

/** Words of whole numbers, for those who ask. */
export const numberText = {
  name: 'Число',
  called: (min: string, max: string) => `Число от${NBSP}${min} до${NBSP}${max}`,
  from: 'Наименьшее число',
  to: 'Наибольшее число',
  unit: 'Единица',
  unitExample: 'ч, рублей',
  of: (field: string, position: number) => `${field}, вопрос ${position}`,
  mean: (said: string) => `Среднее ${said}`,
  meanAbout: (said: string) => `Среднее — примерно ${said}`,
  noMean: 'Числа названы разные',
  about: (step: number) =>
    `Числа собраны по${NBSP}${formatNumber(step)}, среднее считается по серединам и потому примерное.`,
} as const;

/** The same, for those who answer. */
export const numberAnswerText = {
  between: (min: string, max: string) => `От ${min} до ${max}`,
  none: 'ответа пока нет',
} as const;
