import type { Catalogue } from '../../catalogue.ts';
import type { letterFrame as Russian } from '../../ru/notifications/letter-frame.ts';

export const letterFrame: Catalogue<typeof Russian> = {
  language: 'tg',
  product: 'Тонус',
  greeting: 'Ассалому алайкум.',
  unsubscribe: 'Чунин мактубҳоро нафиристодан',
};
