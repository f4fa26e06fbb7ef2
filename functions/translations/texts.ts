import type { Translation } from '#shared/models/translation.ts';
import type { Question } from '#shared/models/question.ts';
import { hashOfText, placesOf, type Place, type Sayings } from './places.ts';
import { place } from '#shared/rules/text-places.ts';
import type { StoredTranslation, TranslatedText } from './repositories/translations.ts';

/** How a text stands: missing; a draft of a model; of the bank; checked by somebody; its own text has been changed since. */
export type TextState = 'missing' | 'draft' | 'bank' | 'checked' | 'changed';

/** What is kept of a place in a language, wherever the same text stands; undefined while nobody has translated it. */
export function keptAt(
  { where, also }: Place,
  { texts }: Pick<StoredTranslation, 'texts'>,
): TranslatedText | undefined {
  return texts[[where, ...also].find((one) => texts[one] !== undefined) ?? where];
}

/** How the text of a place stands in a language. */
export function stateOf(at: Place, translation: Pick<StoredTranslation, 'texts'>): TextState {
  const kept = keptAt(at, translation);
  if (kept === undefined) return 'missing';
  return kept.of === hashOfText(at.text) ? kept.state : 'changed';
}

/** The bank's own translation was written for its own text; a person need not look at it first. */
const SHOWN: readonly TextState[] = ['bank', 'checked'];

/**
 * Whether a place is one that respondents would miss: nothing stands there, nobody has looked at it, or it translates
 * another text than the one that is asked, so that answers in two languages would be answers to two questions.
 */
export function isHole(at: Place, translation: Pick<StoredTranslation, 'texts'>): boolean {
  return !SHOWN.includes(stateOf(at, translation));
}

/** What respondents are shown in a language: what somebody has checked or the bank has, and nothing else. */
export function shownTexts(sayings: Sayings, translation: StoredTranslation): Translation {
  const shown = placesOf(sayings)
    .filter((at) => !isHole(at, translation))
    .flatMap((at) => [at.where, ...at.also].map((where) => [where, keptAt(at, translation)!.text] as const));
  return { language: translation.language, texts: Object.fromEntries(shown) };
}

/**
 * What a survey made of a poll says in the poll's languages: each text that stands in it word for word has the
 * translation it had there, in the state it had there. What was written anew or changed is missing.
 */
export function carriedByText(
  translations: readonly StoredTranslation[],
  from: Sayings,
  to: Sayings,
): StoredTranslation[] {
  const placeOf = new Map(placesOf(from).map((at) => [`${at.kind} ${at.text}`, at]));
  return translations.map((translation) => ({
    ...translation,
    texts: Object.fromEntries(
      placesOf(to).flatMap(({ where, kind, text }) => {
        const at = placeOf.get(`${kind} ${text}`);
        const kept = at && keptAt(at, translation);
        return kept ? [[where, kept]] : [];
      }),
    ),
  }));
}

/**
 * The same translations for a copy of the poll, whose questions are the same ones under other ids: those that were
 * asked are named in order on both sides.
 */
export function carriedOver(
  translations: readonly StoredTranslation[],
  from: readonly Question[],
  to: readonly Question[],
): StoredTranslation[] {
  const ids = new Map(from.map(({ id }, index) => [id, to[index]?.id]));
  return translations.map((translation) => ({
    ...translation,
    texts: Object.fromEntries(
      Object.entries(translation.texts).flatMap(([where, text]) => {
        if (where === place.title) return [[where, text]];
        const [id = '', ...rest] = where.split('/');
        const copy = ids.get(id);
        return copy === undefined ? [] : [[[copy, ...rest].join('/'), text]];
      }),
    ),
  }));
}
