import { NBSP } from '../rules/plural.ts';
import type { AnalystDescription } from './analyst.ts';

export const gigachat: AnalystDescription = {
  name: 'GigaChat',
  preparing: `Готовим анализ, обычно это 20–40${NBSP}секунд`,
  usualSeconds: 60,
  asksModel: true,
  provider: 'gigachat',
};
