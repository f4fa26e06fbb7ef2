/** The languages the product speaks; each has a folder in shared/text. The first is spoken where nothing is known. */
export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** The language of this code; null for what is none that the product speaks. */
export function languageOf(code: unknown): Language | null {
  return LANGUAGES.find((language) => language === code) ?? null;
}

/**
 * Of the languages the product speaks the one that an `Accept-Language` header wants most (RFC 9110, 12.5.4); the
 * default where it wants none of them.
 */
export function languageWanted(header: string | undefined): Language {
  let [best, weight]: [Language, number] = [DEFAULT_LANGUAGE, 0];
  if (header === undefined) return best;
  for (const part of header.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';');
    const language = LANGUAGES.find((known) => range.trim().split('-', 1)[0] === known);
    const quality = qualityOf(parameters);
    if (language && quality > weight) [best, weight] = [language, quality];
  }
  return best;
}

/** How much a range is wanted, from 0 to 1; as much as can be where that is not said. */
function qualityOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
  return weight === undefined ? 1 : Number(weight.trim().slice(2));
}

/** What stands before every address in a language. */
export function prefixOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}
