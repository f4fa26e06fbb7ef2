/** A team that is compared with others. */
export interface ComparedTeam {
  readonly name: string;
  /** How many of it were asked when the run was first opened. */
  readonly people: number;
}
