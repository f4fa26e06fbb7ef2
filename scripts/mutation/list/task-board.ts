import type { Guard } from '../guard.ts';

const MOVES = 'web/src/features/tasks/lib/task-moves.ts';
const MOVES_TEST = 'web/src/features/tasks/lib/task-moves.test.ts';
const COLUMNS = 'web/src/features/tasks/board/lib/columns.ts';
const COLUMNS_TEST = 'web/src/features/tasks/board/lib/columns.test.ts';

/** That the board sends what the person has seen, and shows it in the order they have put it in. */
export const taskBoard: readonly Guard[] = [
  {
    name: 'task board: a second move starts from what the first has left',
    file: MOVES,
    from: 'if (task.version !== version) this.#grown.set(`${move.taskId} ${version}`, task.version);',
    to: '',
    test: MOVES_TEST,
    only: /one after another/,
  },
  {
    name: 'task board: a move that failed holds up none behind it',
    file: MOVES,
    from: 'this.#last = turn.catch(() => undefined);',
    to: 'this.#last = turn;',
    test: MOVES_TEST,
    only: /go on after one that failed/,
  },
  {
    name: 'task board: a task that was closed keeps its day',
    file: 'shared/rules/tasks.ts',
    from: '(from?.status === status ? from.closed : null) ?? now.toISOString()',
    to: 'now.toISOString()',
    test: MOVES_TEST,
    only: /closes the task when that is due/,
  },
  {
    name: 'task board: neighbours are those of the whole column, not of what filters leave',
    file: COLUMNS,
    from: 'const column = others(all).toSorted(compareByRank);',
    to: 'const column = others(shown).toSorted(compareByRank);',
    test: COLUMNS_TEST,
    only: /where filters hide some/,
  },
];
