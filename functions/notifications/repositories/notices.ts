import { createHash } from 'node:crypto';
import type { Channel } from '#shared/channels/index.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { failedCondition } from '#data/conditions.ts';
import { jobItem, type Posting } from '#data/job-item.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { oneMoreLetter } from './mailbox-days.ts';
import { failsAs, insert, put } from '#data/writes.ts';

const HASH_BYTES = 16;
/** Longer than a run is open; a run that is opened again later tells nobody twice within this time. */
const KEEP_SECONDS = 90 * 24 * 60 * 60;

/** One message about a run: its invitation, a reminder of a certain moment. Each reaches a person once, by one channel. */
export interface NoticeOf {
  readonly runId: string;
  readonly message: string;
}

/**
 * Marks that people were told of a run. They stand apart from answers, name nobody, as a hash stands for whom they are
 * about, and expire.
 */
export function createNotices(table: Table) {
  return {
    /** By which channel those of these people were told who were. */
    async told(notice: NoticeOf, userIds: readonly string[]): Promise<Map<string, Channel>> {
      const items = await table.getMany(
        userIds.map((userId) => keyOf(notice, userId)),
        { consistent: true },
      );
      return new Map(
        userIds.flatMap((userId, index) => {
          const item = items[index];
          return item ? [[userId, item['channel'] as Channel] as const] : [];
        }),
      );
    },

    /** Marks somebody as told. */
    async mark(notice: NoticeOf, channel: Channel, userId: string, now: Date): Promise<void> {
      await table.write(put({ ...keyOf(notice, userId), ...markOf(channel, now) }));
    },

    /** The letter to somebody, the mark of it and what it counts against, all or nothing. */
    async post(
      notice: NoticeOf,
      userId: string,
      { job, jobId }: Posting,
      now: Date,
    ): Promise<'posted' | 'told' | 'mailbox full'> {
      const counting = oneMoreLetter(job.to, job.mail.template, now);
      const failed = await failedCondition(table, [
        failsAs('told', insert({ ...keyOf(notice, userId), ...markOf('mail', now) })),
        ...(counting === null ? [] : [failsAs('mailbox full', counting)]),
        insert(jobItem(job, jobId, now)),
      ]);
      return failed ?? 'posted';
    },
  };
}

function markOf(channel: Channel, now: Date) {
  return { type: 'notice', channel, ttl: seconds(now) + KEEP_SECONDS };
}

function keyOf({ runId, message }: NoticeOf, userId: string): Key {
  const hash = createHash('sha256').update(`notice/${runId}/${message}/${userId}`).digest().subarray(0, HASH_BYTES);
  return keys.notice(runId, hash.toString('base64url'));
}
