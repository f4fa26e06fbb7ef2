export { formatNumber, formatRubles, NBSP, plural } from '#text/format.ts';
