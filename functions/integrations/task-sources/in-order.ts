import { SOURCE_TASKS_MOST } from '#shared/rules/task-sources.ts';
import { TaskSourceError, type Reading, type SourceTask } from './task-source.ts';

/** A task that is changed while it is read moves to the end; after so many times the source is left for later. */
const RESTARTS_MOST = 30;
/** How far back is begun again: further than any clock that is set back, by which some services compare moments. */
const BACK_MILLISECONDS = 2 * 3_600_000;

/** Gathers tasks; what was read later of a task stands. */
class Found {
  readonly tasks = new Map<string, SourceTask>();

  /** Whether anything of a page was not known yet. */
  add(page: readonly SourceTask[]): boolean {
    const before = [...page].filter((task) => this.tasks.get(task.id)?.changedAt !== task.changedAt);
    for (const task of page) this.tasks.set(task.id, task);
    if (this.tasks.size > SOURCE_TASKS_MOST) throw new TaskSourceError('too_many');
    return before.length > 0;
  }
}

/**
 * Reads a list that is ordered by the moment of the last change, where rows can be skipped. Each page begins with the
 * last row of the one before: where it does not, something has moved, and what may have been missed is read again.
 */
export async function readSkipping(
  page: (since: Date, skip: number) => Promise<readonly SourceTask[]>,
  since: Date,
  { seen }: Reading,
): Promise<SourceTask[]> {
  const found = new Found();
  let [from, skip, restarts] = [since, 0, 0];
  let last: SourceTask | null = null;
  for (;;) {
    const rows = await page(from, last ? skip - 1 : 0);
    if (last && rows[0]?.id !== last.id) {
      if (++restarts > RESTARTS_MOST) throw new TaskSourceError('restless');
      from = new Date(Math.max(since.getTime(), Date.parse(last.changedAt) - BACK_MILLISECONDS));
      [skip, last] = [0, null];
      continue;
    }
    const more = rows.slice(last ? 1 : 0);
    found.add(more);
    await seen(found.tasks.size);
    // Services give fewer rows than asked for, so only an empty page is the end.
    if (more.length === 0) return [...found.tasks.values()];
    skip += more.length;
    last = more.at(-1)!;
  }
}

/** The same where each page begins at the moment of the last row of the one before; of one moment pages are counted. */
export async function readFromMoments(
  page: (since: Date, number: number) => Promise<readonly SourceTask[]>,
  size: number,
  since: Date,
  { seen }: Reading,
): Promise<SourceTask[]> {
  const found = new Found();
  let [from, number] = [since, 0];
  for (;;) {
    const rows = await page(from, number);
    const isNew = found.add(rows);
    await seen(found.tasks.size);
    if (rows.length === 0 || (!isNew && rows.length < size)) return [...found.tasks.values()];
    const reached = new Date(rows.at(-1)!.changedAt);
    if (reached > from) [from, number] = [reached, 0];
    else number += 1;
  }
}

/** The same where the service itself says by a token what comes next. */
export async function readByTokens(
  page: (token: string | null) => Promise<{ readonly rows: readonly SourceTask[]; readonly next: string | null }>,
  { seen }: Reading,
): Promise<SourceTask[]> {
  const found = new Found();
  let token: string | null = null;
  do {
    const { rows, next }: { readonly rows: readonly SourceTask[]; readonly next: string | null } = await page(token);
    found.add(rows);
    await seen(found.tasks.size);
    // The same page again and again would never end.
    if (next !== null && next === token) throw new TaskSourceError('unexpected');
    token = next;
  } while (token !== null);
  return [...found.tasks.values()];
}
