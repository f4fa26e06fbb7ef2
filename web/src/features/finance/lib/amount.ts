/** A sum as somebody types it, «12 500,50»: roubles with at most two decimals; null where it is no such number. */
export function readAmount(text: string): number | null {
  const plain = text.replaceAll(/[\s₽%]/g, '').replace(',', '.');
  return /^\d{1,12}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** A number as it stands in a field: «2,5», «120 000». */
export function amountText(value: number): string {
  return new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 }).format(value).replaceAll(/\s/g, '\u00a0');
}
