import { createHash } from 'node:crypto';
import type { Question } from '#shared/models/question.ts';
import { hasStatements, kindOf } from '#shared/question-kinds/index.ts';
import type { QuestionKind } from '#shared/rules/surveys.ts';
import { place } from '#shared/rules/text-places.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';

/** What a text is to whoever reads the poll. */
export const PLACE_KINDS = ['title', 'section', 'question', 'option', 'statement', 'unit'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place of a poll where a text stands. */
export interface Place {
  readonly where: string;
  /** Where the same text stands once more: a heading over several questions is translated once. */
  readonly also: readonly string[];
  readonly kind: PlaceKind;
  /** Its own text. */
  readonly text: string;
  /** The question it belongs to, from 1, and of what kind that is; null for the title. */
  readonly question: { readonly number: number; readonly kind: QuestionKind } | null;
}

/** The longest text of each kind of place, as of the own texts. */
export const LONGEST: Readonly<Record<PlaceKind, number>> = {
  title: 200,
  section: 120,
  question: 1000,
  option: 200,
  statement: 200,
  unit: 20,
};

/** What is said in a poll or a survey. */
export interface Sayings {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** All places of a poll where a text stands, in the order in which they are read. What a kind of question says itself is none. */
export function placesOf({ title, questions }: Sayings): Place[] {
  const places: Place[] = [{ where: place.title, also: [], kind: 'title', text: title, question: null }];
  const seen = new Set<string>();
  for (const [index, one] of questions.entries()) {
    const question = { number: index + 1, kind: one.kind };
    const { section } = one;
    if (section !== null && !seen.has(section)) {
      seen.add(section);
      const under = questions.filter((other) => other.section === section);
      const [where, ...also] = under.map(({ id }) => place.section(id));
      places.push({ where: where!, also, kind: 'section', text: section, question });
    }
    places.push({ where: place.text(one.id), also: [], kind: 'question', text: one.text, question });
    places.push(...optionsOf(one, question), ...settingsOf(one, question));
  }
  return places;
}

function optionsOf(one: Question, question: Place['question']): Place[] {
  // Yes and no are words of the pages.
  if (kindOf(one).optionsOf([]).length > 0) return [];
  const kind = hasStatements(one) ? 'statement' : 'option';
  return one.options.map((text, at) => ({ where: place.option(one.id, at), also: [], kind, text, question }));
}

function settingsOf(one: Question, question: Place['question']): Place[] {
  return (kindOf(one).saidSettings ?? []).flatMap((name): Place[] => {
    const text = String(one.settings?.[name] ?? '');
    if (!hasVisibleText(text)) return [];
    return [{ where: place.setting(one.id, name), also: [], kind: 'unit', text, question }];
  });
}

const HASH_LENGTH = 8;

/** Tells whether an own text is still the one that a translation was made from. */
export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
}
