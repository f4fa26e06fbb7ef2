import type { ComparedTeam } from './compared-teams.ts';

/** People without an account whom a run asks. */
export interface ContactsAsked {
  /** How many there were when it was first opened. */
  readonly people: number;
  /** Of which teams; null for all. */
  readonly teams: readonly string[] | null;
}

/** Somebody without an account, and the team an answer of theirs counts in. */
export interface ContactTeam {
  readonly id: string;
  readonly team: string;
}

/** The members a run asks, as its first opening settles them; `userIds` is null where all are asked. */
export interface AskedMembers {
  readonly invited: number;
  readonly userIds: readonly string[] | null;
  /** Which people without an account are asked besides; null for none. */
  readonly contacts: ContactsAsked | null;
  /** Of these people those whose answers count in a team. */
  readonly contactTeams: readonly ContactTeam[];
  /** Teams of theirs that are large enough to be compared, where teams are. */
  readonly teams: readonly ComparedTeam[];
}
