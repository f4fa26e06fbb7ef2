import { TEAMS_WITH_KEYS_MAX } from '../ballots/ballot.ts';
import type { RunVisibility } from '../models/answers.ts';
import { SMALLEST_GROUP } from './smallest-group.ts';
import type { Dimension } from './surveys.ts';

/** What of a run decides whether it is answered with ballots. */
export interface BallotSettings {
  readonly anonymous: boolean;
  readonly visibility: RunVisibility;
  /** By what answers are compared; a poll compares teams or nothing. */
  readonly comparedBy: readonly Dimension[];
  /** How many people are asked in each team that is compared; empty where none are. */
  readonly teams: readonly number[];
}

/** Why a run is answered without ballots, by the first setting that prevents them. */
export type WithoutBallots = 'named' | 'never_shown' | 'shown_at_once' | 'compared_closely' | 'many_teams';

/** Which setting prevents that a run is answered with ballots; null where it has them. */
export function whatPreventsBallots({
  anonymous,
  visibility,
  comparedBy,
  teams,
}: BallotSettings): WithoutBallots | null {
  if (!anonymous) return 'named';
  if (visibility === 'never') return 'never_shown';
  // Whoever watches answers come in one by one sees whose browser has just been at work.
  if (visibility === 'live') return 'shown_at_once';
  // A ballot carries one attribute, by the key that signs it: with several of them few people are left in each group.
  if (comparedBy.some((dimension) => dimension !== 'team')) return 'compared_closely';
  return comparedBy.length > 0 && teamsWithKeys(teams) > TEAMS_WITH_KEYS_MAX ? 'many_teams' : null;
}

/** How many of the compared teams have a key of their own: in a smaller one a ballot would tell whose it is. */
export function teamsWithKeys(teams: readonly number[]): number {
  return teams.filter((people) => people >= SMALLEST_GROUP).length;
}

/** Whether a run with these settings is answered with ballots, which its opening settles. */
export function mayHaveBallots(settings: BallotSettings): boolean {
  return whatPreventsBallots(settings) === null;
}
