import * as z from 'zod/mini';
import { POLL_LANGUAGES, pollLanguageOf, type PollLanguage as Language } from '../rules/poll-languages.ts';
import { translationsErrors } from '#text/translations/errors.ts';

export const PollLanguage = z.enum(POLL_LANGUAGES, { error: () => translationsErrors.unknownLanguage });
export type PollLanguage = Language;

/**
 * What a poll says in a language other than its own: text by the place where it stands (shared/rules/text-places.ts). A
 * place that is missing is shown in the poll's own language, and said to be.
 */
export const Translation = z.object({ language: PollLanguage, texts: z.record(z.string(), z.string()) });
export type Translation = z.infer<typeof Translation>;

/** In which languages something is answered, for whoever answers it. */
export const SPOKEN = {
  /** Its own, in which it was written. */
  language: PollLanguage,
  /** All of them, its own first. */
  languages: z.array(PollLanguage),
  /** What it says in the first of the wanted languages that it has; null where that is its own, or it has none of them. */
  translation: z.nullable(Translation),
};

const WANTED_MAX_LENGTH = 100;

/** Which languages whoever answers reads, the best first, between commas: `uz,ru`. What is none of polls is passed over. */
export const LANGUAGE_QUERY = z.strictObject({
  language: z._default(
    z.pipe(
      z.string().check(z.maxLength(WANTED_MAX_LENGTH)),
      z.transform((text: string) => text.split(',').flatMap((tag) => pollLanguageOf(tag.trim()) ?? [])),
    ),
    [],
  ),
});
