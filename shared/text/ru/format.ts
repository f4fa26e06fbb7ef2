import type { Language } from '../../rules/languages.ts';

/** The language of this folder. */
export const LANGUAGE: Language = 'ru';

/** What stands before the addresses of the site in it. */
export const PREFIX: string = '';

/** How dates, numbers and names are written and put in order. */
export const LOCALE = 'ru-RU';

/** A space that keeps a figure and its unit on one line. */
export const NBSP = '\u00a0';

let rules: Intl.PluralRules | undefined;
let numbers: Intl.NumberFormat | undefined;
let exact: Intl.NumberFormat | undefined;

/** «1 ответ», «2 ответа», «5 ответов»: the number with the right form, held together. */
export function plural(count: number, one: string, few: string, many: string): string {
  return `${formatNumber(count)}${NBSP}${pluralForm(count, one, few, many)}`;
}

/** The form alone, for places where the number stands apart. */
export function pluralForm(count: number, one: string, few: string, many: string): string {
  // Looked up on first use: a function that never counts anything must not pay for it when it starts.
  rules ??= new Intl.PluralRules(LOCALE);
  const form = rules.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

/** 2500 as «2 500», with spaces that do not break. */
export function formatNumber(value: number): string {
  numbers ??= new Intl.NumberFormat(LOCALE);
  return numbers.format(value).replace(/\s/g, NBSP);
}

/** 2500 as «2 500 ₽». */
export function formatRubles(value: number): string {
  return `${formatNumber(value)}${NBSP}₽`;
}

/** A price with its kopecks, where it has any: 420 as «4,20 ₽». */
export function formatKopecks(kopecks: number): string {
  if (kopecks % 100 === 0) return formatRubles(kopecks / 100);
  exact ??= new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${exact.format(kopecks / 100).replace(/\s/g, NBSP)}${NBSP}₽`;
}

/** A name within quotation marks; those it has itself become the inner ones: «Пекарня „Весна“». */
export function quoted(name: string): string {
  return `«${name.replace(/«([^«»]*)»|"([^"]*)"/g, (_, russian: string | undefined, straight: string) => `„${russian ?? straight}“`)}»`;
}
