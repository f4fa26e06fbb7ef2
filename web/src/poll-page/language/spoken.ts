/*
 * What the build puts in the place of catalogues on the pages of respondents (web/build/respondent-texts.ts): their
 * texts are those of the language that is spoken now, looked up each time they are said.
 */

/** What a file of a language brings along: its catalogues by name, and how its figures are written. */
export interface Spoken {
  readonly LOCALE: string;
  readonly [name: string]: unknown;
}

let spoken: Spoken;

/** How figures and dates are written in the language of now. */
export let LOCALE: string;

/** What stands before the addresses of the site in the language of this document. */
export const PREFIX: string = /^\/[a-z]{2}(?=\/|$)/.exec(location.pathname)?.[0] ?? '';

/** From now on everything is said by this file. */
export function sayBy(catalogues: Spoken): void {
  spoken = catalogues;
  ({ LOCALE } = catalogues);
}

/** A catalogue by its name. */
export function saidText(name: string): object {
  return new Proxy({}, { get: (_, key) => Reflect.get(spoken[name] as object, key) as unknown });
}

/** A function of a catalogue, by its name. */
export function saidBy(name: string): (...told: unknown[]) => unknown {
  return (...told) => (spoken[name] as typeof Reflect.apply)(...(told as Parameters<typeof Reflect.apply>));
}
