import { useSyncExternalStore } from 'react';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { slot } from '#web/answer-form/storage-slot.ts';
import { languageNow, setLanguage } from './now.ts';
import { sayBy, type Spoken } from './spoken.ts';
import { languageToSpeak, type Offer } from './wanted.ts';

const { catalogues, catalogue: likely } = window.early;
const kept = slot('localStorage', 'tonus:language');
const listeners = new Set<() => void>();
let { wanted } = window.early;
let first: Spoken;
// Border: the build writes the language of the document there.
setLanguage(document.documentElement.lang as PollLanguage);
let hasLater = false;

/** What an address of the API is asked with: the languages this reader would read, best first. */
export const inLanguages = () => `?language=${wanted.join()}`;

/** From now on this one is wanted most, on this device at later visits as well. */
export function want(language: PollLanguage): void {
  wanted = [...new Set([language, ...wanted])];
  kept.write(language);
}

/** Speaks of something in the language that suits it and the reader. Fails where the language cannot be fetched. */
export async function speakOf(offer: Offer): Promise<void> {
  const language = suiting(offer);
  // While the site is developed there is nothing to fetch: it speaks the language of its server.
  const files = catalogues[language];
  if (!files) return;
  const later = hasLater && fetched(files[1]);
  first = await (language === window.early.wanted[0] ? likely : fetched(files[0]));
  sayBy({ ...first, ...(await later) });
  setLanguage(language);
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** What is spoken of next needs what comes later, too: asks for it in the language that suits this. */
export function withLater(offer: Offer): void {
  hasLater = true;
  const files = catalogues[suiting(offer)];
  // Whoever speaks hears of the failure.
  if (files) fetched(files[1]).catch(() => {});
}

/**
 * Brings what only pages that come later say; resolves once they can. What stands behind the address is for a file that
 * did not arrive: a browser remembers of a module that it was not there.
 */
export async function sayLater(again = ''): Promise<void> {
  hasLater = true;
  const files = catalogues[languageNow()];
  if (files) sayBy({ ...first, ...(await fetched(files[1] + again)) });
}

const suiting = (offer: Offer) => languageToSpeak(wanted, offer) ?? languageNow();
const fetched = (file: string) => import(/* @vite-ignore */ file) as Promise<Spoken>;

/** The language of now; whoever asks is drawn anew when it changes. */
export function useLanguage(): PollLanguage {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, languageNow);
}
