import type { BoardTask } from '#shared/models/task.ts';
import { TASK_PRIORITIES, TASK_STATUSES } from '#shared/rules/tasks.ts';
import { LOCALE } from '#text/format.ts';

/** What the list can be sorted by: its columns, all but the actions. */
export const SORT_KEYS = ['title', 'status', 'priority', 'responsible', 'deadline'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export interface Sort {
  readonly by: SortKey;
  readonly descending: boolean;
}

/** What is to be done first stands first. */
export const USUAL_SORT: Sort = { by: 'status', descending: false };

const texts = new Intl.Collator(LOCALE, { numeric: true });

/** Null stands for what a task has not: such tasks come last, whichever way the others are sorted. */
const VALUES: Readonly<Record<SortKey, (task: BoardTask) => string | number | null>> = {
  title: ({ title }) => title,
  status: ({ status }) => TASK_STATUSES.indexOf(status),
  priority: ({ priority }) => TASK_PRIORITIES.indexOf(priority),
  responsible: ({ responsible }) => responsible?.name || responsible?.email || null,
  deadline: ({ deadline }) => momentOf(deadline),
};

/** The tasks in this order; equal ones by deadline, then by title. */
export function sortTasks(tasks: readonly BoardTask[], { by, descending }: Sort): BoardTask[] {
  const valueOf = VALUES[by];
  // Each value is worked out once, not once per comparison.
  const rows = tasks.map((task) => ({ task, value: valueOf(task), deadline: momentOf(task.deadline) }));
  rows.sort(
    (a, b) =>
      compare(a.value, b.value, descending) ||
      compare(a.deadline, b.deadline, false) ||
      texts.compare(a.task.title, b.task.title) ||
      texts.compare(a.task.id, b.task.id),
  );
  return rows.map(({ task }) => task);
}

/** The order after a press on the head of a column: the other way round, or by that column. */
export function sortAfterPress(sort: Sort, by: SortKey): Sort {
  return sort.by === by ? { by, descending: !sort.descending } : { by, descending: false };
}

/** The order as the address says it: `-deadline` is the latest first. */
export function readSort(text: string | null): Sort {
  const by = SORT_KEYS.find((key) => key === text?.replace(/^-/, ''));
  return by ? { by, descending: text?.startsWith('-') ?? false } : USUAL_SORT;
}

/** The reverse of that; null for the usual order, which needs no words. */
export function writeSort({ by, descending }: Sort): string | null {
  if (by === USUAL_SORT.by && descending === USUAL_SORT.descending) return null;
  return descending ? `-${by}` : by;
}

function compare(a: string | number | null, b: string | number | null, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = typeof a === 'string' || typeof b === 'string' ? texts.compare(String(a), String(b)) : a - b;
  return descending ? -order : order;
}

function momentOf(text: string | null): number | null {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? null : moment;
}
