import { DndContext, DragOverlay, type Announcements } from '@dnd-kit/core';
import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { BoardTask, OwnBoardTask } from '#shared/models/task.ts';
import { TASK_STATUSES, type TaskStatus } from '#shared/rules/tasks.ts';
import { formatNumber } from '#text/format.ts';
import { formatDueOrClosed } from '#web/lib/task-formatters.ts';
import { boardText } from '#text/tasks.ts';
import { targetAt, type Place } from '../lib/columns.ts';
import { useBoardDrag, type Drag } from '../lib/use-board-drag.ts';
import { useColumns } from '../lib/use-columns.ts';
import styles from './board.module.css';
import { CardFace } from './card-face.tsx';
import { DRAG_INSTRUCTIONS_ID, type CardActions } from './card.tsx';
import cardStyles from './card.module.css';
import { Column, dragIn } from './column.tsx';
import type { QuickAddSettings } from './quick-add.tsx';

interface BoardProps extends CardActions {
  /** All tasks of the board, and those of them that fit the filters. */
  readonly all: readonly BoardTask[];
  readonly tasks: readonly BoardTask[];
  readonly now: Date;
  readonly failures: ReadonlyMap<string, string>;
  readonly quickAdd: QuickAddSettings;
}

/** The live region below says it all; dnd-kit's own words would come on top of it, in English. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
const ACCESSIBILITY = { announcements: SILENT, screenReaderInstructions: { draggable: '' }, restoreFocus: false };
const OWN_LAYER = { willChange: 'transform' };

/** Tasks in columns by their status; those of our own are dragged by mouse, finger and keyboard. */
export function Board({ all, tasks, now, failures, quickAdd, onOpen, onMove, mayEdit }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const narrow = useMediaQuery('(max-width: 700px)', undefined, { getInitialValueInEffect: false });
  const [drag, setDrag] = useState<Drag | null>(null);
  const columns = useColumns(tasks, now, drag !== null);
  const focusNext = useRef<string | null>(null);

  const drop = useCallback(
    (task: OwnBoardTask, place: Place, byKeyboard: boolean) => {
      if (byKeyboard) focusNext.current = task.id;
      onMove(task, targetAt(all, columns[place.status], task.id, place));
    },
    [all, columns, onMove],
  );
  const { announced, sensors, handlers } = useBoardDrag({ board, columns, drag, setDrag, onDrop: drop });

  // A card that was put elsewhere by the keys stands in another list now and keeps the focus.
  useEffect(() => {
    if (drag !== null || focusNext.current === null) return;
    board.current?.querySelector<HTMLElement>(`[data-task="${focusNext.current}"] button`)?.focus();
    focusNext.current = null;
  });
  useEffect(() => {
    if (drag?.byKeyboard)
      board.current?.querySelector('[data-landing]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [drag]);

  const totals = useMemo(() => count(all), [all]);
  const dragged = drag?.task;
  const face = useMemo(
    () => dragged && <CardFace task={dragged} deadline={formatDueOrClosed(dragged, now)} />,
    [dragged, now],
  );
  const column = (status: TaskStatus) => (
    <Column
      key={status}
      status={status}
      tasks={columns[status]}
      total={totals[status]}
      now={now}
      draggable={!narrow}
      failures={failures}
      quickAdd={quickAdd}
      onOpen={onOpen}
      onMove={onMove}
      mayEdit={mayEdit}
      preview={drag?.byKeyboard && drag.place.status === status ? face : null}
      {...dragIn(status, drag)}
    />
  );

  return (
    <DndContext sensors={sensors} accessibility={ACCESSIBILITY} {...handlers}>
      <div ref={board} role="group" aria-label={boardText.board}>
        {narrow ? (
          <OneColumn column={column} counts={columns} />
        ) : (
          <div className={styles.board}>{TASK_STATUSES.map(column)}</div>
        )}
      </div>
      <DragOverlay dropAnimation={null} style={OWN_LAYER}>
        {drag && !drag.byKeyboard && (
          <div className={`${cardStyles.card} ${cardStyles[drag.task.priority]} ${styles.floating}`} aria-hidden="true">
            {face}
          </div>
        )}
      </DragOverlay>
      <p id={DRAG_INSTRUCTIONS_ID} hidden>
        {boardText.drag.instructions}
      </p>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {announced}
      </p>
    </DndContext>
  );
}

interface OneColumnProps {
  readonly column: (status: TaskStatus) => ReactNode;
  readonly counts: Readonly<Record<TaskStatus, readonly BoardTask[]>>;
}

/** The board of a phone: one column, and tabs to the others. */
function OneColumn({ column, counts }: OneColumnProps) {
  const [status, setStatus] = useState<TaskStatus>('NEW');
  return (
    <Tabs
      variant="none"
      value={status}
      onChange={(next) => setStatus(TASK_STATUSES.find((one) => one === next) ?? 'NEW')}
    >
      <Tabs.List className={styles.tabs} aria-label={boardText.board}>
        {TASK_STATUSES.map((one) => (
          <Tabs.Tab key={one} value={one} className={styles.tab ?? ''}>
            {boardText.statuses[one]} <span className={styles.count}>{formatNumber(counts[one].length)}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={status}>{column(status)}</Tabs.Panel>
    </Tabs>
  );
}

function count(tasks: readonly BoardTask[]): Record<TaskStatus, number> {
  const totals = { NEW: 0, IN_PROGRESS: 0, COMPLETED: 0, CANCELLED: 0 };
  for (const { status } of tasks) totals[status] += 1;
  return totals;
}
