/** A team that is compared with others. */
export interface ComparedTeam {
  readonly name: string;
  /** How many of it were asked when the run was first opened; null where nobody noted it. */
  readonly people: number | null;
}

/** The compared teams behind stored ones; older runs have the names alone. */
export function toComparedTeams(stored: unknown): ComparedTeam[] {
  const teams = (stored as readonly (ComparedTeam | string)[] | undefined) ?? [];
  return teams.map((team) => (typeof team === 'string' ? { name: team, people: null } : team));
}
