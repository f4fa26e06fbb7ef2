import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { SourceCopy, TaskSourceHead } from '#functions/integrations/repositories/task-sources.ts';
import type { Repositories } from '#data/repositories.ts';
import type { WorkState } from '#shared/rules/task-sources.ts';
import type { WorkloadTask } from '../workload/data.ts';
import type { SourceWork } from './source-work.ts';

/** People of a source stand beside members under ids that no member has. */
const sourceId = (id: string): string => `src-${id}`;

/** What is kept of a source of tasks, its people joined with the members by their addresses; null before it was read whole. */
export async function trackedWork(
  { taskSources }: Pick<Repositories, 'taskSources'>,
  workspaceId: string,
  source: TaskSourceHead,
  members: readonly Member[],
  now: Date,
): Promise<SourceWork | null> {
  if (source.wholeAt === null) return null;
  const copy = await taskSources.copy(workspaceId);
  const byAddress = new Map(members.map(({ email, userId }) => [email.toLowerCase(), userId]));
  // Whoever has left is nobody.
  const working = copy.people.filter(({ works }) => works);
  const ids = new Map(
    working.map(({ id, email }) => [id, byAddress.get(email?.toLowerCase() ?? '') ?? sourceId(id)] as const),
  );
  return {
    kind: source.kind,
    readAt: source.readAt ?? source.wholeAt,
    people: working
      .filter(({ id }) => ids.get(id) === sourceId(id))
      .map(({ id, name }) => ({ id: sourceId(id), name, team: null })),
    teams: new Map(),
    tasks: copy.tasks.map((task) => fromSource(task, source, ids, now)),
  };
}

/** A task of a source as it was read last; its status counts as people have said, or as the source means it. */
export function fromSource(
  task: SourceCopy['tasks'][number],
  { kind, meanings }: Pick<TaskSourceHead, 'kind' | 'meanings'>,
  ids: ReadonlyMap<string, string>,
  now: Date,
): WorkloadTask {
  const said: WorkState = meanings[task.status.id] ?? task.status.state;
  const state = said === 'waiting' ? 'open' : said;
  return {
    source: kind,
    id: task.key,
    title: task.title,
    personId: (task.personId !== null && ids.get(task.personId)) || null,
    state,
    waiting: said === 'waiting',
    overdue: state === 'open' && task.deadline !== null && Date.parse(task.deadline) < now.getTime(),
    createdAt: task.createdAt,
    startedAt: task.startedAt,
    deadline: task.deadline,
    // One that was closed by what people have said has no moment of its own.
    closedAt: state === 'open' ? null : (task.closedAt ?? task.changedAt),
    estimateSeconds: task.estimateSeconds || null,
    urgent: task.urgent,
    project: task.project,
  };
}
