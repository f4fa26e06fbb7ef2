import type { Translation } from '#shared/models/translation.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { place, said } from '#shared/rules/text-places.ts';

/** In which language something is asked, and how it is said in the one it is read in. */
export interface InLanguage {
  /** Its own; left out where nobody has said. */
  readonly language?: PollLanguage | undefined;
  /** Null, or left out, where it is read in its own language. */
  readonly translation?: Translation | null | undefined;
}

/** What a question says to whoever answers it. */
export interface Worded {
  readonly id: string;
  readonly text: string;
  readonly options?: readonly string[];
  readonly section?: string | null;
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
}

/** What of a question stands in its own language, which is named, since nobody has translated it. */
export interface Untranslated {
  readonly text?: PollLanguage | undefined;
  /** All options: those of half of them in another language nobody could compare. */
  readonly options?: PollLanguage | undefined;
  readonly section?: PollLanguage | undefined;
}

/** A question as it is read; what is answered stays in the words of the question itself. */
export function asRead<Question extends Worded>(
  question: Question,
  { language, translation = null }: InLanguage,
): Question & { readonly untranslated?: Untranslated; readonly lang?: PollLanguage } {
  if (translation === null) return question;
  const { id, text, options = [], section, settings = {} } = question;
  const own = (where: string) => (translation.texts[where] === undefined ? language : undefined);
  const ownOption = options.map((_, index) => own(place.option(id, index))).find(Boolean);
  return {
    ...question,
    text: said(translation, place.text(id), text),
    options: ownOption ? options : options.map((option, index) => said(translation, place.option(id, index), option)),
    ...(section && { section: said(translation, place.section(id), section) }),
    settings: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [
        name,
        typeof value === 'string' ? said(translation, place.setting(id, name), value) : value,
      ]),
    ),
    lang: translation.language,
    untranslated: { text: own(place.text(id)), options: ownOption, section: own(place.section(id)) },
  };
}
