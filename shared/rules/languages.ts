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
  const wanted = (header ?? '').split(',').flatMap((part) => {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const language = LANGUAGES.find((known) => range === known || range.startsWith(`${known}-`));
    const quality = weight === undefined ? 1 : Number(weight.slice(2));
    return language && quality > 0 ? [{ language, quality }] : [];
  });
  return wanted.toSorted((a, b) => b.quality - a.quality)[0]?.language ?? DEFAULT_LANGUAGE;
}

/** What stands before every address in a language. */
export function prefixOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}
