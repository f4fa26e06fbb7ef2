import { DEFAULT_LANGUAGE, type Language } from '../rules/languages.ts';

/*
 * Sentences that are kept: an analysis, the log of an automation. What is stored is which sentence it is and what stands
 * in it; the words come when somebody reads, in their language.
 */

/** A kept sentence: its key in the catalogue of such sentences, and what it is told. */
export interface Said {
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** A string is somebody's own words, a model's for one, or a sentence kept before sentences were data. */
export type Words = string | Said;

/** What a sentence is told, where words within it may be a kept sentence themselves. */
type Told<Params> = {
  readonly [Name in keyof Params]: Params[Name] extends string
    ? string extends Params[Name]
      ? Words
      : Params[Name]
    : Params[Name] extends readonly string[]
      ? readonly Words[]
      : Params[Name];
};

/** Keeps sentences of a catalogue: `say('late', { count: 3 })`. A wrong key, or what the sentence is not told, does not compile. */
export type Say<Texts> = <Code extends keyof Texts & string>(
  code: Code,
  ...told: Texts[Code] extends (params: infer Params) => string ? [Told<Params>] : []
) => Said;

/** Words that are kept in each language: of what is no sentence of a catalogue, and differs between them. */
export type InEach<One = string> = Readonly<Record<Language, One>>;

/** Such words in one language. What was kept before they were, or before the product spoke it, is read as it is. */
export function ownWords(words: string | InEach, language: Language): string {
  return typeof words === 'string' ? words : (words[language] ?? words[DEFAULT_LANGUAGE]);
}

/** What keeps the sentences of a catalogue, of which it needs the type alone. */
export function sayer<Texts>(): Say<Texts> {
  return (code, ...[params]) => (params === undefined ? { code } : { code, params });
}

/** A kept sentence in the words of a catalogue. Throws for a key it does not have. */
export function inWords(texts: object, words: Words): string {
  if (typeof words === 'string') return words;
  const text: unknown = Reflect.get(texts, words.code);
  if (typeof text === 'string') return text;
  if (typeof text !== 'function') throw new Error(`There is no sentence ${words.code} in this catalogue`);
  const told = Object.entries(words.params ?? {}).map(([name, value]) => [name, toldAs(texts, value)]);
  return String(text(Object.fromEntries(told)));
}

/** What a sentence is told, with the kept sentences in it in words. */
function toldAs(texts: object, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => toldAs(texts, item));
  return isSaid(value) ? inWords(texts, value) : value;
}

/** Whether a value is a kept sentence. */
export function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}
