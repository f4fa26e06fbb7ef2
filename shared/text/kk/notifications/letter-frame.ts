import type { Catalogue } from '../../catalogue.ts';
import type { letterFrame as Russian } from '../../ru/notifications/letter-frame.ts';

export const letterFrame: Catalogue<typeof Russian> = {
  language: 'kk',
  product: 'Тонус',
  greeting: 'Сәлеметсіз бе,',
  unsubscribe: 'Мұндай хаттарды жібермеу',
};
