import { useSyncExternalStore } from 'react';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { slot } from '#web/answer-form/storage-slot.ts';
import { sayBy, type Spoken } from './spoken.ts';
import { languageToSpeak, type Offer } from './wanted.ts';

const { catalogues, catalogue: likely } = window.early;
const kept = slot('localStorage', 'tonus:language');
const listeners = new Set<() => void>();
let { wanted } = window.early;
let first: Spoken;
/** The language of now; that of the document until something is said. */
let now = document.documentElement.lang as PollLanguage; // border: the build writes it there
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
  const language = languageToSpeak(wanted, offer) ?? now;
  // While the site is developed there is nothing to fetch: it speaks the language of its server.
  const files = catalogues[language];
  if (!files) return;
  first = await (language === window.early.wanted[0] ? likely : fetched(files[0]));
  sayBy({ ...first, ...(hasLater && (await fetched(files[1]))) });
  now = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Brings what only pages that come later say; resolves once they can. */
export async function sayLater(): Promise<void> {
  hasLater = true;
  const files = catalogues[now];
  if (files) sayBy({ ...first, ...(await fetched(files[1])) });
}

const fetched = (file: string) => import(/* @vite-ignore */ file) as Promise<Spoken>;

/** The language that is spoken. */
export const languageNow = () => now;

/** The language of now; whoever asks is drawn anew when it changes. */
export function useLanguage(): PollLanguage {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, languageNow);
}

/** Whether the server answers in the language of now: its sentences are in those of the site. */
export const serverSpeaksIt = () => now === 'ru' || now === 'en';
