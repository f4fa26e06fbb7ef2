import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/rules/languages.ts';
import { LANGUAGE } from '#text/format.ts';

const PREFIX = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`);

/** What stands before every address of this page: «/en» where the address names a language, else nothing. */
export function prefixIn(pathname: string): string {
  return PREFIX.exec(pathname)?.[0] ?? '';
}

/** An address without its language. */
export function withoutLanguage(pathname: string): string {
  return pathname.slice(prefixIn(pathname).length) || '/';
}

/** The same place of the product in another language. */
export function inLanguage(language: Language, { pathname, search, hash }: Location = window.location): string {
  return `/${language}${withoutLanguage(pathname)}${search}${hash}`;
}

/**
 * Puts the language of this page into its address where that names none and it is not the usual one: what the browser
 * wanted is then what a reload shows, and where links lead.
 */
export function nameLanguage(): void {
  if (LANGUAGE === DEFAULT_LANGUAGE || prefixIn(window.location.pathname) !== '') return;
  window.history.replaceState(window.history.state, '', inLanguage(LANGUAGE));
}
