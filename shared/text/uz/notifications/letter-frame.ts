import type { Catalogue } from '../../catalogue.ts';
import type { letterFrame as Russian } from '../../ru/notifications/letter-frame.ts';

export const letterFrame: Catalogue<typeof Russian> = {
  language: 'uz',
  product: 'Tonus',
  greeting: 'Assalomu alaykum.',
  unsubscribe: 'Bunday xatlarni yubormaslik',
};
