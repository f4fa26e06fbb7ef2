import type { Catalogue } from '../../catalogue.ts';
import type { letterFrame as Russian } from '../../ru/notifications/letter-frame.ts';
import { LANGUAGE } from '../format.ts';

export const letterFrame: Catalogue<typeof Russian> = {
  language: LANGUAGE,
  product: 'Tonus',
  greeting: 'Hello,',
  unsubscribe: 'Stop such emails',
};
