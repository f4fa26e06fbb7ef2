import { guardsIn } from '../guard.ts';

const RETENTION = 'tests/api/retention/retention.test.ts';

/** What stands between a workspace and the loss of what it still wants to keep. */
export const guards = [
  guardsIn('functions/tasks/repositories/tasks.ts', RETENTION, {
    'retention: tasks that are not done stay -> gone from the whole table':
      'if ([-task.closedDate !== null && task.closedDate < moment-]{+true+}) yield task;',
  }),
  guardsIn('functions/automations/jobs/run-night.ts', RETENTION, {
    'retention: nothing goes unless terms were saved -> gone from the whole table':
      'if (found.retention [-!==-]{+===+} null) {',
  }),
  guardsIn('functions/retention/outdated.ts', RETENTION, {
    'retention: pay of a month that is young stays -> gone from the whole table':
      '.filter(({ period }) => [-period < month-]{+period !== month+})',
  }),
];
