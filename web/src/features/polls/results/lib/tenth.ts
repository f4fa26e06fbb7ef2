const tenths = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A mean with one decimal: «7,4». */
export function tenth(value: number): string {
  return tenths.format(value);
}
