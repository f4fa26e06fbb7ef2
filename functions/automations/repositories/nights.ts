import { createHash } from 'node:crypto';
import { nextNight } from '#shared/rules/nights.ts';

/** The next night of a workspace, in the hour after 3:00 in Moscow: each at a moment of its own, so that not all come at once. */
export function nightOf(workspaceId: string, now: Date): string {
  return nextNight(createHash('sha256').update(workspaceId).digest().readUInt32BE(), now).toISOString();
}
