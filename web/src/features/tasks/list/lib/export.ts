import type { BoardTask } from '#shared/models/task.ts';
import { exportTablesText } from '#text/common/export-tables.ts';
import { tasksText } from '#text/common/tasks.ts';
import { listText as text } from '#text/tasks/list.ts';
import type { ExportTable } from '#web/lib/export-cells.ts';
import { exportMoment } from '#web/lib/export-moment.ts';

/** The list of tasks as a sheet, in the order of the list. */
export function tasksTable(tasks: readonly BoardTask[]): ExportTable {
  const { title, status, priority, responsible, deadline } = text.columns;
  const { tasks: names, sources } = exportTablesText;
  return {
    header: [title, status, priority, responsible, deadline, names.created, names.source],
    kinds: [undefined, undefined, undefined, undefined, 'moment', 'moment'],
    rows: tasks.map((task) => [
      task.title,
      tasksText.statusOf[task.status],
      tasksText.priorities[task.priority],
      task.responsible?.name || task.responsible?.email || '',
      exportMoment(task.deadline),
      exportMoment(task.createdDate),
      task.isBitrixTask ? sources.portal : sources.tonus,
    ]),
  };
}
