/** Roubles have two decimals at most; as floating-point numbers they do not add up (0.1 + 0.2), as kopecks they do. */
const KOPECKS = 100;

/** Roubles as whole kopecks. */
export function kopecksOf(roubles: number): number {
  return Math.round(roubles * KOPECKS);
}

/** Kopecks as the API writes money: roubles with at most two decimals. */
export function roublesOf(kopecks: number): number {
  return Math.round(kopecks) / KOPECKS;
}

/** Roubles rounded to the kopeck. */
export function roundToKopecks(roubles: number): number {
  return kopecksOf(roubles) / KOPECKS;
}

/** The sum of roubles, added up in whole kopecks: exact to the kopeck for any sum below ninety trillion. */
export function sumOfMoney(amounts: readonly number[]): number {
  return amounts.reduce((total, one) => total + kopecksOf(one), 0) / KOPECKS;
}

/** Kopecks rounded to the rouble, as people are told of large sums. */
export function wholeRoubles(kopecks: number): number {
  return Math.round(kopecks / KOPECKS);
}
