import type { Task } from './repositories/task.ts';
import type { TaskStatus } from '#shared/rules/tasks.ts';
import { bottomRank, rankAbove, rankBelow, rankBetween, topRank } from './task-rank.ts';

type Ranked = Pick<Task, 'id' | 'status' | 'rank'>;

/** Where a card is dropped: the ids of its neighbours there, null at the edge of the column, undefined for anywhere. */
interface Drop {
  readonly status: TaskStatus;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
}

/**
 * The rank of a task that is dropped into a column; its own where it stands there already, so that a repeated drop
 * changes nothing. A neighbour that is gone, or stands in another column by now, does not count: the place is the
 * nearest that is left.
 */
export function placeInColumn(task: Ranked, drop: Drop, neighbours: readonly Ranked[], now: Date): string {
  const rankOf = (id: string | null | undefined): string | null =>
    neighbours.find((one) => one.id === id && one.id !== task.id && one.status === drop.status)?.rank ?? null;
  const { after, before } = drop;
  const [above, below] = [rankOf(after), rankOf(before)];
  const stays = task.status === drop.status;
  const isThere =
    (after === null || (above !== null && above < task.rank)) &&
    (before === null || (below !== null && task.rank < below));
  if (stays && isThere) return task.rank;
  if (above !== null && below !== null) return rankBetween(above, below);
  if (above !== null) return before === null ? lower(bottomRank(now), above) : rankBelow(above);
  if (below !== null) return after === null ? higher(topRank(now), below) : rankAbove(below);
  if (before === null && after) return bottomRank(now);
  return stays && !(after === null && before) ? task.rank : topRank(now);
}

/** The bottom, unless a clock that is ahead of ours has put something there. */
function lower(bottom: string, above: string): string {
  return bottom > above ? bottom : rankBelow(above);
}

function higher(top: string, below: string): string {
  return top < below ? top : rankAbove(below);
}
