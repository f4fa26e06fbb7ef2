import { randomUUID } from 'node:crypto';
import type { SourceTask } from '#functions/integrations/task-sources/task-source.ts';
import { repos } from './factories.ts';

/** A task of a source, but for what a case says. */
export function sourceTask(id: string, more: Partial<SourceTask> = {}): SourceTask {
  return {
    id,
    key: `APP-${id}`,
    title: `Задача ${id}`,
    personId: '1',
    status: { id: 'open', name: 'Открыт', state: 'open' },
    createdAt: '2026-10-01T08:00:00.000Z',
    changedAt: '2026-10-02T08:00:00.000Z',
    startedAt: null,
    deadline: null,
    closedAt: null,
    estimateSeconds: null,
    spentSeconds: null,
    urgent: false,
    project: 'APP',
    ...more,
  };
}

/** What tasks are read from, read a moment ago: nobody calls it, unless its jobs are done. */
export async function makeTaskSource({ id }: { readonly id: string }): Promise<void> {
  const now = new Date();
  const known = await repos.taskSources.find(id);
  const source = {
    connectionId: randomUUID(),
    kind: 'jira-cloud',
    place: 'https://romashka.atlassian.net',
    login: 'tonus@romashka.example',
    organizationKind: null,
    sealed: 'sealed',
  } as const;
  await repos.taskSources.connect(id, source, known, now);
  const connected = (await repos.taskSources.find(id))!;
  const tasks = [sourceTask('1')];
  await repos.taskSources.keep(id, connected, {
    people: [{ id: '1', name: 'Мария Ким', email: 'maria@jira.example', works: true }],
    tasks,
  });
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString();
  await repos.taskSources.plan(id, connected, tomorrow, {
    wholeAt: now.toISOString(),
    readAt: now.toISOString(),
    wholeDueAt: tomorrow,
    people: 1,
    tasks: 1,
    statuses: [{ ...tasks[0]!.status, tasks: 1 }],
  });
}
