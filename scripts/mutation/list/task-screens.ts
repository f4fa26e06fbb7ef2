import { guardsIn } from '../guard.ts';

const TASK_FORM_VALUES = 'web/src/features/tasks/editing/lib/task-form-values.test.ts';
const MERGE_EDIT = 'web/src/features/tasks/editing/lib/merge-edit.test.ts';

/** What two people who edit one task must not do to each other, and that no move is lost by leaving. */
export const guards = [
  guardsIn('web/src/features/tasks/editing/lib/task-form-values.ts', TASK_FORM_VALUES, {
    'edits of a task: fields nobody touched are not sent -> sends what was edited':
      'filter((name) => values[name] !== [-shown[name]-]{+null+})',
  }),
  guardsIn('web/src/features/tasks/editing/lib/merge-edit.ts', MERGE_EDIT, {
    'edits of a task: what was typed stays when somebody else was quicker -> keeps what was typed':
      'values: { ...[-newer, ...kept-]{+kept, ...newer+} }',
  }),
  guardsIn('web/src/lib/hold-page.ts', 'web/src/lib/hold-page.test.ts', {
    'moves of tasks: the page is held until all are sent -> until all that is under way':
      '[-if (held === 0) -]removeEventListener',
  }),
];
