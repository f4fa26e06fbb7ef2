import { effectText } from '#text/analysis/effect.ts';
import type { LedgerVerdict } from '#shared/rules/finance/ledger-words.ts';
import { sumOfMoney, roundToKopecks } from '#shared/rules/finance/money.ts';
import { sum } from '#shared/rules/sum.ts';
import { addDays } from '#shared/rules/working-days.ts';
import { ALIKE, changeOf, less, tooFewBefore } from '#functions/analysis/change.ts';
import type { Employment, Observed } from './data.ts';
import { leaversOf, personYears, presentOn, type Window } from './exposure.ts';
import { meanReplacement } from './replacement.ts';
import { savedBy } from './saved.ts';
import { partsSince, quartersBefore, rateReading, SHORTEST } from './quarters.ts';

/** What was spent on retention: each has its day, and the department it is for, null the whole company. */
export interface Spent {
  readonly roubles: number;
  readonly on: string;
  readonly department: string | null;
}

/** What the ledger is made of besides the employments. */
export interface LedgerOptions {
  /** The share of annual pay that replacing somebody costs. */
  readonly coefficient: number;
  /** Until today; what is older than twelve months does not count. */
  readonly spent: readonly Spent[];
}

/** What leaving has cost this year, what was not spent on replacing since retention began, and what it cost. */
export interface LedgerFigures {
  readonly period: Window;
  /** Since the first programme of the last twelve months began; null where none did. */
  readonly since: Window | null;
  /** The quarters before it that the time since is held against, six at least; null where the data do not reach back so far. */
  readonly previous: Window | null;
  readonly leaving: { readonly left: number; readonly averageReplacement: number; readonly total: number };
  readonly avoided: {
    readonly leftBefore: number;
    /** As many would have left since then as before; where others are compared with, as their leaving has changed. */
    readonly expected: number;
    readonly left: number;
    /** The departments of the programmes were held against all others. */
    readonly compared: boolean;
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
  /** Why it is too early to judge; null where it is not. */
  readonly early: string | null;
}

const YEAR = 365;
/** The year so far, to the last day the data see. */
export function ledgerPeriod({ until }: Observed): Window {
  return { from: `${until.slice(0, 4)}-01-01`, to: until };
}

/**
 * The ledger of retention in roubles. “Avoided” holds the time since the first programme of the last twelve months against
 * the quarters before it (`changeOf`; where every programme is for a department, their people less all others); whom
 * the employer dismissed is in neither, since retention would not have kept them. The interval is that of the
 * product of leavers and coefficient (`savedBy`).
 */
export function ledgerOf(observed: Observed, { coefficient, spent: all }: LedgerOptions): LedgerFigures {
  const { employments, until } = observed;
  const period = ledgerPeriod(observed);
  const staff = meanReplacement(presentOn(employments, until), coefficient);
  const left = leaversOf(employments, period);
  const own = left.map(({ annualPay }) => (annualPay === null ? staff : coefficient * annualPay));
  const total = sumOfMoney(own.map((cost) => cost ?? 0));
  const averageReplacement = left.length > 0 ? roundToKopecks(total / left.length) : 0;

  const spent = all.filter(({ on }) => on > addDays(until, -YEAR));
  const cost = sumOfMoney(spent.map(({ roubles }) => roubles));
  const begun = spent.map(({ on }) => on).toSorted()[0];
  const since = begun === undefined ? null : { from: begun, to: until };
  const seen = since && compareLeavers(observed, since, spent);
  const avoided = seen?.leavers && staff !== null ? { ...seen.leavers, ...savedBy(seen.leavers.leavers, staff) } : null;
  const worth = (saved: number) => roundToKopecks(saved - cost);
  const result = avoided && { value: worth(avoided.saved), low: worth(avoided.low), high: worth(avoided.high) };
  return {
    period,
    since,
    previous: seen?.previous ?? null,
    leaving: { left: left.length, averageReplacement, total },
    avoided,
    result,
    spent: { total: cost, items: spent.length },
    breakEven: staff ? { leavers: cost / staff } : null,
    staffReplacement: staff,
    verdict: verdictOf({ staff, cost, early: seen?.early ?? null, result }),
    early: seen?.early ?? null,
  };
}

function compareLeavers({ employments, since: known, until }: Observed, { from }: Window, spent: readonly Spent[]) {
  const [before, after] = [quartersBefore(from, known), partsSince(from, until)];
  const early =
    after.length === 0 ? effectText.comparedAfter(addDays(from, SHORTEST)) : tooFewBefore(before.length, 'quarters');
  const previous = before.length === 0 ? null : { from: before[0]!.from, to: before.at(-1)!.to };
  if (early !== null || previous === null) return { early, previous: null, leavers: null };
  const names = new Set(spent.flatMap(({ department }) => department?.toLowerCase() ?? []));
  const isOwn = ({ department }: Employment) => department !== null && names.has(department.toLowerCase());
  const forAll = spent.some(({ department }) => department === null);
  const own = forAll ? employments : employments.filter(isOwn);
  const others = forAll ? [] : employments.filter((one) => !isOwn(one));
  return { early, previous, leavers: avoidedOf(own, others, { before, after }) };
}

interface Compared {
  readonly before: readonly Window[];
  readonly after: readonly Window[];
}

/** Null where there are fewer than five people to compare. */
function avoidedOf(own: readonly Employment[], others: readonly Employment[], { before, after }: Compared) {
  const compared = others.length > 0 && [...before, ...after].every((window) => readingOf(others, window) !== null);
  const readings = (windows: readonly Window[]) =>
    windows.flatMap((window) => {
      const one = readingOf(own, window);
      if (one === null) return [];
      return compared ? less(one, readingOf(others, window)!) : one;
    });
  const change = changeOf(readings(before), readings(after), ALIKE.quarters);
  if (change === null) return null;
  const counted = (windows: readonly Window[]) =>
    sum(windows.map((window) => leaversOf(own, window).filter(isKept).length));
  const years = sum(after.map((window) => personYears(own, window)));
  const leavers = { value: -change.value * years, low: -change.high * years, high: -change.low * years };
  const left = counted(after);
  return { leftBefore: counted(before), expected: left + leavers.value, left, compared, leavers };
}

const readingOf = (employments: readonly Employment[], window: Window) => rateReading(employments, window, isKept);

/** Whom the employer dismissed retention would not have kept. */
function isKept({ leaving }: Employment): boolean {
  return leaving !== 'employer';
}
function verdictOf(known: {
  readonly staff: number | null;
  readonly cost: number;
  readonly early: string | null;
  readonly result: { readonly low: number; readonly high: number } | null;
}): LedgerVerdict {
  const { staff, cost, early, result } = known;
  if (staff === null) return 'no_pay';
  if (cost === 0) return 'nothing_spent';
  if (early !== null) return 'too_early';
  if (result === null) return 'no_comparison';
  if (result.low > 0) return 'paid_off';
  return result.high < 0 ? 'not_paid_off' : 'unclear';
}
