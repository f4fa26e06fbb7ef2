import type { Catalogue } from '../../catalogue.ts';
import type { letterFrame as Russian } from '../../ru/notifications/letter-frame.ts';

export const letterFrame: Catalogue<typeof Russian> = {
  language: 'uz-Cyrl',
  product: 'Тонус',
  greeting: 'Ассалому алайкум.',
  unsubscribe: 'Бундай хатларни юбормаслик',
};
