import type { RunVisibility } from '../models/answers.ts';
import type { Dimension } from './surveys.ts';

/** So many teams have a key of their own; making more would keep whoever opens the run waiting. */
export const TEAMS_WITH_KEYS_MAX = 20;

/** What of a run decides whether its members answer by ballots. */
export interface BallotSettings {
  readonly anonymous: boolean;
  readonly visibility: RunVisibility;
  /** By what respondents of a survey are compared. */
  readonly dimensions: readonly Dimension[];
  /** How many teams are compared. */
  readonly teams: number;
  /** How many members it asks. */
  readonly asked: number;
}

/** Why a run has no ballots. */
export type NoBallots = 'named' | 'nobody_asked' | 'shown_at_once' | 'never_shown' | 'dimensions' | 'teams';

/**
 * Why members do not answer a run by ballots; null where they do. Where answers are shown at once whoever watches sees whose
 * they are in any case; of what people are compared by besides the team, a ballot would tell too much together.
 */
export function whyNoBallots({ anonymous, visibility, dimensions, teams, asked }: BallotSettings): NoBallots | null {
  if (!anonymous) return 'named';
  if (asked === 0) return 'nobody_asked';
  if (visibility === 'live') return 'shown_at_once';
  if (visibility === 'never') return 'never_shown';
  if (dimensions.some((dimension) => dimension !== 'team')) return 'dimensions';
  return teams > TEAMS_WITH_KEYS_MAX ? 'teams' : null;
}

/** Whether members answer a run by ballots. */
export function hasBallots(settings: BallotSettings): boolean {
  return whyNoBallots(settings) === null;
}
