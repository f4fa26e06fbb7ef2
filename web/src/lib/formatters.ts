import { formatNumber, NBSP } from '#shared/rules/plural.ts';

export { formatNumber, NBSP, plural, pluralForm } from '#shared/rules/plural.ts';

/** 2500 as «2 500 ₽». */
export function formatRubles(value: number): string {
  return `${formatNumber(value)}${NBSP}₽`;
}
