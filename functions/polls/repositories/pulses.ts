import type { PulseRun } from '#shared/models/pulse.ts';
import { QUESTION_LIMIT_DAYS } from '#shared/rules/question-limit.ts';
import type { LastAsked } from '#shared/rules/question-rotation.ts';
import { seconds } from '#shared/rules/seconds.ts';
import type { Words } from '#shared/text/said.ts';
import { unlessChanged } from '#data/conditions.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
import { jobItem, type Job } from '#data/job-item.ts';
import { keys, ranges } from '#data/keys.ts';
import { DAY_SECONDS } from '#shared/rules/durations.ts';
import type { Poll } from './polls.ts';
import type { PulseSchedule } from './pulse-schedule.ts';
import type { Item, Table } from '#data/table.ts';
import { insert, put, remove, update, type Condition, type Write } from '#data/writes.ts';

/** What became of a run; why there was none is kept as data. */
export interface StoredPulseRun extends Omit<PulseRun, 'skipped'> {
  readonly skipped: Words | null;
}

/** What is known of the runs of a schedule. */
export interface PulseState {
  /** The latest runs, the newest first. */
  readonly runs: readonly StoredPulseRun[];
  readonly lastAsked: LastAsked;
}

/** That a recurring run has asked so many questions; of whom, its audience knows. */
export interface AskedQuestions {
  readonly runId: string;
  readonly createdAt: string;
  readonly questions: number;
  /** It asks all members; else those in its audience (audiences.ts). */
  readonly everybody: boolean;
}

/** When a recurring poll opens its next run. */
export interface PlannedRun {
  readonly pollId: string;
  /** When the poll was made, which is where it lies. */
  readonly createdAt: string;
  readonly at: string;
}

const LOG_LENGTH = 12;
const KIND = 'start-pulses' as const;

/** How polls repeat. */
export function createPulses(table: Table) {
  async function replace(
    poll: Poll,
    schedule: PulseSchedule | null,
    job: { readonly job: Job; readonly jobId: string; readonly now: Date } | null,
  ): Promise<boolean> {
    const { id, workspaceId, createdAt, scheduleVersion } = poll;
    const [was, is] = [poll.schedule?.dueAt ?? null, schedule?.dueAt ?? null];
    // A poll that never had a schedule has no count of its changes either.
    const asRead: Condition =
      scheduleVersion === 0 ? { exists: true, below: { scheduleVersion: 1 } } : { equals: { scheduleVersion } };
    return unlessChanged(
      table.transact([
        update(
          keys.poll(workspaceId, createdAt, id),
          { set: { schedule, ...(is === null ? {} : { archivedAt: null }) }, add: { scheduleVersion: 1 } },
          asRead,
        ),
        ...(was !== null && was !== is ? [notDueWrite(KIND, was, id)] : []),
        ...(is !== null && was !== is ? [dueWrite(KIND, is, id, { workspaceId, createdAt })] : []),
        ...(was === is ? [] : [plannedRunWrite(poll, is)]),
        ...(job ? [insert(jobItem(job.job, job.jobId, job.now))] : []),
      ]),
    );
  }

  return {
    /** Puts a schedule in the place of the one that was read, null for none; false when somebody was faster. */
    save: (poll: Poll, schedule: PulseSchedule | null): Promise<boolean> => replace(poll, schedule, null),

    /** Moves on to the next run, together with the job that opens this one; false when somebody was faster. */
    advance: (poll: Poll, schedule: PulseSchedule, job: Job, jobId: string, now: Date): Promise<boolean> =>
      replace(poll, schedule, { job, jobId, now }),

    /** The polls of a workspace that open a run by themselves, and when they do next. */
    async planned(workspaceId: string): Promise<PlannedRun[]> {
      const items = await table.queryAll(ranges.plannedRuns(workspaceId));
      return items.map((item) => ({
        pollId: String(item['pollId']),
        createdAt: String(item['createdAt']),
        at: String(item['at']),
      }));
    },

    async state(pollId: string): Promise<PulseState> {
      const item = await table.get(keys.pulseState(pollId), { consistent: true });
      return {
        runs: (item?.['runs'] as StoredPulseRun[] | undefined) ?? [],
        lastAsked: (item?.['lastAsked'] as LastAsked | undefined) ?? {},
      };
    },

    /** Writes down what became of a run; once, however often it is told. The jobs of a workspace come one by one. */
    async note(pollId: string, { runs }: PulseState, run: StoredPulseRun, lastAsked: LastAsked): Promise<void> {
      const others = runs.filter(({ at }) => at !== run.at);
      const latest = [run, ...others].slice(0, LOG_LENGTH);
      await table.write(put({ ...keys.pulseState(pollId), type: 'pulse-state', runs: latest, lastAsked }));
    },

    /** What recurring runs of a workspace have asked since a moment. */
    async askedSince(workspaceId: string, since: Date): Promise<AskedQuestions[]> {
      const items = await table.queryAll(ranges.asked(workspaceId), { consistent: true });
      return items.map(toAsked).filter(({ createdAt }) => createdAt >= since.toISOString());
    },

    /** Counts the questions of a run; written before the run opens, so that none goes uncounted. */
    async count(workspaceId: string, asked: AskedQuestions): Promise<void> {
      const ttl = seconds(new Date(asked.createdAt)) + QUESTION_LIMIT_DAYS * DAY_SECONDS;
      const key = keys.asked(workspaceId, asked.createdAt, asked.runId);
      await table.write(put({ ...key, type: 'asked-questions', ...asked, ttl }));
    },
  };
}

/** What it takes that the next run of a poll stands in the list of its workspace; null for none. */
function plannedRunWrite({ workspaceId, id: pollId, createdAt }: Poll, at: string | null): Write {
  const key = keys.plannedRun(workspaceId, pollId);
  return at === null ? remove(key) : put({ ...key, type: 'planned-run', pollId, createdAt, at });
}

function toAsked(item: Item): AskedQuestions {
  return {
    runId: String(item['runId']),
    createdAt: String(item['createdAt']),
    questions: Number(item['questions']),
    everybody: item['everybody'] === true,
  };
}
