import type { OwnBallot } from '#shared/models/own-ballot.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Participation } from './repositories/participation.ts';
import type { Run } from './repositories/run.ts';
import { keyFor } from './issue-ballot.ts';

/** What a member's browser is told of the ballot it is to ask for; null where the run has none. */
export function ownBallot({ ballots }: Pick<Run, 'ballots'>, { team }: Member, of: Participation): OwnBallot | null {
  return (
    ballots && { fingerprint: ballots.fingerprint, key: keyFor(ballots, team), issued: of.issued, again: of.again }
  );
}
