/** A team that is compared with others. */
export interface ComparedTeam {
  readonly name: string;
  /**
   * How many of it were asked when the run was first opened. Null for a team that has sheets of codes and nobody who is
   * asked: how many hold a code nobody knows, and nothing but such codes counts in it.
   */
  readonly people: number | null;
}
