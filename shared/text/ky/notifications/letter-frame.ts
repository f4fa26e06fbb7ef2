import type { Catalogue } from '../../catalogue.ts';
import type { letterFrame as Russian } from '../../ru/notifications/letter-frame.ts';

export const letterFrame: Catalogue<typeof Russian> = {
  language: 'ky',
  product: 'Тонус',
  greeting: 'Саламатсызбы.',
  unsubscribe: 'Мындай каттарды жөнөтпөө',
};
