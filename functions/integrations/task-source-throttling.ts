import type { ThrottleRule } from '#data/throttles.ts';

/** Readings that somebody asks for: each calls an address somebody chose. */
export const TASK_READINGS: ThrottleRule = { name: 'task-source', limit: 20, windowSeconds: 600 };
