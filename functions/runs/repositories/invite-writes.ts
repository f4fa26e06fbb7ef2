import { jobItem } from '#data/job-item.ts';
import { insert, type Write } from '#data/writes.ts';
import type { Channel } from '#shared/channels/index.ts';

/** Of a run what those it asks are told by. */
interface Run {
  readonly id: string;
  readonly workspaceId: string;
  readonly channels: readonly Channel[];
}

/** What it takes that those a run asks are told, by the ways it has. */
export function inviteWrites({ id: runId, workspaceId, channels }: Run, jobId: string, now: Date): Write[] {
  if (channels.length === 0) return [];
  return [insert(jobItem({ kind: 'invite-to-run', workspaceId, runId }, jobId, now))];
}
