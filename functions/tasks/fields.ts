import { invalid } from '#core/http/errors.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { Task } from './repositories/task.ts';
import { WIRE_NAMES, type Content, type WireContent } from './repositories/task-fields.ts';
import { tasksErrors } from '#text/tasks/errors.ts';
import { closedWhenMoved, isClosed, isOverdue, type TaskStatus } from '#shared/rules/tasks.ts';

/** Those fields of a request that it names. */
export function contentOf(body: WireContent): Content;
export function contentOf(body: Changes): Partial<Content>;
export function contentOf(body: Changes): Partial<Content> {
  const named = Object.entries(WIRE_NAMES).filter(([, name]) => body[name] !== undefined);
  return Object.fromEntries(named.map(([name, wire]) => [name, body[wire]]));
}

type Changes = { readonly [Name in keyof WireContent]?: WireContent[Name] | undefined };

/** A clock of a browser may be ahead of ours by so much, and its zone wrong. */
const CLOCK_SKEW_MILLISECONDS = DAY_MS;

/**
 * When a task in this status was closed: an open one never, a closed one at the moment it is told, or when it came into
 * its column. A moment that is yet to come is now, as clocks differ; one beyond a day is a mistake.
 */
export function closedDateOf(
  old: Pick<Task, 'status' | 'closedDate'> | null,
  status: TaskStatus,
  given: string | null | undefined,
  now: Date,
): string | null {
  if (!isClosed(status)) return null;
  if (!given) return closedWhenMoved(old && { status: old.status, closed: old.closedDate }, status, now);
  const ahead = Date.parse(given) - now.getTime();
  if (ahead > CLOCK_SKEW_MILLISECONDS) {
    invalid([{ path: 'closed_date', message: tasksErrors.closedInFuture }]);
  }
  return ahead > 0 ? now.toISOString() : given;
}

/** The task with what follows from a change; the same one where nothing differs. */
export function withChange(
  task: Task,
  change: Partial<Task>,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Task {
  const wanted = { ...task, ...change };
  const differs = (Object.keys(change) as (keyof Task)[]).some((name) => !isSame(task[name], wanted[name]));
  if (!differs) return task;
  return {
    ...wanted,
    countedOverdue: isOverdue(wanted, now),
    changedBy: userId,
    updatedAt: now.toISOString(),
    version: task.version + 1,
  };
}

/** Of lists the texts in their order. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && JSON.stringify(a) === JSON.stringify(b));
}
