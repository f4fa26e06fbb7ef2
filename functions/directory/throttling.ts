import type { ThrottleRule } from '#data/throttles.ts';

/** Readings that the owner of a workspace asks for: each calls an address somebody chose. */
export const SOURCE_READINGS: ThrottleRule = { name: 'people-source', limit: 20, windowSeconds: 600 };
