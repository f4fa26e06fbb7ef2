/** A space that keeps a figure and its unit on one line. */
export const NBSP = '\u00a0';

let rules: Intl.PluralRules | undefined;
let numbers: Intl.NumberFormat | undefined;

/** The number with the right form, held together. */
export function plural(count: number, one: string, few: string, many: string): string {
  return `${formatNumber(count)}${NBSP}${pluralForm(count, one, few, many)}`;
}

/** The form alone, for places where the number stands apart. */
export function pluralForm(count: number, one: string, few: string, many: string): string {
  // Looked up on first use: a function that never counts anything must not pay for it when it starts.
  rules ??= new Intl.PluralRules('ru-RU');
  const form = rules.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

/** 2500 as «2 500», with spaces that do not break. */
export function formatNumber(value: number): string {
  numbers ??= new Intl.NumberFormat('ru-RU');
  return numbers.format(value).replace(/\s/g, NBSP);
}
