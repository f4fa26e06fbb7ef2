import type { Attention, TeamState } from '#shared/models/overview.ts';
import { levelOf, type Level } from '#shared/rules/workload-level.ts';

/** A row of the teams: what is told of one, in the order in which it is read. */
export interface TeamRow extends TeamState {
  readonly level: Level | null;
}

/** So many teams stand there at first. */
export const ROWS_AT_FIRST = 12;

/** The teams in the order of their load, the highest first; those of which only answers are told stand behind, the lowest first. */
export function teamRows({ states, mood_of: mood }: Pick<Attention, 'states' | 'mood_of'>): TeamRow[] {
  const sign = mood?.lower_is_better ? -1 : 1;
  const moodOf = ({ mood: own }: TeamState) => (own ? sign * own.value : Infinity);
  return states
    .toSorted((a, b) => (b.load?.index ?? -1) - (a.load?.index ?? -1) || moodOf(a) - moodOf(b))
    .map((state) => ({ ...state, level: state.load && levelOf(state.load.index) }));
}
