import { formatNumber, NBSP, quoted } from '../format.ts';

/** Words of what people were promised, which come with it. */
export const promisedText = {
  title: (count: number) => `Обещали людям и${NBSP}ещё делаем: ${formatNumber(count)}`,
  since: (day: string) => `с${NBSP}${day}`,
  by: (who: string) => `отвечает ${who}`,
  open: (title: string) => quoted(title),
  openOf: (title: string) => `Отметить сделанное в${NBSP}ответе на ${quoted(title)}`,
  more: (count: number) => `И ещё ${formatNumber(count)}: в${NBSP}ответах на опросы.`,
} as const;
