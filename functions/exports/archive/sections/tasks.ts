import { archiveText } from '#text/exports/archive.ts';
import { say } from '../../said.ts';
import { wireContentOf } from '#functions/tasks/repositories/task-fields.ts';
import type { Task } from '#functions/tasks/repositories/task.ts';
import type { StoredTaskEvent } from '#functions/tasks/repositories/task-events.ts';
import { pagesBy, type ArchiveSection, type ArchiveSource, type Row } from '../archive-file.ts';

const PAGE = 200;
const EVENTS = 200;

/** Tasks with what was written of them and changed in them. */
export const tasksSection: ArchiveSection = {
  title: say('tasks'),
  async *units(source) {
    yield [
      {
        kind: 'table',
        path: 'tasks',
        about: archiveText.tasks.about,
        columns: archiveText.tasks.columns,
        pages: async function* pages() {
          for await (const tasks of allTasks(source)) yield tasks.map((task) => taskRow(task, source));
        },
      },
      {
        kind: 'table',
        path: 'task-events',
        about: archiveText.taskEvents.about,
        columns: archiveText.taskEvents.columns,
        pages: async function* pages() {
          for await (const tasks of allTasks(source)) for (const task of tasks) yield* eventsOf(task, source);
        },
      },
    ];
  },
};

function allTasks({ repos, workspace }: ArchiveSource): AsyncGenerator<readonly Task[]> {
  return pagesBy(async (cursor) => {
    const page = await repos.tasks.page(workspace.id, {}, { skip: 0, limit: PAGE, cursor });
    return { rows: page.tasks, cursor: page.cursor };
  });
}

function taskRow(task: Task, { nameOf }: ArchiveSource): Row {
  const { responsible_id: responsibleId, group, ...content } = wireContentOf(task);
  return {
    id: task.id,
    ...content,
    group: group.join(', '),
    responsible: nameOf(responsibleId),
    created_by: nameOf(task.createdBy),
    created_at: task.createdAt,
    updated_at: task.updatedAt,
    closed_date: task.closedDate,
  };
}

function eventsOf(task: Task, { repos, nameOf }: ArchiveSource): AsyncGenerator<readonly Row[]> {
  return pagesBy(async (cursor) => {
    const page = await repos.taskEvents.page(task.id, EVENTS, cursor);
    const rows = page.entries.map((entry) => ({
      task_id: task.id,
      title: task.title,
      at: entry.at,
      kind: archiveText.taskEvents.kinds[entry.kind],
      author: nameOf(entry.kind === 'created' ? task.createdBy : entry.authorId),
      text: entry.text,
      changes: changesOf(entry, nameOf),
    }));
    return { rows, cursor: page.cursor };
  });
}

function changesOf({ changes }: StoredTaskEvent, nameOf: ArchiveSource['nameOf']): string {
  return changes
    .map(({ field, from, to }) => {
      const shown = (value: string | null) => (field === 'responsible_id' ? nameOf(value) : value) ?? '—';
      return `${field}: ${shown(from)} → ${shown(to)}`;
    })
    .join('; ');
}
