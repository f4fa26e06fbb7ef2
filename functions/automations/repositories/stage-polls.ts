import { createHash } from 'node:crypto';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
import { jobItem, type Job, type Posting } from '#data/job-item.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { check, failsAs, insert, put, update, type Condition } from '#data/writes.ts';
import { entryWrite } from './automations.ts';
import { say } from '../said.ts';
import { oneMoreLetter } from '#functions/notifications/repositories/mailbox-days.ts';
import { mailboxOf } from '#shared/rules/mailbox.ts';
import { seconds } from '#shared/rules/seconds.ts';
import type { PollStage } from '#shared/rules/stage-polls.ts';
import { addDays, moscowDay, moscowMoment, type Day } from '#shared/rules/working-days.ts';

const KIND = 'ask-newcomers' as const;
/** Whoever leaves again within so many days is not asked again. */
const LEAVER_ASKED_DAYS = 366;
const LETTER_SENT = { outcome: 'done', text: say('leaverWritten') } as const;

/** The survey of a stage that is open, or about to be. */
export interface StageSurvey {
  readonly id: string;
  readonly createdAt: string;
  /** Whether it was published: one that is not there any more was deleted then. */
  readonly opened: boolean;
  /** Those before it, the newest last, whose people are not asked again. */
  readonly before: readonly string[];
  /** How many letters with its link have gone out, where it is answered by that. */
  readonly letters?: number;
}

/** How people of a workspace are asked at the stages. */
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

/** By which surveys newcomers and leavers are asked, and when. */
export function createStagePolls(table: Table) {
  async function find(workspaceId: string): Promise<StagePolls | null> {
    const item = await table.get(keys.stagePolls(workspaceId), { consistent: true });
    return item && toStagePolls(item);
  }

  /** Begins as of a day; what has begun stays as it is. */
  async function begin(workspaceId: string, since: Day): Promise<void> {
    if (await find(workspaceId)) return;
    await unlessChanged(
      table.transact([
        check(keys.automations(workspaceId), { exists: true }),
        insert({ ...keys.stagePolls(workspaceId), ...fresh(since) }),
      ]),
    );
  }

  return {
    find,
    begin,

    /** Plans the next morning on which newcomers are asked; planned again, nothing changes. */
    async plan(workspaceId: string, askAt: string, since: Day): Promise<void> {
      const known = await find(workspaceId);
      if (known?.askAt === askAt) return;
      const key = keys.stagePolls(workspaceId);
      const asRead: Condition = known ? { equals: { version: known.version } } : { exists: false };
      const set = known ? { askAt, version: known.version + 1 } : { ...fresh(since), askAt };
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

    /** Whether somebody who left had a letter at this mailbox within a year. */
    async isLeaverAsked(workspaceId: string, email: string, now: Date): Promise<boolean> {
      const item = await table.get(leaverKey(workspaceId, email), { consistent: true });
      return item !== null && Number(item['ttl']) >= seconds(now);
    },

    /**
     * The letter to somebody who has left, the mark of their mailbox, what it counts against, the count of letters and a
     * line of the log, all or nothing. `asked`: the mailbox has had it; `changed`: the survey has, or takes no answers any more.
     */
    async writeToLeaver(
      workspaceId: string,
      { surveys, version }: StagePolls,
      { survey, job, jobId }: Posting & { readonly survey: StageSurvey },
      now: Date,
    ): Promise<'written' | 'asked' | 'mailbox full' | 'changed'> {
      const left: StageSurvey = { ...survey, letters: (survey.letters ?? 0) + 1 };
      const counting = oneMoreLetter(job.to, job.mail.template, now);
      const mark = { ...leaverKey(workspaceId, job.to), type: 'leaver-asked', ttl: markedUntil(now) };
      const failed = await failedCondition(
        table,
        [
          failsAs('asked', { ...put(mark), condition: { below: { ttl: seconds(now) } } }),
          ...(counting === null ? [] : [failsAs('mailbox full', counting)]),
          update(
            keys.stagePolls(workspaceId),
            { set: { surveys: { ...surveys, left }, version: version + 1 } },
            { equals: { version } },
          ),
          check(keys.run(survey.id), { equals: { published: true } }),
          entryWrite(workspaceId, 'stage_polls', { at: now.toISOString(), about: survey.id, ...LETTER_SENT }),
          insert(jobItem(job, jobId, now)),
        ],
        'changed',
      );
      return failed ?? 'written';
    },

    /** Notes of how many members it is not known when they were hired. */
    async noteUnknown(workspaceId: string, unknownDays: number): Promise<void> {
      const set = { unknownDays };
      await unlessChanged(table.write(update(keys.stagePolls(workspaceId), { set }, { exists: true })));
    },
  };
}

function fresh(since: Day): Item {
  return { type: 'stage-polls', since, surveys: {}, unknownDays: 0, version: 1 };
}

/** Stands for the mailbox of somebody who has left, under whatever address; the address itself is not kept. */
function leaverKey(workspaceId: string, email: string): Key {
  const hash = createHash('sha256')
    .update(`leaver/${workspaceId}/${mailboxOf(email)}`)
    .digest('base64url');
  return keys.leaverAsked(workspaceId, hash);
}

/** The end of a day: the mark does not tell the moment of the letter. */
function markedUntil(now: Date): number {
  return seconds(moscowMoment(addDays(moscowDay(now), LEAVER_ASKED_DAYS), '00:00'));
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
