import type { Language } from '../rules/languages.ts';

/** What each language calls itself, for whoever reads no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ru: 'Русский', en: 'English' };
