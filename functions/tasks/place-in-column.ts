import type { Task } from '#data/task.ts';
import type { TaskStatus } from '#shared/models/task.ts';
import { bottomRank, rankBetween, topRank } from './rank.ts';

type Ranked = Pick<Task, 'id' | 'status' | 'rank'>;

/** Where a card is dropped: the ids of its neighbours, null at the edge of the column, undefined for anywhere. */
interface Drop {
  readonly status: TaskStatus;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
}

/**
 * The rank of a task that is dropped into a column; its own where it stands there already. A neighbour that is gone or
 * has been moved to another column meanwhile does not count: the place is the nearest that is left.
 */
export function placeInColumn(task: Ranked, drop: Drop, neighbours: readonly Ranked[], now: Date): string {
  const rankOf = (id: string | null | undefined): string | null =>
    neighbours.find((one) => one.id === id && one.id !== task.id && one.status === drop.status)?.rank ?? null;
  const [above, below] = [rankOf(drop.after), rankOf(drop.before)];
  const stays = task.status === drop.status;
  if (above === null && below === null) {
    if (stays && !(drop.after === null) && !(drop.before === null)) return task.rank;
    if (drop.before === null && drop.after !== null && drop.after !== undefined) return bottomRank(now);
    return stays && drop.after === null && drop.before === null ? task.rank : topRank(now);
  }
  if (stays && (above === null || above < task.rank) && (below === null || task.rank < below)) {
    return task.rank;
  }
  if (drop.after === null && below !== null) {
    const top = topRank(now);
    return top < below ? top : rankBetween(null, below);
  }
  if (drop.before === null && above !== null) {
    const bottom = bottomRank(now);
    return bottom > above ? bottom : rankBetween(above, null);
  }
  return rankBetween(above, below);
}
