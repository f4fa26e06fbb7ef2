import type { ThrottleRule } from '#data/throttles.ts';

const MINUTE = 60;

/** How often anybody may do what calls somebody else's server, by machine; a whole office may stand behind one address. */
export const THROTTLES = {
  startsOfAddress: { name: 'sign-in-start', limit: 200, windowSeconds: 10 * MINUTE },
  searchesOfAddress: { name: 'sign-in-find', limit: 200, windowSeconds: 10 * MINUTE },
  completionsOfAddress: { name: 'sign-in-complete', limit: 200, windowSeconds: 10 * MINUTE },
  /** A provider tells of many at once where an administrator ends all sessions. */
  logoutsOfProvider: { name: 'sign-in-logout', limit: 3_000, windowSeconds: 10 * MINUTE },
  /** Tests of a provider and of domains by one workspace: each is a call to an address somebody chose. */
  checksOfWorkspace: { name: 'sign-in-check', limit: 30, windowSeconds: 10 * MINUTE },
} as const satisfies Record<string, ThrottleRule>;
