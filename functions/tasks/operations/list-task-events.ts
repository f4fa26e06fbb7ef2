import type { TasksOperation } from '../operation.ts';
import { membersNamed } from '#functions/workspaces/people.ts';
import { presentEvent } from '../present.ts';

/** What happened to a task, newest first; the last entry of all is its creation. */
export const listTaskEvents: TasksOperation<'listTaskEvents'> = async (context, { query }) => {
  const { repos, task } = context;
  const page = await repos.taskEvents.page(task.id, query.limit, query.cursor ?? null);
  const entries = page.entries.map((entry) =>
    entry.kind === 'created' ? { ...entry, authorId: task.createdBy } : entry,
  );
  const people = await membersNamed(
    context,
    entries.map(({ authorId }) => authorId),
  );
  return {
    events: entries.map((entry) => presentEvent(entry, people.get(entry.authorId ?? ''))),
    next_cursor: page.cursor,
  };
};
