import type { PollType } from '#shared/models/answers.ts';
import type { Question } from '#shared/models/question.ts';
import { jobItem } from '#data/job-item.ts';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { notDueWrite } from '#data/due.ts';
import { keys, ranges } from '#data/keys.ts';
import { openRunOf } from '#functions/runs/repositories/open-runs.ts';
import type { PulseSchedule } from './pulse-schedule.ts';
import { storedQuestions, toQuestions } from '#functions/runs/repositories/stored-questions.ts';
import { copiedWrites, type StoredTranslation } from '#functions/translations/repositories/translations.ts';
import { spokenOf, type Spoken } from '#functions/translations/spoken.ts';
import type { PastSource } from '#shared/rules/past-import.ts';
import type { Item, Table } from '#data/table.ts';
import { textOrNull } from '#data/text-or-null.ts';
import { takePoll } from '#functions/subscriptions/repositories/usage.ts';
import { failsAs, insert, remove, update, type Condition, type Write } from '#data/writes.ts';

export interface Poll extends Spoken {
  readonly id: string;
  readonly workspaceId: string;
  readonly title: string;
  readonly pollType: PollType;
  readonly isAnonymous: boolean;
  readonly allowAnonymousLink: boolean;
  /** In order: in people's own words, or on a scale. */
  readonly questions: readonly Question[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
  /** How often a run of it was opened; a new poll needs none. */
  readonly openings?: number;
  /** When a run of it was last opened; null for a draft. */
  readonly lastOpenedAt: string | null;
  /** Since when it is out of the way; null while it stands in the list. Opening a run or planning one brings it back. */
  readonly archivedAt: string | null;
  /** How it repeats; null for a poll whose runs are opened by hand. */
  readonly schedule: PulseSchedule | null;
  /** Counts the changes of the schedule, which are none of the poll. */
  readonly scheduleVersion: number;
  /** Of a poll that was held elsewhere, what brought it here; left out of all others. */
  readonly past?: BroughtPoll;
  /** Who brought it; null for who has no account any more. */
  readonly importedBy?: string | null;
}

/** What brought a poll here. */
export interface BroughtPoll {
  readonly source: PastSource;
  readonly fileName: string;
  readonly fileHash: string;
  readonly runs: number;
  readonly answers: number;
}

/** A run that is published, as far as a change of its poll concerns it. */
interface PublishedRun {
  readonly runId: string;
}

/** So many runs can change with their poll, three writes each, in one transaction, of which DynamoDB takes a hundred. */
export const MAX_PUBLISHED = 30;

/** Polls of a workspace. */
export function createPolls(table: Table) {
  return {
    /** Counted for the workspace's owner, of whose plan `limit` is, null for none; `gone` when the workspace is. */
    async create(
      poll: Poll,
      owner: { id: string; limit: number | null },
      translations: readonly StoredTranslation[] = [],
      /** What is written with it, or not at all. */
      more: readonly Write[] = [],
    ): Promise<'created' | 'gone' | 'limit'> {
      const failed = await failedCondition(table, [
        countPolls(poll.workspaceId, contribution(poll, 1)),
        insert({
          ...keys.poll(poll.workspaceId, poll.createdAt, poll.id),
          type: 'poll',
          openings: 0,
          ...poll,
          questions: storedQuestions(poll.questions),
        }),
        insert({
          ...keys.pollRef(poll.id),
          type: 'poll-ref',
          workspaceId: poll.workspaceId,
          createdAt: poll.createdAt,
        }),
        ...copiedWrites(poll.id, translations),
        takePoll(owner.id, owner.limit, new Date(poll.createdAt)),
        ...more,
      ]);
      return failed ?? 'created';
    },

    /** A page of the polls of a workspace, newest first. */
    async page(
      workspaceId: string,
      limit: number,
      cursor: string | null,
    ): Promise<{ polls: Poll[]; cursor: string | null }> {
      const page = await table.query(ranges.polls(workspaceId), { limit, cursor, newestFirst: true });
      return { polls: page.items.map(toPoll), cursor: page.cursor };
    },

    /**
     * Puts a changed poll in place of the one that was read, and its public-link setting into the runs that are
     * published; false when somebody was faster, or opened a run that would be missed.
     */
    async change(old: Poll, changed: Poll, published: readonly PublishedRun[]): Promise<boolean> {
      const { id, workspaceId, createdAt, openings = 0, ...rest } = changed;
      // Neither its schedule nor where it stands in the list is any of its content; its languages are changed apart.
      const { schedule: _, scheduleVersion: __, lastOpenedAt: ___, archivedAt: ____, ...written } = rest;
      const { language: _____, languages: ______, onHoles: _______, languagesVersion: ________, ...said } = written;
      // Who brought it may have gone meanwhile.
      const { importedBy: _________, ...content } = said;
      const asRead = changed.allowAnonymousLink === old.allowAnonymousLink ? {} : { openings };
      return unlessChanged(
        table.transact([
          update(
            keys.poll(workspaceId, createdAt, id),
            { set: { ...content, questions: storedQuestions(content.questions) } },
            { equals: { version: old.version, ...asRead } },
          ),
          countPolls(workspaceId, sum(contribution(changed, 1), contribution(old, -1))),
          ...published.map(({ runId }) =>
            update(
              keys.run(runId),
              { set: { allowAnonymousLink: changed.allowAnonymousLink }, add: { version: 1 } },
              { exists: true },
            ),
          ),
        ]),
      );
    },

    /** Puts a poll out of the way, or back into the list; false when a run was opened or planned since it was read. */
    async archive({ id, workspaceId, createdAt, openings = 0, ...poll }: Poll, at: string | null): Promise<boolean> {
      const asRead = at === null ? { exists: true } : unplanned(openings, poll.scheduleVersion);
      return unlessChanged(
        table.write(update(keys.poll(workspaceId, createdAt, id), { set: { archivedAt: at } }, asRead)),
      );
    },

    async find(workspaceId: string, createdAt: string, pollId: string): Promise<Poll | null> {
      const [item] = await table.getMany([keys.poll(workspaceId, createdAt, pollId)], { sure: true });
      return item ? toPoll(item) : null;
    },

    /** The poll of this id, where it is one of this workspace. */
    async named(workspaceId: string, pollId: string): Promise<Poll | null> {
      const [ref] = await table.getMany([keys.pollRef(pollId)]);
      const [item] = ref ? await table.getMany([keys.poll(workspaceId, String(ref['createdAt']), pollId)]) : [];
      return item ? toPoll(item) : null;
    },

    /** Those of these polls of a workspace that are there, in their order. */
    async findMany(workspaceId: string, places: readonly { pollId: string; createdAt: string }[]): Promise<Poll[]> {
      const items = await table.getMany(
        places.map(({ pollId, createdAt }) => keys.poll(workspaceId, createdAt, pollId)),
      );
      return items.filter((item) => item !== null).map(toPoll);
    },

    /** As it is at this moment. */
    async findConsistent(workspaceId: string, createdAt: string, pollId: string): Promise<Poll | null> {
      const [item] = await table.getMany([keys.poll(workspaceId, createdAt, pollId)], { consistent: true });
      return item ? toPoll(item) : null;
    },

    /**
     * Takes the poll away at once, closes its published runs with it, their participation marks losing their secret,
     * and leaves what lies under it to a job; false when it is gone already.
     */
    async remove(poll: Poll, jobId: string, now: Date, published: readonly PublishedRun[] = []): Promise<boolean> {
      return unlessChanged(
        table.transact([
          remove(keys.poll(poll.workspaceId, poll.createdAt, poll.id), { exists: true }),
          remove(keys.pollRef(poll.id)),
          insert(jobItem({ kind: 'delete-poll', workspaceId: poll.workspaceId, pollId: poll.id }, jobId, now)),
          countPolls(poll.workspaceId, contribution(poll, -1)),
          ...(poll.schedule?.dueAt ? [notDueWrite('start-pulses', poll.schedule.dueAt, poll.id)] : []),
          remove(keys.plannedRun(poll.workspaceId, poll.id)),
          ...published.flatMap(({ runId }) => [
            update(keys.run(runId), { set: { published: false }, add: { version: 1 } }, { exists: true }),
            remove(keys.participationKey(runId)),
            remove(openRunOf({ workspaceId: poll.workspaceId, id: runId })),
          ]),
        ]),
      );
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
    questions: toQuestions(item['questions']),
    createdAt: String(item['createdAt']),
    updatedAt: String(item['updatedAt']),
    version: Number(item['version']),
    openings: Number(item['openings'] ?? 0),
    lastOpenedAt: textOrNull(item['lastOpenedAt']),
    archivedAt: textOrNull(item['archivedAt']),
    schedule: (item['schedule'] as PulseSchedule | null | undefined) ?? null,
    scheduleVersion: Number(item['scheduleVersion'] ?? 0),
    ...(item['past'] ? { past: item['past'] as BroughtPoll, importedBy: textOrNull(item['importedBy']) } : {}),
    ...spokenOf(item),
  };
}

/** That a poll has had so many openings and changes of its schedule; one that never had a schedule has no count of them. */
function unplanned(openings: number, scheduleVersion: number): Condition {
  if (scheduleVersion === 0) return { equals: { openings }, below: { scheduleVersion: 1 } };
  return { equals: { openings, scheduleVersion } };
}

/** What the polls of a workspace come to; kept on the workspace, in the transactions that change them. */
export type PollCounts = Readonly<Record<'polls' | 'enpsPolls' | 'pulsePolls' | 'pollQuestions', number>>;

function contribution({ pollType, questions }: Poll, sign: 1 | -1): PollCounts {
  return {
    polls: sign,
    enpsPolls: pollType === 'ENPS' ? sign : 0,
    pulsePolls: pollType === 'PULSE' ? sign : 0,
    pollQuestions: sign * questions.length,
  };
}

function sum(a: PollCounts, b: PollCounts): PollCounts {
  return {
    polls: a.polls + b.polls,
    enpsPolls: a.enpsPolls + b.enpsPolls,
    pulsePolls: a.pulsePolls + b.pulsePolls,
    pollQuestions: a.pollQuestions + b.pollQuestions,
  };
}

/** Refused when the workspace is gone. */
function countPolls(workspaceId: string, change: PollCounts): Write<'gone'> {
  return failsAs('gone', update(keys.workspace(workspaceId), { add: change }, { exists: true }));
}
