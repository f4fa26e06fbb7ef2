import { DEFAULT_LANGUAGE, languageOf, type Language } from '#shared/rules/languages.ts';
import { addressIn, prefixIn } from '#web/lib/page-language.ts';
import { safeStorage } from '#web/lib/safe-storage.ts';
import { hasSession } from '#web/lib/session.ts';
import { LANGUAGE } from '#text/format.ts';

const KEY = 'language';

/**
 * Opens the page anew where its reader has chosen another language. What was chosen is kept, so that the next page need
 * not be opened twice.
 */
export function followChoice(language: Language | undefined): void {
  if (language === undefined) return;
  safeStorage.write(KEY, language);
  if (language !== LANGUAGE) window.location.replace(addressIn(language));
}

/**
 * Puts the language of this page into its address where that names none and it is not the usual one: what the browser
 * wanted is then what a reload shows, and where links lead.
 */
export function nameLanguage(): void {
  // Whoever has come in reads what they have chosen, whatever the address says.
  if (hasSession()) followChoice(languageOf(safeStorage.read(KEY)) ?? undefined);
  if (LANGUAGE === DEFAULT_LANGUAGE || prefixIn(window.location.pathname) !== '') return;
  window.history.replaceState(window.history.state, '', addressIn(LANGUAGE));
}
