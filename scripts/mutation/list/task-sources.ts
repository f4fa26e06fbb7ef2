import { guardsIn } from '../guard.ts';

const READ_TASKS = 'tests/api/jobs/read-tasks.test.ts';

/** What is read of other companies' services, and what is told of it. */
export const guards = [
  guardsIn('functions/integrations/operations/connect-task-source.ts', READ_TASKS, {
    'the token of a source of tasks sealed -> keeps its token sealed':
      "sealed: [-await vault.seal(body.token, { workspace: workspaceId, kind: 'tasks' })-]{+body.token+},",
  }),
  guardsIn('functions/integrations/present-task-source.ts', READ_TASKS, {
    'where tasks are read from -> tells nobody of it, nor colleagues of where it is':
      "place: [-manages ? place : ''-]{+place+},",
  }),
  guardsIn('functions/integrations/task-sources/in-order.ts', READ_TASKS, {
    'a task that moves while it is read -> lose none that moves between pages':
      'if (last && [-rows[0]?.id !== last.id-]{+false+}) {',
  }),
  guardsIn('functions/integrations/repositories/task-sources.ts', READ_TASKS, {
    'nothing of a source is kept after it was replaced -> after it was disconnected or replaced':
      '[-check(keys.taskSource(workspaceId), { exists: true, equals: { connectionId } }),-]',
  }),
  guardsIn('functions/integrations/operations/choose-task-statuses.ts', READ_TASKS, {
    'a status that the source does not have -> takes only statuses that it has':
      'if ([-!known.has(id)-]{+false+}) conflict(integrationsErrors.taskSourceChanged);',
  }),
  guardsIn('shared/models/service-address.ts', READ_TASKS, {
    'a foreign host -> calls nothing within a network':
      "return [-url.protocol === 'https:' || isOwnMachine(url)-]{+true+};",
  }),
  guardsIn('functions/analysis/jobs/tracked-work.ts', READ_TASKS, {
    'the meaning of a status -> counts its statuses as people say':
      'const said: WorkState = [-meanings[task.status.id] ?? -]task.status.state;',
  }),
];
