/*
 * Figures as Russian ones, which this language writes alike: 2 500,5. Browsers are asked for Russian, since not every one
 * knows this language.
 */
export { formatNumber, LOCALE, NBSP } from '../ru/format.ts';
export { quoted } from '../ru/format.ts';
