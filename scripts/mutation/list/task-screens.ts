import type { Guard } from '../guard.ts';

const EDITING = 'web/src/features/tasks/editing/lib';

/** What two people who edit one task must not do to each other, and that no move is lost by leaving. */
export const taskScreens: readonly Guard[] = [
  {
    name: 'edits of a task: fields nobody touched are not sent',
    file: `${EDITING}/task-form-values.ts`,
    from: 'filter((name) => values[name] !== shown[name])',
    to: 'filter((name) => values[name] !== null)',
    test: `${EDITING}/task-form-values.test.ts`,
    only: /sends what was edited/,
  },
  {
    name: 'edits of a task: what was typed stays when somebody else was quicker',
    file: `${EDITING}/merge-edit.ts`,
    from: 'values: { ...newer, ...kept }',
    to: 'values: { ...kept, ...newer }',
    test: `${EDITING}/merge-edit.test.ts`,
    only: /keeps what was typed/,
  },
  {
    name: 'moves of tasks: the page is held until all are sent',
    file: 'web/src/lib/hold-page.ts',
    from: 'if (held === 0) removeEventListener',
    to: 'removeEventListener',
    test: 'web/src/lib/hold-page.test.ts',
    only: /until all that is under way/,
  },
];
