import type { BoardTask, OwnBoardTask } from '#shared/models/task.ts';
import type { MoveTarget } from './task-moves.ts';

/** What each way to look at the tasks is given: those that fit the filters, and what can be done with one. */
export interface TasksViewProps {
  readonly tasks: readonly BoardTask[];
  readonly now: Date;
  readonly onOpen: (task: BoardTask) => void;
  readonly onMove: (task: OwnBoardTask, target: MoveTarget) => void;
  readonly mayEdit: (task: OwnBoardTask) => boolean;
  /** Why the last move of a task was not carried out, by its id. */
  readonly failures: ReadonlyMap<string, string>;
}
