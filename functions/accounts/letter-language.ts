import { languageNow } from '#shared/text/current.ts';
import type { Language } from '#shared/rules/languages.ts';

/** The language of a letter about an account: its own, or that of whoever asks now where it has said none. */
export function letterLanguage({ language }: { readonly language?: Language | null | undefined }): Language {
  return language ?? languageNow();
}
