import type { PollType, Question } from '#shared/models/poll.ts';
import { keys, ranges } from './keys.ts';
import type { Poll } from './polls.ts';
import { ConditionFailed, type Item, type Table } from './table.ts';
import { check, insert, update } from './writes.ts';

/** One run of a poll. Title, settings and questions are the poll's as they were when the run was opened. */
export interface Frame {
  readonly id: string;
  readonly pollId: string;
  readonly pollCreatedAt: string;
  readonly workspaceId: string;
  readonly createdAt: string;
  readonly deadline: string | null;
  readonly published: boolean;
  readonly publicToken: string;
  readonly allowAnonymousLink: boolean;
  readonly title: string;
  readonly pollType: PollType;
  readonly isAnonymous: boolean;
  readonly workspaceName: string;
  /** Empty until the first opening; never changed afterwards, since answers refer to them by index. */
  readonly questions: readonly Question[];
  readonly version: number;
}

/** Runs of polls. */
export function createFrames(table: Table) {
  return {
    /** False when the poll is gone. */
    async create(frame: Frame): Promise<boolean> {
      try {
        await table.transact([
          check(keys.poll(frame.workspaceId, frame.pollCreatedAt, frame.pollId), { exists: true }),
          insert({ ...keys.frame(frame.id), type: 'frame', ...frame, updatedAt: frame.createdAt }),
          insert({ ...keys.frameRef(frame.pollId, frame.createdAt, frame.id), type: 'frame-ref', frameId: frame.id }),
        ]);
        return true;
      } catch (error) {
        if (error instanceof ConditionFailed && error.index === 0) return false;
        throw error;
      }
    },

    async find(frameId: string, options: { consistent?: boolean } = {}): Promise<Frame | null> {
      const item = await table.get(keys.frame(frameId), options);
      return item ? toFrame(item) : null;
    },

    /** As it is at this moment. */
    async findNow(frameId: string): Promise<Frame | null> {
      const [item] = await table.getMany([keys.frame(frameId)], { consistent: true });
      return item ? toFrame(item) : null;
    },

    /** The runs of a poll, newest first. */
    async list(pollId: string): Promise<Frame[]> {
      const refs = await table.queryAll(ranges.frameRefs(pollId), { newestFirst: true });
      const items = await table.getMany(
        refs.map((ref) => keys.frame(String(ref['frameId']))),
        { sure: true },
      );
      return items.filter((item) => item !== null).map(toFrame);
    },

    /** Opens or closes a run; the first opening fixes what respondents see. Null when somebody was faster. */
    async setPublished(
      frame: Frame,
      published: boolean,
      poll: Poll,
      workspaceName: string,
      now: Date,
    ): Promise<Frame | null> {
      const opened = frame.questions.length > 0;
      const snapshot = opened
        ? {}
        : { title: poll.title, pollType: poll.pollType, isAnonymous: poll.isAnonymous, questions: poll.questions };
      try {
        const item = await table.write(
          update(
            keys.frame(frame.id),
            {
              set: {
                ...snapshot,
                published,
                workspaceName,
                allowAnonymousLink: poll.allowAnonymousLink,
                version: frame.version + 1,
                updatedAt: now.toISOString(),
              },
            },
            { exists: true, equals: { version: frame.version } },
          ),
        );
        return item ? toFrame(item) : null;
      } catch (error) {
        if (error instanceof ConditionFailed) return null;
        throw error;
      }
    },
  };
}

/** Whether answers are taken at this moment. */
export function isOpen(frame: Frame, now: Date): boolean {
  return frame.published && (frame.deadline === null || now.getTime() <= Date.parse(frame.deadline));
}

/** The frame behind a stored item. */
export function toFrame(item: Item): Frame {
  return {
    id: String(item['id']),
    pollId: String(item['pollId']),
    pollCreatedAt: String(item['pollCreatedAt']),
    workspaceId: String(item['workspaceId']),
    createdAt: String(item['createdAt']),
    deadline: typeof item['deadline'] === 'string' ? item['deadline'] : null,
    published: item['published'] === true,
    publicToken: String(item['publicToken']),
    allowAnonymousLink: item['allowAnonymousLink'] === true,
    title: String(item['title']),
    pollType: item['pollType'] as PollType,
    isAnonymous: item['isAnonymous'] === true,
    workspaceName: String(item['workspaceName']),
    questions: item['questions'] as Question[],
    version: Number(item['version']),
  };
}
