import type { PollLanguage } from '#shared/rules/poll-languages.ts';

/** The languages of polls, the more particular before what it is a kind of. Their list itself brings their names along. */
const KNOWN: readonly PollLanguage[] = ['uz-Cyrl', 'ru', 'en', 'kk', 'uz', 'tg', 'ky'];

/** The languages of polls that somebody reads, best first, by tags of any kind: what they have chosen, their browser's. */
export function languagesWanted(tags: readonly (string | null)[]): PollLanguage[] {
  const wanted = tags.map((tag) =>
    KNOWN.find((known) => `${tag}-`.toLowerCase().startsWith(`${known}-`.toLowerCase())),
  );
  return [...new Set(wanted)].filter((language) => language !== undefined);
}

/**
 * The language to speak: the first of those wanted that there is, else the own one of what is answered, so that nothing
 * on the page is mixed.
 */
export function languageToSpeak(wanted: readonly PollLanguage[], offer: Offer): PollLanguage | undefined {
  const offered = offeredBy(offer);
  return offered ? (wanted.find((one) => offered.includes(one)) ?? offer.language) : wanted[0];
}

/** The languages something can be had in; nothing where it has no text of its own, and any will do. */
export function offeredBy({ language, languages }: Offer): readonly PollLanguage[] | undefined {
  return languages ?? (language && [language]);
}

/** What is answered, as far as it tells in which languages; what tells nothing has no text of its own. */
export interface Offer {
  readonly language?: PollLanguage | undefined;
  readonly languages?: readonly PollLanguage[] | undefined;
}
