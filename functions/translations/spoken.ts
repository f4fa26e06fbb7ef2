import type { Language } from '#shared/rules/languages.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import type { OnHoles } from '#shared/rules/text-places.ts';

/** In which languages a poll or a survey is asked; what it says in them lies beside it, an item a language. */
export interface Spoken {
  /** Its own; null while nobody has said: that of its workspace. */
  readonly language: PollLanguage | null;
  /** The others, in the order in which they were added. */
  readonly languages: readonly PollLanguage[];
  /** What becomes of a launch while not all is said in all of them. */
  readonly onHoles: OnHoles;
  /** Counts the changes of these, which are none of the poll. */
  readonly languagesVersion: number;
}

/** What is asked in one language. */
export const UNTRANSLATED: Spoken = { language: null, languages: [], onHoles: 'refuse', languagesVersion: 0 };

/** The languages of a stored poll or survey. */
export function spokenOf(item: Readonly<Record<string, unknown>>): Spoken {
  return {
    language: (item['language'] as PollLanguage | null | undefined) ?? UNTRANSLATED.language,
    languages: (item['languages'] as PollLanguage[] | undefined) ?? UNTRANSLATED.languages,
    onHoles: (item['onHoles'] as OnHoles | undefined) ?? UNTRANSLATED.onHoles,
    languagesVersion: Number(item['languagesVersion'] ?? UNTRANSLATED.languagesVersion),
  };
}

/** The language a poll or a survey is written in. */
export function ownLanguage({ language }: Pick<Spoken, 'language'>, workspace: { language: Language }): PollLanguage {
  return language ?? workspace.language;
}
