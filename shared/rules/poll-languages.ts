import type { Language } from './languages.ts';

/**
 * The languages people answer polls in, by their tags (BCP 47): those of the site and those of many who work in Russia.
 * The pages of respondents, and what is sent to them, speak all of them; the rest of the site speaks LANGUAGES.
 */
export const POLL_LANGUAGES = ['ru', 'en', 'kk', 'uz', 'uz-Cyrl', 'tg', 'ky'] as const;
export type PollLanguage = (typeof POLL_LANGUAGES)[number];

/** What each calls itself, for whoever reads no other. */
export const POLL_LANGUAGE_NAMES: Readonly<Record<PollLanguage, string>> = {
  ru: 'Русский',
  en: 'English',
  kk: 'Қазақша',
  uz: 'Oʻzbekcha',
  'uz-Cyrl': 'Ўзбекча',
  tg: 'Тоҷикӣ',
  ky: 'Кыргызча',
};

/** The language of this tag; null for what is none that polls can be answered in. */
export function pollLanguageOf(tag: unknown): PollLanguage | null {
  return POLL_LANGUAGES.find((language) => language === tag) ?? null;
}

/** The language of the site for somebody who answers polls in this one. */
export function siteLanguageFor(language: PollLanguage): Language {
  return language === 'en' ? 'en' : 'ru';
}
