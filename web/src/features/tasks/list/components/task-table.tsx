import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OwnBoardTask } from '#shared/models/task.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { ROLES } from '#web/ui/table-roles.ts';
import { useTasks } from '../../api.ts';
import { DeleteTaskModal } from '../../components/delete-task-modal.tsx';
import { TaskFormModal } from '../../editing/components/task-form-modal.tsx';
import type { TasksViewProps } from '../../lib/tasks-view.ts';
import { tasksTable } from '../lib/export.ts';
import { readSort, sortTasks, writeSort, type Sort } from '../lib/sort-tasks.ts';
import { listText as text } from '#text/tasks/list.ts';
import { SortChoice } from './sort-choice.tsx';
import { TableHead } from './table-head.tsx';
import { TaskRow } from './task-row.tsx';
import styles from './task-table.module.css';

/** Height of a row before it is measured, px. */
const USUAL_ROW = 61;
const ROWS_BEYOND = 14;

/** The tasks in rows. Of thousands only those near the window are there. */
export function TaskTable({ tasks, now, onOpen, onMove, mayEdit, failures }: TasksViewProps) {
  const { workspace, can } = useWorkspace();
  const [sort, setSort] = useSort();
  const rows = useMemo(() => sortTasks(tasks, sort), [tasks, sort]);
  const [dialog, setDialog] = useState<{ readonly kind: 'edit' | 'delete'; readonly task: OwnBoardTask } | null>(null);
  const { tasks: known = [] } = useTasks(workspace.id);
  const edited = dialog?.kind === 'edit' ? known.find(({ id }) => id === dialog.task.id) : undefined;
  const onEdit = useCallback((task: OwnBoardTask) => setDialog({ kind: 'edit', task }), []);
  const onDelete = useCallback((task: OwnBoardTask) => setDialog({ kind: 'delete', task }), []);
  const close = () => setDialog(null);

  const body = useRef<HTMLTableSectionElement>(null);
  const top = useDistanceFromTop(body);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by what it returns
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => USUAL_ROW,
    overscan: ROWS_BEYOND,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
    measureElement: (row) => row.getBoundingClientRect().height,
    useFlushSync: false,
  });

  return (
    <div className={styles.sheet}>
      <SortChoice sort={sort} onChange={setSort} />
      <table {...ROLES.table} className={styles.table} aria-label={text.table} aria-rowcount={rows.length + 1}>
        <TableHead sort={sort} onChange={setSort} />
        <tbody {...ROLES.rowgroup} ref={body} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const task = rows[index];
            if (!task) return null;
            const own = task.isBitrixTask ? null : task;
            return (
              <TaskRow
                key={key}
                ref={virtual.measureElement}
                task={task}
                now={now}
                index={index}
                offset={start - top}
                canEdit={own !== null && mayEdit(own)}
                canDelete={own !== null && can('tasks.delete', own)}
                failure={failures.get(task.id)}
                onOpen={onOpen}
                onMove={onMove}
                onEdit={onEdit}
                onDelete={onDelete}
              />
            );
          })}
        </tbody>
      </table>
      {rows.length > 0 && (
        <Inline className={styles.export}>
          <TableExport name={text.table} collect={() => tasksTable(rows)} />
        </Inline>
      )}
      <TaskFormModal target={edited ? { task: edited } : null} onClose={close} />
      <DeleteTaskModal task={dialog?.kind === 'delete' ? dialog.task : null} onClose={close} />
    </div>
  );
}

/** The order of the rows, as the address says. */
function useSort(): readonly [Sort, (sort: Sort) => void] {
  const [params, setParams] = useSearchParams();
  const address = params.get('sort');
  const sort = useMemo(() => readSort(address), [address]);
  const set = (next: Sort) =>
    setParams(
      (known) => {
        const written = writeSort(next);
        if (written === null) known.delete('sort');
        else known.set('sort', written);
        return known;
      },
      { replace: true },
    );
  return [sort, set];
}

/** How far down the page an element begins: what stands above it changes its place, and with it the height of the page. */
function useDistanceFromTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    measure();
    return () => watch.disconnect();
  }, [element]);
  return top;
}
