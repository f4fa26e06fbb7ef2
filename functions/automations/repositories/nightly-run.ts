import { createHash } from 'node:crypto';
import { nextNightlyRun } from '#shared/rules/nightly-run.ts';

/** The next night of a workspace, in the hour after 3:00 in Moscow: each at a moment of its own, so that not all come at once. */
export function nightlyRunOf(workspaceId: string, now: Date): string {
  return nextNightlyRun(createHash('sha256').update(workspaceId).digest().readUInt32BE(), now).toISOString();
}
