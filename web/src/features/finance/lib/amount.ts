import { formatNumber, LOCALE } from '#text/format.ts';

/** Thousands with commas between them: “12,500.50”. */
const WITH_COMMAS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** A sum as somebody types it: roubles with at most two decimals; null where it is no such number. */
export function readAmount(text: string, withCommas = commasPartThousands()): number | null {
  const digits = text.replaceAll(/[\s₽%]/g, '');
  const plain = withCommas && WITH_COMMAS.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
  return /^\d{1,12}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** A number as it stands in a field, in the language of the page. */
export function amountText(value: number): string {
  return new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 }).format(value).replaceAll(/\s/g, '\u00a0');
}

/** Else a comma stands before decimals. */
function commasPartThousands(): boolean {
  return formatNumber(1000).includes(',');
}
