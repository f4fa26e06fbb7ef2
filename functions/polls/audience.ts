import type { Audience } from '#data/frames.ts';
import type { GivenAudience } from '#shared/models/poll.ts';

/** Whom a run asks, as it is stored: nobody and nothing named twice. */
export function toStoredAudience(given: GivenAudience): Audience {
  if (given.kind === 'members') return { kind: 'members', userIds: [...new Set(given.user_ids)] };
  if (given.kind === 'roles') return { kind: 'roles', roles: [...new Set(given.roles)] };
  if (given.kind === 'teams') return { kind: 'teams', teams: [...new Set(given.teams)] };
  return given;
}
