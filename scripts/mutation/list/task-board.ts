import { guardsIn } from '../guard.ts';

/** That the board sends what the person has seen, and shows it in the order they have put it in. */
export const guards = [
  guardsIn('web/src/features/tasks/lib/task-moves.ts', 'web/src/features/tasks/lib/task-moves.test.ts', {
    'task board: a second move starts from what the first has left -> one after another':
      '[-if (task.version !== version) this.#grown.set(`${move.taskId} ${version}`, task.version);-]',
    'task board: a move that failed holds up none behind it -> go on after one that failed':
      'this.#last = turn[-.catch(() => undefined)-];',
  }),
  guardsIn('shared/rules/tasks.ts', 'web/src/features/tasks/lib/task-moves.test.ts', {
    'task board: a task that was closed keeps its day -> closes the task when that is due':
      '[-(from?.status === status ? from.closed : null) ?? -]now.toISOString()',
  }),
  guardsIn('web/src/features/tasks/board/lib/columns.ts', 'web/src/features/tasks/board/lib/columns.test.ts', {
    'task board: neighbours are those of the whole column, not of what filters leave -> where filters hide some':
      'const column = others([-all-]{+shown+}).toSorted(compareByRank);',
  }),
];
