import type { SuiteBoardTask } from '#shared/models/task.ts';
import { suitePriorityName, suiteStatusName } from '#web/lib/task-formatters.ts';
import { analyticsText } from '#text/tasks/analytics.ts';

/** What the tasks of Bitrix24 can be counted by. */
export const GROUPINGS = ['status', 'priority', 'estimate'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** So many tasks have this in common. */
export interface Group {
  readonly name: string;
  readonly count: number;
}

const STATUS_CODES = ['1', '2', '3', '4', '5', '6', '7'];
const PRIORITY_CODES = ['0', '1', '2'];
const { estimates } = analyticsText;
/** Upper bounds in seconds, each within its group. */
const ESTIMATES: readonly (readonly [upTo: number, name: string])[] = [
  [3600, estimates.hour],
  [14_400, estimates.fourHours],
  [28_800, estimates.day],
  [Infinity, estimates.more],
];

/** The groups of each way to count, in their own order; what fits none of Bitrix24's codes is named last, if there is any. */
const GROUPS: Readonly<
  Record<Grouping, { readonly names: readonly string[]; nameOf: (task: SuiteBoardTask) => string }>
> = {
  status: { names: STATUS_CODES.map(suiteStatusName), nameOf: ({ suite }) => suiteStatusName(suite.status) },
  priority: { names: PRIORITY_CODES.map(suitePriorityName), nameOf: ({ suite }) => suitePriorityName(suite.priority) },
  estimate: {
    names: [estimates.none, ...ESTIMATES.map(([, name]) => name)],
    nameOf: ({ timeEstimate }) => estimateName(timeEstimate ?? 0),
  },
};

/** How many tasks of Bitrix24 there are in each group, by Bitrix24's own codes. */
export function groupTasks(tasks: readonly SuiteBoardTask[], by: Grouping): Group[] {
  const { names, nameOf } = GROUPS[by];
  const counts = new Map(names.map((name) => [name, 0]));
  for (const task of tasks) {
    const name = nameOf(task);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** The groups no other one is larger than; none where nothing is counted. */
export function largestOf(groups: readonly Group[]): Group[] {
  const most = Math.max(0, ...groups.map(({ count }) => count));
  return most === 0 ? [] : groups.filter(({ count }) => count === most);
}

function estimateName(seconds: number): string {
  if (seconds <= 0) return estimates.none;
  return ESTIMATES.find(([upTo]) => seconds <= upTo)?.[1] ?? estimates.more;
}
