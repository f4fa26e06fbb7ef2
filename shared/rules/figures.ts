import { figureWords } from '#text/rules/figures.ts';

/** A mean with one decimal: “7.4”. */
export function tenth(value: number): string {
  return figureWords.tenth(value);
}

/** Points of eNPS: “+18”, “−5”, “0”, with the typographic minus. */
export function signed(points: number): string {
  const whole = Math.round(points);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}

/** How far eNPS has gone, as whoever subtracts the figures that are shown finds it. */
export function signedChange(from: number, to: number): string {
  return signed(Math.round(to) - Math.round(from));
}

/** A change of a mean, with its sign: “+0.4”, “−1.2”, “0.0”. */
export function signedTenth(value: number): string {
  const size = tenth(Math.abs(value));
  if (size === tenth(0)) return size;
  return `${value > 0 ? '+' : '−'}${size}`;
}

/** Whole percent of a part: “48%”. */
export function share(part: number, total: number): string {
  return figureWords.percent(Math.round((100 * part) / total));
}

/** Beside a difference that may be chance: from which change on it would be found, or that none would be. */
export function noticeableWords(change: number | null, isEnps: boolean): string {
  if (change === null) return figureWords.noneNoticed;
  return isEnps ? figureWords.noticedPoints(Math.ceil(change)) : figureWords.noticedMean(Math.ceil(change * 10) / 10);
}
