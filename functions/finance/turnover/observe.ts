import { sumOfMoney, roundToKopecks } from '#shared/rules/finance/money.ts';
import { firstDayOf, lastDayOf } from '#shared/rules/finance/months.ts';
import type { Employment, HistoryLine, Leaving, ListedPerson, Observed, TurnoverData } from './data.ts';

const MONTHS_OF_PAY = 12;

/** A month somebody was paid for: twelve times its pay, and whether they worked all of it. */
interface PaidMonth {
  readonly annual: number;
  readonly whole: boolean;
}

/** An employment while the files are put together. */
interface Draft {
  hiredOn: string | null;
  leftOn: string | null;
  leaving: Leaving;
  department: string | null;
  /** By month of the lists, the oldest first. */
  pay: readonly PaidMonth[];
  /** The first and the last month whose list has them; null for those of the history alone. */
  firstMonth: string | null;
  lastMonth: string | null;
  contradictory: boolean;
}

/**
 * Puts the lists of all months and the history together into employments: by id, and where a line of the history has
 * none, by its days. Where files disagree, the newest list is believed. Null where there are no data at all.
 *
 * A list is read as everybody who worked in its month. Whoever is missing from the next one without a day of leaving has
 * left on the last day of their last month. All who left are known from the first list on, or from the month of the
 * earliest leaving in any file.
 */
