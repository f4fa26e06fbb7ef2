import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { jobItem, type Job } from '#data/job-item.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { insert } from '#data/writes.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import { fire } from '#tests/api/jobs/clock.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { request } from './api.ts';
import { makeSession, repos, table } from './factories.ts';

/** Every Monday at ten. */
export const WEEKLY = { cadence: 'weekly', weekday: 1, time: '10:00' };

/** A token that is good at this moment, whatever the clock was set to since the person logged in. */
export async function tokenNow({ id }: { readonly id: string }): Promise<string> {
  return (await makeSession(id)).token;
}

/** Lets a poll repeat, each Monday at ten unless said otherwise. */
export async function saveSchedule(person: { readonly id: string }, poll: Pick<Poll, 'id'>, more: object = {}) {
  const body = { ...WEEKLY, ...more };
  return request(polls.saveSchedule, { token: await tokenNow(person), params: { id: poll.id }, body });
}

/** How a poll repeats, as its editors see it. */
export async function scheduleOf(person: { readonly id: string }, poll: Pick<Poll, 'id'>) {
  return (await request(polls.getSchedule, { token: await tokenNow(person), params: { id: poll.id } })).body;
}

const KINDS = ['start-pulse', 'invite-to-run', 'remind-by-channels', 'remind-contacts'];

/** The jobs of a workspace that wait to be done, of recurring polls, invitations and reminders. */
export async function waitingJobs(workspaceId: string): Promise<(Item & Key)[]> {
  const range = { pk: keys.job(workspaceId, '').pk, prefix: '' };
  const items = (await table.queryAll(range, { consistent: true })) as (Item & Key)[];
  return items.filter(({ finishedAt, job }) => finishedAt === undefined && KINDS.includes((job as Job).kind));
}

/** Does these jobs until there are none. */
export async function doJobs(workspaceId: string): Promise<void> {
  for (let jobs = await waitingJobs(workspaceId); jobs.length > 0; jobs = await waitingJobs(workspaceId)) {
    const { batchItemFailures } = await deliver(...jobs);
    if (batchItemFailures.length > DONE.batchItemFailures.length) throw new Error('A job failed');
  }
}

/** Does the job of a run's invitation once more, as after a crash at its end. */
export async function inviteAgain(workspaceId: string, runId: string): Promise<void> {
  const job = { kind: 'invite-to-run', workspaceId, runId } as const;
  await table.write(insert(jobItem(job, randomUUID(), new Date())));
  await doJobs(workspaceId);
}

/** Sets the clock to a moment and does what is due of recurring polls then. */
export async function pulseAt(moment: string, poll: Pick<Poll, 'workspace_id'>): Promise<void> {
  vi.setSystemTime(new Date(moment));
  await fire('start-pulses');
  await doJobs(poll.workspace_id);
}

/** The runs of a poll, the newest first. */
export async function runsOf(poll: Pick<Poll, 'id'>) {
  return (await repos.runs.page(poll.id, 100, null)).runs;
}
