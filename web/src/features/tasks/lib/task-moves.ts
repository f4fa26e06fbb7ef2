import type { Task } from '#shared/models/task.ts';
import { compareByRank } from '#shared/rules/own-tasks.ts';
import { closedWhenMoved, type TaskStatus } from '#shared/rules/tasks.ts';

/** Where a task is moved: to a column, between two others; without neighbours to its top. */
export interface MoveTarget {
  readonly status: TaskStatus;
  /** The task right above, null at the top. */
  readonly after?: string | null;
  /** The task right below, null at the bottom. */
  readonly before?: string | null;
}

/** A move the person has made and the server has not answered yet. */
export interface PendingMove extends MoveTarget {
  readonly taskId: string;
  /** The version of the task that was moved. */
  readonly version: number;
  readonly closedDate: string | null;
  /** Stands between the neighbours until the server gives a rank of its own. */
  readonly rank: string;
}

/** The move of a task as it is shown at once; within its own column a closed task keeps the moment it was closed. */
export function pendingMove(tasks: readonly Task[], task: Task, target: MoveTarget, now: Date): PendingMove {
  return {
    ...target,
    taskId: task.id,
    version: task.version,
    closedDate: closedWhenMoved({ status: task.status, closed: task.closed_date }, target.status, now),
    rank: rankAt(tasks, task, target),
  };
}

/** The tasks as they will be once the server has agreed. */
export function withMoves(tasks: readonly Task[], moves: readonly PendingMove[]): readonly Task[] {
  if (moves.length === 0) return tasks;
  const last = new Map(moves.map((move) => [move.taskId, move]));
  return tasks.map((task) => {
    const move = last.get(task.id);
    return move ? { ...task, status: move.status, closed_date: move.closedDate, rank: move.rank } : task;
  });
}

/** So many moves to one place can wait for their answers and still stand in their order. */
const ROOM = '\u0000'.repeat(64);

/** A rank between the neighbours that are still there: U+0000 comes before anything the server puts into one. */
function rankAt(tasks: readonly Task[], task: Task, { status, after, before }: MoveTarget): string {
  const anywhere = after === undefined && before === undefined;
  if (anywhere && status === task.status) return task.rank;
  const column = tasks.filter((one) => one.status === status && one.id !== task.id).toSorted(compareByRank);
  const find = (id: string | null | undefined) => column.findIndex((one) => one.id === id);
  const [above, below] = [find(after), find(before)];
  const last = before === null && !anywhere ? column.length : 0;
  const at = above === -1 ? (below === -1 ? last : below) : above + 1;
  const lower = column[at - 1]?.rank ?? '';
  const upper = column[at]?.rank;
  // A move that waits has taken that rank: the next one above it is one character shorter.
  return upper !== undefined && lower + ROOM >= upper ? upper.slice(0, -1) : lower + ROOM;
}

/**
 * Moves are sent one after another, as they were made: a neighbour stands where it was put before its own move is
 * known to the server. What a move of our own has made of a task is the version its next move starts from.
 */
export class MoveQueue {
  #last: Promise<unknown> = Promise.resolve();
  readonly #grown = new Map<string, number>();

  /** Sends a move when it is its turn; `send` is given the version to start from. */
  async add(move: PendingMove, send: (version: number) => Promise<Task>): Promise<Task> {
    const turn = this.#last.then(async () => {
      let { version } = move;
      for (let next; (next = this.#grown.get(`${move.taskId} ${version}`)) !== undefined;) version = next;
      const task = await send(version);
      if (task.version !== version) this.#grown.set(`${move.taskId} ${version}`, task.version);
      return task;
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
