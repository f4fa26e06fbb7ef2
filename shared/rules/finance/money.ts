/** Roubles have two decimals at most; as floating-point numbers they do not add up (0.1 + 0.2), as kopecks they do. */
const KOPECKS = 100;

/** The sum of roubles, added up in whole kopecks: exact to the kopeck for any sum below ninety trillion. */
export function sumOfMoney(amounts: readonly number[]): number {
  return amounts.reduce((total, one) => total + Math.round(one * KOPECKS), 0) / KOPECKS;
}

/** Roubles rounded to the kopeck. */
export function toKopecks(amount: number): number {
  return Math.round(amount * KOPECKS) / KOPECKS;
}
