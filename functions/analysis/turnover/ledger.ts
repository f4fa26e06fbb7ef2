import type { LedgerVerdict } from '#shared/rules/finance/ledger-words.ts';
import { sumOfMoney, roundToKopecks } from '#shared/rules/finance/money.ts';
import { differenceOf } from '#shared/rules/statistics/difference.ts';
import { poissonInterval } from '#shared/rules/statistics/exact-interval.ts';
import type { Employment, Observed } from './data.ts';
import { leaversOf, personYears, presentOn, type Window } from './exposure.ts';

/** What the ledger is made of besides the employments. */
export interface LedgerOptions {
  /** The share of annual pay that replacing somebody costs. */
  readonly coefficient: number;
  /** What was spent on retention within the period, each in roubles. */
  readonly spent: readonly number[];
}

/** What leaving has cost this year, what was not spent on replacing, and what retention cost. */
export interface LedgerFigures {
  readonly period: Window;
  /** The same days a year earlier; null where the data do not reach back so far. */
  readonly previous: Window | null;
  readonly leaving: { readonly left: number; readonly averageReplacement: number; readonly total: number };
  readonly avoided: {
    readonly leftBefore: number;
    /** Of today's headcount as many as a year earlier would have left. */
    readonly expected: number;
    readonly left: number;
    readonly leavers: { readonly value: number; readonly low: number; readonly high: number };
    readonly saved: number;
    readonly low: number;
    readonly high: number;
  } | null;
  readonly spent: { readonly total: number; readonly items: number };
  readonly result: { readonly value: number; readonly low: number; readonly high: number } | null;
  /** So many leavings less than otherwise pay for what was spent; null where pay is not known. */
  readonly breakEven: { readonly leavers: number } | null;
  /** What replacing one of today's staff costs on average. */
  readonly staffReplacement: number | null;
  readonly verdict: LedgerVerdict;
}

/** The year so far, to the last day the data see. */
export function ledgerPeriod({ until }: Observed): Window {
  return { from: `${until.slice(0, 4)}-01-01`, to: until };
}

/**
 * The ledger of retention in roubles. «Avoided» compares this year's leavers with as many as would have left at last
 * year's rate; whom the employer dismissed is in neither, since retention would not have kept them. The interval is that
 * of the two counts (square-and-add of Garwood's exact intervals): pay and coefficient are taken as given.
 */
export function ledgerOf(observed: Observed, { coefficient, spent }: LedgerOptions): LedgerFigures {
  const { employments, since, until } = observed;
  const period = ledgerPeriod(observed);
  const earlier = { from: yearBefore(period.from), to: yearBefore(period.to) };
  const previous = since <= earlier.from ? earlier : null;
  const staff = meanReplacement(presentOn(employments, until), coefficient);

  const left = leaversOf(employments, period);
  const own = left.map(({ annualPay }) => (annualPay === null ? staff : coefficient * annualPay));
  const total = sumOfMoney(own.map((cost) => cost ?? 0));
  const leaving = {
    left: left.length,
    averageReplacement: left.length > 0 ? roundToKopecks(total / left.length) : 0,
    total,
  };

  const cost = sumOfMoney(spent);
  const leavers = previous && compareLeavers(employments, previous, period);
  const avoided =
    leavers && staff !== null
      ? {
          ...leavers,
          saved: roundToKopecks(leavers.leavers.value * staff),
          low: roundToKopecks(leavers.leavers.low * staff),
          high: roundToKopecks(leavers.leavers.high * staff),
        }
      : null;
  const result = avoided && {
    value: roundToKopecks(avoided.saved - cost),
    low: roundToKopecks(avoided.low - cost),
    high: roundToKopecks(avoided.high - cost),
  };
  return {
    period,
    previous,
    leaving,
    avoided,
    result,
    spent: { total: cost, items: spent.length },
    breakEven: staff ? { leavers: cost / staff } : null,
    staffReplacement: staff,
    verdict: verdictOf(staff, cost, result),
  };
}

/** The same day a year earlier; the 29th of February has the 28th. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1);
  return `${year}${day.endsWith('-02-29') ? '-02-28' : day.slice(4)}`;
}

/** What replacing one of these people costs on average; null where nobody's pay is known. */
function meanReplacement(people: readonly Employment[], coefficient: number): number | null {
  const pays = people.map(({ annualPay }) => annualPay ?? 0).filter((pay) => pay > 0);
  return pays.length === 0 ? null : roundToKopecks((coefficient * sumOfMoney(pays)) / pays.length);
}

function compareLeavers(employments: readonly Employment[], previous: Window, period: Window) {
  const kept = (window: Window) =>
    leaversOf(employments, window).filter(({ leaving }) => leaving !== 'employer').length;
  const [leftBefore, left] = [kept(previous), kept(period)];
  const yearsBefore = personYears(employments, previous);
  if (yearsBefore === 0) return null;
  // At last year's rate, of as many people for as long as this year.
  const scale = personYears(employments, period) / yearsBefore;
  const before = poissonInterval(leftBefore);
  const expected = { value: leftBefore * scale, low: before.low * scale, high: before.high * scale };
  const { value, low, high } = differenceOf({ value: left, ...poissonInterval(left) }, expected);
  return { leftBefore, expected: expected.value, left, leavers: { value, low, high } };
}

function verdictOf(
  staff: number | null,
  cost: number,
  result: { readonly low: number; readonly high: number } | null,
): LedgerVerdict {
  if (staff === null) return 'no_pay';
  if (cost === 0) return 'nothing_spent';
  if (result === null) return 'no_comparison';
  if (result.low > 0) return 'paid_off';
  return result.high < 0 ? 'not_paid_off' : 'unclear';
}
