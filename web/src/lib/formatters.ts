const rules = new Intl.PluralRules('ru-RU');
const numbers = new Intl.NumberFormat('ru-RU');

/** A space that keeps a figure and its unit on one line. */
export const NBSP = '\u00a0';

/** «1 ответ», «2 ответа», «5 ответов»: the number with the right form, held together. */
export function plural(count: number, one: string, few: string, many: string): string {
  return `${formatNumber(count)}${NBSP}${pluralForm(count, one, few, many)}`;
}

/** The form alone, for places where the number stands apart. */
export function pluralForm(count: number, one: string, few: string, many: string): string {
  const form = rules.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

/** 2500 as «2 500», with spaces that do not break. */
export function formatNumber(value: number): string {
  return numbers.format(value).replace(/\s/g, NBSP);
}

/** 2500 as «2 500 ₽». */
export function formatRubles(value: number): string {
  return `${formatNumber(value)}${NBSP}₽`;
}
