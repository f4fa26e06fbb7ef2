/** What the product speaks; the first is what it speaks to whoever has asked for nothing else. */
export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What stands before every address in a language. */
export function prefixOf(language: Language): string {
  return language === LANGUAGES[0] ? '' : `/${language}`;
}
