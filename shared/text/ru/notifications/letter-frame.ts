import { LANGUAGE } from '../format.ts';

/** What every letter says around its own words. */
export const letterFrame = {
  /** In which language a letter is. */
  language: LANGUAGE,
  product: 'Тонус',
  greeting: 'Здравствуйте.',
  unsubscribe: 'Не присылать такие письма',
} as const;
