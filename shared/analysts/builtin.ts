import type { AnalystDescription } from './analyst.ts';

export const builtin: AnalystDescription = {
  name: 'Встроенный анализ',
  preparing: 'Готовим анализ, обычно это несколько секунд',
  usualSeconds: 20,
  asksModel: false,
  provider: null,
};
