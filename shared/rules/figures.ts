import { plural } from './plural.ts';

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

/** How far eNPS has gone, as whoever subtracts the figures that are shown finds it. */
export function signedChange(from: number, to: number): string {
  return signed(Math.round(to) - Math.round(from));
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

/** Beside a difference that may be chance: from which change on it would be found, or that none would be. */
export function noticeableWords(change: number | null, isEnps: boolean): string {
  if (change === null) return 'при таком числе и\u00a0разбросе ответов не\u00a0заметить и\u00a0самой большой перемены';
  const from = isEnps ? plural(Math.ceil(change), 'пункта', 'пунктов', 'пунктов') : tenth(Math.ceil(change * 10) / 10);
  return `заметили бы перемену от\u00a0${from}`;
}
