import type { Attention, TeamLoad } from '#shared/models/overview.ts';
import { reachesTeam, type Reach } from '#shared/rules/own-people.ts';
import { sum } from '#shared/rules/sum.ts';
import type { SignalsOfRun } from './signals-of-run.ts';

/** The load of the teams within reach, and nothing of the company; null where none of them was measured. */
export function loadWithin(load: TeamLoad, reach: Reach): TeamLoad | null {
  if (reach.all) return load;
  const teams = load.teams.filter(({ team }) => reachesTeam(reach, team));
  if (teams.length === 0) return null;
  return {
    teams,
    company: null,
    open: sum(teams.map(({ open }) => open)),
    overdue: sum(teams.map(({ overdue }) => overdue)),
    with_deadline: null,
    small_teams: 0,
    measured_at: load.measured_at,
  };
}

/**
 * How the teams within reach stand. What they are held against, the mean of all whose answers were compared, is told
 * where one of them is; it follows from the rows that are published to whoever reads results.
 */
export function statesWithin(
  { states, mood_of: moodOf }: Pick<Attention, 'states' | 'mood_of'>,
  reach: Reach,
): Pick<Attention, 'states' | 'mood_of'> {
  if (reach.all) return { states, mood_of: moodOf };
  const own = states.filter(({ team }) => reachesTeam(reach, team));
  const compared = own.some(({ mood }) => mood !== null);
  return { states: own, mood_of: moodOf && compared ? { ...moodOf, in_small_teams: null } : null };
}

/** Whether answers of a team within reach could be judged by a run. */
export function isJudged(of: SignalsOfRun | null, reach: Reach): boolean {
  return of !== null && (reach.all || of.run.groups.some(({ team }) => reachesTeam(reach, team)));
}
