import { NBSP } from '../format.ts';

/** Words of days, for those who ask. */
export const dateText = {
  name: 'Дата',
  called: (from: string, to: string) => `Дата с${NBSP}${from} по${NBSP}${to}`,
  range: (months: string) => `Все ответы: ${months}`,
  from: 'Первый день',
  to: 'Последний день',
  of: (field: string, position: number) => `${field}, вопрос ${position}`,
} as const;

/** The same, for those who answer. */
export const dateAnswerText = {
  between: (from: string, to: string) => `С ${from} по ${to}`,
} as const;
