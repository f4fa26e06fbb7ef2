import type { PollType, Question } from '#shared/models/poll.ts';
import { jobItem } from './jobs.ts';
import { keys, ranges } from './keys.ts';
import { ConditionFailed, type Item, type Table } from './table.ts';
import { takePoll } from './usage.ts';
import { check, insert, remove } from './writes.ts';

export interface Poll {
  readonly id: string;
  readonly workspaceId: string;
  readonly title: string;
  readonly pollType: PollType;
  readonly isAnonymous: boolean;
  readonly allowAnonymousLink: boolean;
  /** In order; `order_index` counts from 0. */
  readonly questions: readonly Question[];
  readonly createdAt: string;
}

/** Polls of a workspace. */
export function createPolls(table: Table) {
  return {
    /** Counted for the workspace's owner, of whose plan `limit` is, null for none; `gone` when the workspace is. */
    async create(poll: Poll, owner: { id: string; limit: number | null }): Promise<'created' | 'gone' | 'limit'> {
      try {
        await table.transact([
          check(keys.workspace(poll.workspaceId), { exists: true }),
          insert({
            ...keys.poll(poll.workspaceId, poll.createdAt, poll.id),
            type: 'poll',
            ...poll,
            updatedAt: poll.createdAt,
            version: 1,
          }),
          insert({
            ...keys.pollRef(poll.id),
            type: 'poll-ref',
            workspaceId: poll.workspaceId,
            createdAt: poll.createdAt,
          }),
          takePoll(owner.id, owner.limit, new Date(poll.createdAt)),
        ]);
        return 'created';
      } catch (error) {
        if (error instanceof ConditionFailed && error.index === 0) return 'gone';
        if (error instanceof ConditionFailed && error.index === 3) return 'limit';
        throw error;
      }
    },

    /** All polls of a workspace, newest first. */
    async list(workspaceId: string): Promise<Poll[]> {
      return (await table.queryAll(ranges.polls(workspaceId), { newestFirst: true })).map(toPoll);
    },

    /** How many polls a workspace has. */
    async count(workspaceId: string): Promise<number> {
      return (await table.queryAll(ranges.polls(workspaceId))).length;
    },

    async find(workspaceId: string, createdAt: string, pollId: string): Promise<Poll | null> {
      const [item] = await table.getMany([keys.poll(workspaceId, createdAt, pollId)], { sure: true });
      return item ? toPoll(item) : null;
    },

    /** Takes the poll away at once and leaves what lies under it to a job; false when it is gone already. */
    async remove(poll: Poll, jobId: string, now: Date): Promise<boolean> {
      try {
        await table.transact([
          remove(keys.poll(poll.workspaceId, poll.createdAt, poll.id), { exists: true }),
          remove(keys.pollRef(poll.id)),
          insert(jobItem({ kind: 'delete-poll', workspaceId: poll.workspaceId, pollId: poll.id }, jobId, now)),
        ]);
        return true;
      } catch (error) {
        if (error instanceof ConditionFailed && error.index === 0) return false;
        throw error;
      }
    },
  };
}

/** The poll behind a stored item. */
export function toPoll(item: Item): Poll {
  return {
    id: String(item['id']),
    workspaceId: String(item['workspaceId']),
    title: String(item['title']),
    pollType: item['pollType'] as PollType,
    isAnonymous: item['isAnonymous'] === true,
    allowAnonymousLink: item['allowAnonymousLink'] === true,
    questions: item['questions'] as Question[],
    createdAt: String(item['createdAt']),
  };
}
