import { figureWords } from '#text/rules/figures.ts';

/** A mean with one decimal: “7.4”. */
export function tenth(value: number): string {
  return figureWords.tenth(value);
}

/** A change of a mean, with its sign: “+0.4”, “−1.2”, “0.0”. */
export function signedTenth(value: number): string {
  return figureWords.signedTenth(value);
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

/** A figure as it stands in a file: two places are more than it bears. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
