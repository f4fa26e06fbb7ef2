import type { PollSummary } from '#shared/models/analysis.ts';
import type { Budget, Initiative } from '#shared/models/finance/money.ts';
import type { Ledger, TurnoverReport } from '#shared/models/finance/turnover.ts';
import type { Attention, Pulse, ToldReport } from '#shared/models/overview.ts';
import type { TeamResults } from '#shared/models/team-results.ts';

/** A completed task with what came of it, in words. */
export interface DoneStep {
  readonly title: string;
  readonly closedAt: string;
  /** What it is measured by: `overdue:Sales` is of a team. */
  readonly metric: string;
  readonly figures: string;
  readonly certainty: string;
}

/** What the API tells of money; only whoever may see it has it. */
export interface PackMoney {
  readonly turnover: TurnoverReport | null;
  readonly ledger: Ledger | null;
  readonly budget: Budget;
  readonly initiatives: readonly Initiative[];
}

/** What people write about; why it is not told, where it is not. */
export type PackThemes = PollSummary | 'few' | 'preparing';

/** All that a report is made of: replies of the API as whoever makes it gets them. */
export interface PackData {
  readonly company: string;
  readonly now: Date;
  readonly pulse: Pulse;
  readonly attention: Attention;
  readonly reports: readonly ToldReport[];
  readonly themes: PackThemes;
  /** The newest run of eNPS by teams; null where there is none. */
  readonly teams: TeamResults | null;
  readonly steps: readonly DoneStep[];
  readonly money: PackMoney | null;
}
