import { ofPeople } from '../numbers.ts';

let tenths: Intl.NumberFormat | undefined;

/** A mean with one decimal: «7,4». */
export function tenth(value: number): string {
  // Looked up on first use: a function that shows no figure must not pay for it when it starts.
  tenths ??= new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return tenths.format(value);
}

/** Points of eNPS: «+18», «−5», «0», with the typographic minus. */
export function signed(points: number): string {
  const whole = Math.round(points);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}

/** A change of a mean, with its sign: «+0,4», «−1,2», «0,0». */
export function signedTenth(value: number): string {
  const size = tenth(Math.abs(value));
  if (size === tenth(0)) return size;
  return `${value > 0 ? '+' : '−'}${size}`;
}

/** Whole percent of a part, held together with its sign. */
export function share(part: number, total: number): string {
  return `${Math.round((100 * part) / total)}\u00a0%`;
}

const ALL: readonly string[] = ['пятеро', 'шестеро', 'семеро', 'восьмеро', 'девятеро', 'десятеро'];

/** So many people who do something: «хотя бы пятеро». */
export function people(count: number): string {
  return ALL[count - 5] ?? String(count);
}

/** So many of them: «меньше пяти». */
export function fewerThan(count: number): string {
  return count < 5 ? String(count) : ofPeople(count);
}