export function observe({ lists, history, historyOn, today }: TurnoverData): Observed | null {
  const months = lists.filter(({ people }) => people.length > 0).toSorted((a, b) => (a.month < b.month ? -1 : 1));
  const [first, newest] = [months[0]?.month, months.at(-1)?.month];
  const drafts = readLists(months);
  let unknown = 0;
  for (const line of history) {
    if (line.hiredOn > today || joinHistory(drafts, line, newest)) continue;
    // The lists know who is there now: whoever they miss is a person under another name, or long gone.
    if (newest !== undefined && line.leftOn === null) unknown++;
    else drafts.unmatched.push(fromHistory(line));
  }

  const all = [...drafts.byId.values()].flat().concat(drafts.unmatched);
  let disappeared = 0;
  for (const draft of all) {
    if (draft.leftOn !== null || draft.lastMonth === null || draft.lastMonth === newest) continue;
    draft.leftOn = lastDayOf(draft.lastMonth);
    disappeared++;
  }

  const endOfLists = newest === undefined ? null : lastDayOf(newest);
  const until = [endOfLists, historyOn].filter((day) => day !== null).reduce(later, '');
  const end = until < today ? until : today;
  const leavings = all.map(({ leftOn }) => leftOn).filter((day) => day !== null && day <= end) as string[];
  const begins = [first, leavings.reduce(earlier, end).slice(0, 7)].filter((month) => month !== undefined);
  const since = firstDayOf(begins.reduce(earlier));
  const employments = all.map((draft) => toEmployment(draft, since, end)).filter((one) => one !== null);
  if (employments.length === 0) return null;
  return {
    employments,
    since,
    until: end,
    unclear: {
      withoutHiring: employments.filter(({ hiredOn }) => hiredOn === null).length,
      disappeared,
      contradictory: all.filter(({ contradictory }) => contradictory).length,
      unknown,
    },
  };
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

interface Drafts {
  readonly byId: Map<string, Draft[]>;
  readonly unmatched: Draft[];
  /** By the day of hiring, for lines of the history that know nobody's name. */
  readonly byHiring: Map<string, Draft[]>;
}

function readLists(months: TurnoverData['lists']): Drafts {
  const byId = new Map<string, Draft[]>();
  for (const { month, people } of months) {
    for (const person of people) {
      const known = byId.get(person.id);
      const last = known?.at(-1);
      if (last && !isHiredAgain(last, person.hiredOn)) update(last, person, month);
      else byId.set(person.id, [...(known ?? []), fromList(person, month)]);
    }
  }
  const byHiring = new Map<string, Draft[]>();
  for (const draft of [...byId.values()].flat()) {
    if (draft.hiredOn) byHiring.set(draft.hiredOn, [...(byHiring.get(draft.hiredOn) ?? []), draft]);
  }
  return { byId, byHiring, unmatched: [] };
}

const isHiredAgain = ({ leftOn }: Draft, hiredOn: string | null): boolean =>
  leftOn !== null && hiredOn !== null && hiredOn > leftOn;

function fromList(person: ListedPerson, month: string): Draft {
  const { hiredOn, leftOn, leaving, department, annualPay } = person;
  const lies = hiredOn !== null && leftOn !== null && leftOn < hiredOn;
  return {
    hiredOn: lies ? null : hiredOn,
    leftOn,
    leaving,
    department,
    pay: [{ annual: annualPay, whole: isWhole(person, month) }],
    firstMonth: month,
    lastMonth: month,
    contradictory: lies,
  };
}

/** Whether somebody worked the whole of a month: of the others their pay is a part. */
function isWhole({ hiredOn, leftOn }: ListedPerson, month: string): boolean {
  return (hiredOn === null || hiredOn <= firstDayOf(month)) && (leftOn === null || leftOn.slice(0, 7) > month);
}

/**
 * What somebody is paid a year: the mean of their last twelve whole months, so that neither a month begun late nor a
 * bonus of the quarter stands for the year; of what there is where no month was whole. Null where none was paid.
 */
function usualPay(pay: Draft['pay']): number | null {
  const whole = pay.filter((month) => month.whole);
  const known = (whole.length > 0 ? whole : pay).slice(-MONTHS_OF_PAY).map(({ annual }) => annual);
  return known.length === 0 ? null : roundToKopecks(sumOfMoney(known) / known.length);
}

/** A later month says more of somebody who is known. */
function update(draft: Draft, person: ListedPerson, month: string): void {
  const next = fromList(person, month);
  const otherHiring = next.hiredOn !== null && draft.hiredOn !== null && next.hiredOn !== draft.hiredOn;
  // Paid in a month after the one they were said to leave in.
  const stillThere = draft.leftOn !== null && next.leftOn === null && month > draft.leftOn.slice(0, 7);
  const otherLeaving = draft.leftOn !== null && next.leftOn !== null && next.leftOn !== draft.leftOn;
  draft.contradictory ||= otherHiring || stillThere || otherLeaving || next.contradictory;
  draft.hiredOn = next.hiredOn ?? draft.hiredOn;
  if (next.leftOn !== null || stillThere) [draft.leftOn, draft.leaving] = [next.leftOn, next.leaving];
  draft.department = next.department ?? draft.department;
  draft.pay = [...draft.pay, ...next.pay];
  draft.lastMonth = month;
}

/** Finds the employment a line of the history speaks of, and adds what the lists do not say; false where there is none. */
function joinHistory({ byId, byHiring }: Drafts, line: HistoryLine, newest: string | undefined): boolean {
  const own = line.id === null ? [] : (byId.get(line.id) ?? []);
  const found =
    own.find((draft) => overlaps(draft, line)) ?? (own.length === 0 ? sameDays(byHiring, line, newest) : undefined);
  if (!found) return false;
  const otherHiring = found.hiredOn !== null && found.hiredOn !== line.hiredOn;
  const otherLeaving = found.leftOn !== null && line.leftOn !== null && found.leftOn !== line.leftOn;
  const paidLater = found.leftOn === null && line.leftOn !== null && (found.lastMonth ?? '') > line.leftOn.slice(0, 7);
  found.contradictory ||= otherHiring || otherLeaving || paidLater;
  found.hiredOn ??= line.hiredOn;
  if (found.leftOn === null && !paidLater) [found.leftOn, found.leaving] = [line.leftOn, line.leaving];
  found.leaving ??= line.leaving;
  found.department ??= line.department;
  return true;
}

/** Whether both can be one time at the company: neither begins after the other has ended. */
function overlaps(draft: Draft, line: HistoryLine): boolean {
  const begin = draft.hiredOn ?? firstDayOf(draft.firstMonth!);
  return (line.leftOn === null || begin <= line.leftOn) && (draft.leftOn === null || line.hiredOn <= draft.leftOn);
}

/** Somebody in the lists who came and went on the same days, or came on the same day and then disappeared. */
function sameDays(
  byHiring: ReadonlyMap<string, Draft[]>,
  line: HistoryLine,
  newest: string | undefined,
): Draft | undefined {
  if (line.leftOn === null) return undefined;
  const sameHiring = byHiring.get(line.hiredOn) ?? [];
  const month = line.leftOn.slice(0, 7);
  return (
    sameHiring.find(({ leftOn }) => leftOn === line.leftOn) ??
    // Whoever the newest list still has is somebody else, hired on the same day.
    sameHiring.find(({ leftOn, lastMonth }) => leftOn === null && lastMonth === month && lastMonth !== newest)
  );
}

function fromHistory({ hiredOn, leftOn, leaving, department }: HistoryLine): Draft {
  const unseen = { pay: [], firstMonth: null, lastMonth: null, contradictory: false };
  return { hiredOn, leftOn, leaving, department, ...unseen };
}

/** Null for somebody of whom nothing was seen between the days. */
function toEmployment(draft: Draft, since: string, until: string): Employment | null {
  const { department, pay, firstMonth } = draft;
  const leftOn = draft.leftOn !== null && draft.leftOn <= until ? draft.leftOn : null;
  // Two lists may say between them that somebody left before they came.
  const hiredOn = draft.hiredOn !== null && leftOn !== null && leftOn < draft.hiredOn ? null : draft.hiredOn;
  const begin = later(hiredOn ?? firstDayOf(firstMonth ?? since.slice(0, 7)), since);
  if (begin > until || (leftOn !== null && leftOn < since)) return null;
  return {
    hiredOn,
    department,
    annualPay: usualPay(pay),
    leftOn,
    // A list may still have somebody who left before its month.
    seenFrom: leftOn !== null && leftOn < begin ? leftOn : begin,
    leaving: leftOn === null ? null : draft.leaving,
  };
}
