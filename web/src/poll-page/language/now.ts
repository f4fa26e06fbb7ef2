import type { PollLanguage } from '#shared/rules/poll-languages.ts';

let now: PollLanguage = 'ru';

/** The language that is spoken. */
export const languageNow = () => now;

/** From now on it is this one. */
export function setLanguage(language: PollLanguage): void {
  now = language;
}

/** Whether the server's sentences are in it: they are in the languages of the site. */
export const serverSpeaksIt = () => now === 'ru' || now === 'en';
