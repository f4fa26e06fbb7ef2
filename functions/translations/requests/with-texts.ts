import { MOST_ISSUES, type InputIssue } from '#shared/errors.ts';
import { sum } from '#shared/rules/sum.ts';
import { hasVisibleText, isPlainLine } from '#shared/rules/visible-text.ts';
import { translationsErrors } from '#text/translations/errors.ts';
import { hashOfText, LONGEST, type Place } from '../places.ts';
import type { StoredTranslation, TranslatedText } from '../repositories/translations.ts';
import { keptAt } from '../texts.ts';

type Texts = StoredTranslation['texts'];

/** Of all texts of a language together: translations are longer than what they translate. */
const TOGETHER_MAX_LENGTH = 30_000;

/** A text for a place, as it is sent. */
export interface GivenText {
  readonly place: string;
  readonly text: string;
}

/**
 * The texts of a language with some of them changed, each checked by whoever has sent it, or what is wrong with them.
 * What belongs to no place any more is dropped on the way.
 */
export function withTexts(
  places: readonly Place[],
  stored: StoredTranslation,
  given: readonly GivenText[],
  userId: string,
): { readonly texts: Texts } | { readonly issues: InputIssue[] } {
  const known = new Map(places.map((at) => [at.where, at]));
  const sent = new Map(given.map(({ place, text }) => [place, text]));
  const texts = Object.fromEntries(
    places.flatMap((at): [string, TranslatedText][] => {
      const text = sent.get(at.where);
      const kept = keptAt(at, stored);
      if (text === undefined) return kept === undefined ? [] : [[at.where, kept]];
      if (!hasVisibleText(text)) return [];
      return [[at.where, { text, state: 'checked', by: userId, of: hashOfText(at.text) }]];
    }),
  );
  const issues = given.flatMap(({ place, text }, index): InputIssue[] => {
    const at = known.get(place);
    const message = mistakeIn(text, at) ?? (at && isTwice(at, places, texts) ? translationsErrors.repeated : null);
    return message === null ? [] : [{ path: `texts.${index}.text`, message }];
  });
  const length = sum(Object.values(texts).map(({ text }) => text.length));
  if (length > TOGETHER_MAX_LENGTH) {
    issues.push({ path: 'texts', message: translationsErrors.tooLongTogether(TOGETHER_MAX_LENGTH) });
  }
  return issues.length > 0 ? { issues: issues.slice(0, MOST_ISSUES) } : { texts };
}

/** What is wrong with a text for a place; null where nothing is. A blank one is none. */
export function mistakeIn(text: string, at: Place | undefined): string | null {
  if (at === undefined) return translationsErrors.placeGone;
  if (!hasVisibleText(text)) return null;
  if (text.length > LONGEST[at.kind]) return translationsErrors.tooLong(LONGEST[at.kind]);
  return at.kind === 'question' || isPlainLine(text) ? null : translationsErrors.oneLine;
}

/** Options of a question are told apart by their texts, in every language: a missing one is shown in the own one. */
function isTwice(at: Place, places: readonly Place[], texts: Texts): boolean {
  if (texts[at.where] === undefined) return false;
  return twinsOf(at, places).some((other) => shown(other, texts) === shown(at, texts));
}

/** The other options of the same question. */
export function twinsOf(at: Place, places: readonly Place[]): Place[] {
  if (at.kind !== 'option' && at.kind !== 'statement') return [];
  return places.filter(
    ({ where, kind, question }) => where !== at.where && kind === at.kind && question?.number === at.question?.number,
  );
}

function shown(at: Place, texts: Texts): string {
  return texts[at.where]?.text ?? at.text;
}
