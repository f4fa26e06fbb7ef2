import type { Words } from '#shared/text/said.ts';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { entryWrite } from '#functions/automations/repositories/automations.ts';
import type { DueEntry } from '#data/due.ts';
import { NOBODY_YET, REMINDERS } from './run-reminders.ts';
import { dueWrite } from '#data/due.ts';
import type { Run } from './run.ts';
import { jobItem, type NewJob, type Posting } from '#data/job-item.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { failsAs, insert, remove, update, type Write } from '#data/writes.ts';

/** So many members are written to in one step: with what else is written, a transaction takes a hundred. */
export const LETTERS_AT_ONCE = 90;
/** The same where each is counted for its mailbox in the same step. */
export const COUNTED_AT_ONCE = 45;

/** A step of sending to the members of a workspace, one after another. */
export interface Step {
  readonly entry: DueEntry;
  /** Where the step before it ended; empty before the first. */
  readonly after: string;
  /** Their letters, and what notifies them in another way. */
  readonly letters: readonly NewJob[];
  /** What mailboxes it counts for, each under the condition that there is room. */
  readonly counting?: readonly Write[];
  /** When others are to be reminded, as their hours are quiet. */
  readonly later?: readonly Later[];
  readonly now: Date;
}

/** That a run is to be reminded of once more, for those whose quiet hours are over then; who they are is found then. */
export interface Later {
  readonly runId: string;
  /** The moment of the reminder itself. */
  readonly since: string;
  readonly at: string;
}

/** What became of a step: `taken` by somebody else, `full` when a limit was reached meanwhile. */
export type Stepped = 'done' | 'taken' | 'full';

/** The letters of a step. */
export function letterWrites({ letters, now }: Pick<Step, 'letters' | 'now'>): Write[] {
  return letters.map(({ job, jobId }) => insert(jobItem(job, jobId, now)));
}

/**
 * Letters to many members: each step writes its letters and where it ended in one transaction, so that whoever does
 * it again, or at the same time, goes on from there and nobody gets one twice. Nothing is kept of who got one.
 */
export function createReminders(table: Table) {
  return {
    /** One step, and where it ended. */
    async advance(step: Step, ended: string): Promise<Stepped> {
      const there = { equals: { after: step.after } };
      const writes = [
        ...letterWrites(step),
        ...laterWrites(step),
        update(step.entry.key, { set: { after: ended } }, there),
      ];
      return stepped(table, step, writes);
    },

    /** The last step of a reminder to those whose hours were quiet. */
    async finishLater(step: Step): Promise<Stepped> {
      const { entry, after } = step;
      return stepped(table, step, [...letterWrites(step), remove(entry.key, { equals: { after } })]);
    },

    /** Letters to whom a job has not reached, in the place of the job: done again, nobody gets a second one. */
    async postInstead(job: Key, letters: readonly Posting[], now: Date): Promise<boolean> {
      return unlessChanged(table.transact([...letterWrites({ letters, now }), remove(job, { exists: true })]));
    },

    /**
     * The last step of a reminder: what is due next of the run, and a line in the log where it went out. `taken` also
     * when the run changed meanwhile.
     */
    async finish(step: Step, run: Run, next: Run, text: Words | null): Promise<Stepped> {
      const { entry, after, now } = step;
      const { remindAt, remindNowAt, remindedAt } = next;
      const set = { remindAt, remindNowAt, remindedAt, version: run.version + 1 };
      const moved = remindAt !== null && remindAt !== run.remindAt;
      const line = { at: now.toISOString(), about: run.id, outcome: 'done', text: text ?? '' } as const;
      return stepped(table, step, [
        ...letterWrites(step),
        ...laterWrites(step),
        remove(entry.key, { equals: { after } }),
        update(keys.run(run.id), { set }, { equals: { version: run.version } }),
        ...(moved ? [dueWrite(REMINDERS, remindAt, run.id, NOBODY_YET)] : []),
        ...(text === null ? [] : [entryWrite(run.workspaceId, 'reminders', line)]),
      ]);
    },
  };
}

/** Entries of the same moments by another step change nothing: none is looked at before the reminder itself is done. */
function laterWrites({ later = [] }: Step): Write[] {
  return later.map(({ runId, since, at }) =>
    dueWrite('remind-later', at, `${runId}/${since}`, { ...NOBODY_YET, runId, since }),
  );
}

/** Writes a step with what it counts against, all or nothing. */
async function stepped(table: Table, { counting = [] }: Step, writes: readonly Write[]): Promise<Stepped> {
  const full = counting.map((one) => failsAs('full', one));
  return (await failedCondition(table, [...writes, ...full], 'taken')) ?? 'done';
}
