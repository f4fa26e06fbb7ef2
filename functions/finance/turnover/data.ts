/** Who ended the work; null where nobody has said. */
export type Leaving = 'voluntary' | 'employer' | null;

/** Somebody in the list of a month, without anything that turnover does not need. Days are 2026-11-24. */
export interface ListedPerson {
  readonly id: string;
  readonly department: string | null;
  readonly hiredOn: string | null;
  readonly leftOn: string | null;
  readonly leaving: Leaving;
  /** 12 × what they are paid in the month without taxes; the ledger alone asks. */
  readonly annualPay: number;
}

/** The list of employees of a month. */
export interface ListOfMonth {
  /** 2026-11. */
  readonly month: string;
  readonly people: readonly ListedPerson[];
}

/** A line of the history of hiring and leaving. */
export interface HistoryLine {
  /** The id that the lists know them by; null where they are not to be recognised. */
  readonly id: string | null;
  readonly department: string | null;
  readonly hiredOn: string;
  readonly leftOn: string | null;
  readonly leaving: Leaving;
}

/** What turnover is computed from. */
export interface TurnoverData {
  readonly lists: readonly ListOfMonth[];
  readonly history: readonly HistoryLine[];
  /** The day the history was loaded; null without one. */
  readonly historyOn: string | null;
  readonly today: string;
}

/** One time of somebody's at the company, as far as the data see it. */
export interface Employment {
  readonly department: string | null;
  /** Null where no file has the day. */
  readonly hiredOn: string | null;
  /** From this day on the data would show them leaving. */
  readonly seenFrom: string;
  readonly leftOn: string | null;
  readonly leaving: Leaving;
  readonly annualPay: number | null;
}

/** What was unclear in the data, and how many times it was decided. */
export interface Unclear {
  /** Without a day of hiring: counted in the headcount, missing in the curve. */
  readonly withoutHiring: number;
  /** Gone from the lists without a day of leaving. */
  readonly disappeared: number;
  /** Whose days differ between the files: the newest list is believed. */
  readonly contradictory: number;
  /** Lines of the history of people who should still be there, whom no list has. */
  readonly unknown: number;
}

/** The employments of a company and the days between which all who left are known. */
export interface Observed {
  readonly employments: readonly Employment[];
  readonly since: string;
  readonly until: string;
  readonly unclear: Unclear;
}
