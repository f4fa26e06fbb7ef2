import { LANGUAGES, type Language } from '#shared/rules/languages.ts';
import { LANGUAGE } from '#text/format.ts';

const KEY = 'tonus-portal-language';

/** Keeps in which language a portal is being connected: the way back names none. */
export function keepLanguage(): void {
  try {
    window.sessionStorage.setItem(KEY, LANGUAGE);
  } catch {
    // A browser that keeps nothing comes back to the usual language.
  }
}

/** Takes it back; this one where none was kept. */
export function takeLanguage(): Language {
  try {
    const kept = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return LANGUAGES.find((language) => language === kept) ?? LANGUAGE;
  } catch {
    return LANGUAGE;
  }
}
