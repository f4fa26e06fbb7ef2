import type { PortalReading } from '#shared/models/integration.ts';
import { integrationsErrors } from '#text/integrations/errors.ts';
import type { TaskSourceHead } from './repositories/task-sources.ts';

/** How the reading of a source of tasks stands, in the language of now. */
export function taskSourceReading(source: TaskSourceHead): PortalReading {
  const problem = source.problem === null ? null : integrationsErrors.taskSource[source.problem];
  if (source.wholeAt === null) {
    return {
      state: problem === null ? 'reading' : 'failed',
      since: source.connectedAt,
      people: 0,
      tasks: source.progress,
      problem,
    };
  }
  return { state: 'read', since: source.readAt ?? source.wholeAt, people: source.people, tasks: source.tasks, problem };
}
