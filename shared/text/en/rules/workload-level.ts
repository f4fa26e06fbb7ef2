import type { Catalogue } from '../../catalogue.ts';
import type { levelWords as Russian } from '../../ru/rules/workload-level.ts';

export const levelWords: Catalogue<typeof Russian> = {
  high: 'high',
  medium: 'noticeable',
  low: 'low',
};
