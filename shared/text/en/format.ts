import type { Language } from '../../rules/languages.ts';

/** The language of this folder. */
export const LANGUAGE: Language = 'en';

/** What stands before the addresses of the site in it. */
export const PREFIX: string = '/en';

/** How dates, numbers and names are written and put in order. */
export const LOCALE = 'en-GB';

/** A space that keeps a figure and its unit on one line. */
export const NBSP = '\u00a0';

let numbers: Intl.NumberFormat | undefined;
let exact: Intl.NumberFormat | undefined;

/** “1 answer”, “5 answers”: the number with the right form, held together. */
export function plural(count: number, one: string, other: string): string {
  return `${formatNumber(count)}${NBSP}${pluralForm(count, one, other)}`;
}

/** The form alone, for places where the number stands apart. */
export function pluralForm(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}

/** 2500 as “2,500”. */
export function formatNumber(value: number): string {
  // Looked up on first use: a function that never counts anything must not pay for it when it starts.
  numbers ??= new Intl.NumberFormat(LOCALE);
  return numbers.format(value);
}

/** 2500 as “₽2,500”. */
export function formatRubles(value: number): string {
  return `${value < 0 ? '−' : ''}₽${formatNumber(Math.abs(value))}`;
}

/** A price with its kopecks, where it has any: 420 as “₽4.20”. */
export function formatKopecks(kopecks: number): string {
  if (kopecks % 100 === 0) return formatRubles(kopecks / 100);
  exact ??= new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `₽${exact.format(kopecks / 100)}`;
}

/** A name within quotation marks; those it has itself become the inner ones: “The ‘Spring’ bakery”. */
export function quoted(name: string): string {
  return `“${name.replace(/«([^«»]*)»|“([^“”]*)”|"([^"]*)"/g, (_, russian?: string, curly?: string, straight?: string) => `‘${russian ?? curly ?? straight}’`)}”`;
}
