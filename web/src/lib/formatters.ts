export { formatNumber, formatRubles, NBSP, plural, pluralForm } from '#text/format.ts';
