import type { ComparedTeam } from './compared-teams.ts';

/** The members a run asks, as its first opening settles them; `userIds` is null where all are asked. */
export interface AskedMembers {
  readonly invited: number;
  readonly userIds: readonly string[] | null;
  /** Teams of theirs that are large enough to be compared, where teams are. */
  readonly teams: readonly ComparedTeam[];
}
