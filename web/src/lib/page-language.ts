import { DEFAULT_LANGUAGE, languageOf, LANGUAGES, type Language } from '#shared/rules/languages.ts';
import { LANGUAGE } from '#text/format.ts';
import { safeStorage } from './safe-storage.ts';
import { hasSession } from './session.ts';

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

const KEY = 'language';

/**
 * Opens the page anew where its reader has chosen another language. What was chosen is kept, so that the next page need
 * not be opened twice.
 */
export function followChoice(language: Language | undefined): void {
  if (language === undefined) return;
  safeStorage.write(KEY, language);
  if (language !== LANGUAGE) window.location.replace(inLanguage(language));
}

/**
 * Puts the language of this page into its address where that names none and it is not the usual one: what the browser
 * wanted is then what a reload shows, and where links lead.
 */
export function nameLanguage(): void {
  // Whoever has come in reads what they have chosen, whatever the address says.
  if (hasSession()) followChoice(languageOf(safeStorage.read(KEY)) ?? undefined);
  if (LANGUAGE === DEFAULT_LANGUAGE || prefixIn(window.location.pathname) !== '') return;
  window.history.replaceState(window.history.state, '', inLanguage(LANGUAGE));
}
