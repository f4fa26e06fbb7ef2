import { unlessChanged } from '#data/conditions.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
import { jobItem, type Job } from '#data/job-item.ts';
import { keys } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { check, insert, put, update, type Condition } from '#data/writes.ts';
import type { PollStage } from '#shared/rules/stage-polls.ts';
import type { Day } from '#shared/rules/working-days.ts';

const KIND = 'ask-newcomers' as const;

/** The survey of a stage that is open, or about to be. */
export interface StageSurvey {
  readonly id: string;
  readonly createdAt: string;
  /** Whether it was published: one that is not there any more was deleted then. */
  readonly opened: boolean;
  /** Those before it, the newest last, whose people are not asked again. */
  readonly before: readonly string[];
}

/** How newcomers of a workspace are asked. */
export interface StagePolls {
  /** Whose day came earlier is not asked. */
  readonly since: Day;
  /** When it is looked at next who is to be asked; null until the next night. */
  readonly askAt: string | null;
  readonly surveys: Partial<Record<PollStage, StageSurvey>>;
  /** Members of whom nobody knows when they were hired, by the last time somebody looked. */
  readonly unknownDays: number;
  readonly version: number;
}

/** Which newcomers are asked by which surveys, and when. */
export function createStagePolls(table: Table) {
  async function find(workspaceId: string): Promise<StagePolls | null> {
    const item = await table.get(keys.stagePolls(workspaceId), { consistent: true });
    return item && toStagePolls(item);
  }

  return {
    find,

    /** Plans the next morning on which newcomers are asked; planned again, nothing changes. */
    async plan(workspaceId: string, askAt: string, since: Day): Promise<void> {
      const known = await find(workspaceId);
      if (known?.askAt === askAt) return;
      const key = keys.stagePolls(workspaceId);
      const fresh = { type: 'stage-polls', since, surveys: {}, unknownDays: 0, version: 1 };
      const asRead: Condition = known ? { equals: { version: known.version } } : { exists: false };
      const set = known ? { askAt, version: known.version + 1 } : { ...fresh, askAt };
      await unlessChanged(
        table.transact([
          check(keys.automations(workspaceId), { exists: true }),
          known ? update(key, { set }, asRead) : { ...put({ ...key, ...set }), condition: asRead },
          dueWrite(KIND, askAt, workspaceId),
          ...(known?.askAt ? [notDueWrite(KIND, known.askAt, workspaceId)] : []),
        ]),
      );
    },

    /** Hands a morning that has come to its job. False when it was taken, or planned anew. */
    take: (workspaceId: string, askAt: string, job: Job, jobId: string, now: Date): Promise<boolean> =>
      unlessChanged(
        table.transact([
          update(keys.stagePolls(workspaceId), { clear: ['askAt'], add: { version: 1 } }, { equals: { askAt } }),
          notDueWrite(KIND, askAt, workspaceId),
          insert(jobItem(job, jobId, now)),
        ]),
      ),

    /** Notes which survey a stage has; false when somebody else has meanwhile. */
    noteSurvey: (workspaceId: string, known: StagePolls, stage: PollStage, survey: StageSurvey): Promise<boolean> =>
      unlessChanged(
        table.write(
          update(
            keys.stagePolls(workspaceId),
            { set: { surveys: { ...known.surveys, [stage]: survey }, version: known.version + 1 } },
            { equals: { version: known.version } },
          ),
        ),
      ),

    /** Notes of how many members it is not known when they were hired. */
    async noteUnknown(workspaceId: string, unknownDays: number): Promise<void> {
      const set = { unknownDays };
      await unlessChanged(table.write(update(keys.stagePolls(workspaceId), { set }, { exists: true })));
    },
  };
}

function toStagePolls(item: Item): StagePolls {
  return {
    since: String(item['since']),
    askAt: typeof item['askAt'] === 'string' ? item['askAt'] : null,
    surveys: (item['surveys'] ?? {}) as StagePolls['surveys'],
    unknownDays: Number(item['unknownDays'] ?? 0),
    version: Number(item['version']),
  };
}
