import { useMemo } from 'react';
import type { OwnBoardTask, Task } from '#shared/models/task.ts';
import { toBoardTask } from '#shared/rules/own-tasks.ts';
import { useFolded } from './use-folded.ts';

const NONE: readonly Task[] = [];

/** Own tasks as the board shows them; one that looks as before stays the same object, so that its card is left alone. */
export function useOwnTasks(tasks: readonly Task[] = NONE, now: Date): readonly OwnBoardTask[] {
  const made = useMemo(() => tasks.map((task) => toBoardTask(task, now)), [tasks, now]);
  return useFolded(made, keepKnown);
}

/** The tasks, those that look as before as the same objects. */
export function keepKnown(
  before: readonly OwnBoardTask[] | undefined,
  tasks: readonly OwnBoardTask[],
): readonly OwnBoardTask[] {
  const known = new Map(before?.map((task) => [task.id, task]));
  return tasks.map((task) => {
    const same = known.get(task.id);
    return same && looksSame(same, task) ? same : task;
  });
}

function looksSame(a: OwnBoardTask, b: OwnBoardTask): boolean {
  return (
    a.version === b.version &&
    a.rank === b.rank &&
    a.status === b.status &&
    a.overdue === b.overdue &&
    a.closedDate === b.closedDate &&
    a.responsible?.name === b.responsible?.name
  );
}
