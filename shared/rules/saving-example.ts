const people = 100;
const leaveOfHundred = 40;
/** Of those who leave, in per cent. */
const fewer = 35;
/** Roubles. */
const monthlyPay = 80_000;
/** What replacing somebody costs, in per cent of a year's pay: the median of studies. */
const replacement = 21;
const staying = Math.round((((people * leaveOfHundred) / 100) * fewer) / 100);

/** What the saving that the landing names is computed from, and what comes of it. */
export const SAVING_EXAMPLE = {
  people,
  leaveOfHundred,
  fewer,
  monthlyPay,
  replacement,
  staying,
  /** Millions of roubles a year, to a tenth. */
  saved: Math.round((staying * 12 * monthlyPay * replacement) / 100 / 100_000) / 10,
} as const;
