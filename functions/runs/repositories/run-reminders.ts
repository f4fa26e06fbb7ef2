import { knowsWhoAnswered, nextReminder } from '#shared/rules/reminders.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
import type { DueKind } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import type { Write } from '#data/writes.ts';

/** Of a run what says when it is due. */
interface DueRun {
  readonly id: string;
  readonly published: boolean;
  readonly deadline: string | null;
  readonly remindAt: string | null;
  readonly remindNowAt: string | null;
}

/** Of a run what says when it is reminded of. */
interface RemindedRun extends DueRun {
  readonly reminders: boolean;
  readonly isAnonymous: boolean;
  readonly openedAt: string | null;
  readonly reopened: boolean;
}

declare module '#data/keys.ts' {
  interface DueKinds {
    'send-reminders': true;
    'remind-later': true;
  }
}

export const REMINDERS = 'send-reminders' as const;

/** What is noted with a reminder that is due: behind which member it goes on. */
export const NOBODY_YET: Item = { after: '' };

/** A changed run with its next reminder by the clock; one that is closed is reminded of in no way. */
export function withReminder<Run extends RemindedRun>(old: RemindedRun, changed: Run, now: Date): Run {
  if (!changed.published) return { ...changed, remindAt: null, remindNowAt: null };
  if (!changed.reminders || !knowsWhoAnswered(changed)) return { ...changed, remindAt: null };
  // One that is due this moment is being sent, or will be in the next minute.
  const isDue = old.published && old.remindAt !== null && old.remindAt <= now.toISOString();
  return { ...changed, remindAt: isDue ? old.remindAt : (nextReminder(changed, now)?.toISOString() ?? null) };
}

/** What it takes that a run is closed and reminded of when it is to be: entries that stay are not written. */
export function dueWrites(old: DueRun | null, changed: DueRun | null): Write[] {
  const { id } = (changed ?? old)!;
  return [
    ...moved('close-runs', closesAt(old), closesAt(changed), id),
    ...moved(REMINDERS, old?.remindAt ?? null, changed?.remindAt ?? null, id, NOBODY_YET),
    ...moved(REMINDERS, old?.remindNowAt ?? null, changed?.remindNowAt ?? null, id, NOBODY_YET),
  ];
}

function moved(kind: DueKind, was: string | null, is: string | null, id: string, noted: Item = {}): Write[] {
  if (was === is) return [];
  return [
    ...(was === null ? [] : [notDueWrite(kind, was, id)]),
    ...(is === null ? [] : [dueWrite(kind, is, id, noted)]),
  ];
}

/** When the schedule is to close a run; one that is not published is closed already. */
function closesAt(run: DueRun | null): string | null {
  return run?.published ? run.deadline : null;
}
