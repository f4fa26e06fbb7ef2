import { Button } from '@mantine/core';
import { Fragment, memo, startTransition, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { BoardTask } from '#shared/models/task.ts';
import { isClosed, type TaskStatus } from '#shared/rules/tasks.ts';
import { formatNumber } from '#text/format.ts';
import { PlusIcon } from '#web/ui/icons.tsx';
import { tasksText } from '#text/common/tasks.ts';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { boardText } from '#text/tasks.ts';
import { isOwn } from '../lib/columns.ts';
import type { Drag } from '../lib/use-board-drag.ts';
import { Card, type CardActions } from './card.tsx';
import styles from './column.module.css';
import { QuickAdd, type QuickAddSettings } from './quick-add.tsx';

/** A column shows so many at first, and so many more each time. */
const STEP = 40;
/** So many are in sight on most screens. */
const IN_SIGHT = 8;

export interface ColumnProps extends CardActions {
  readonly status: TaskStatus;
  /** The tasks that fit the filters. */
  readonly tasks: readonly BoardTask[];
  /** How many it has in all; more than are shown where filters hide some. */
  readonly total: number;
  readonly now: Date;
  readonly draggable: boolean;
  /** The card that was taken from here. */
  readonly lifted: string | null;
  /** Where the dragged card would land here; null elsewhere. */
  readonly landing: number | null;
  /** What stands in the place where it would land. */
  readonly preview: ReactNode;
  readonly isOrigin: boolean;
  readonly failures: ReadonlyMap<string, string>;
  readonly quickAdd: QuickAddSettings;
}

/** How many stand in a column: of how many where filters hide some, and of which time where it only grows. */
function countWords(status: TaskStatus, shown: number, total: number): string {
  if (shown < total) return boardText.someOf(shown, total);
  return isClosed(status) && total > 0 ? boardText.allTime(formatNumber(total)) : formatNumber(total);
}

/** What a column needs to know of a drag: nothing changes for those it does not touch. */
export function dragIn(status: TaskStatus, drag: Drag | null) {
  return {
    lifted: drag?.origin.status === status ? drag.task.id : null,
    landing: drag?.place.status === status ? drag.place.index : null,
    isOrigin: drag?.origin.status === status && drag.origin.index === drag.place.index,
  };
}

/** A column of the board. */
export const Column = memo(function Column(props: ColumnProps) {
  const { status, tasks, total, lifted, landing, isOrigin, preview, failures, quickAdd, ...actions } = props;
  const titleId = useId();
  const [limit, setLimit] = useState(IN_SIGHT);
  // The rest of the first cards comes in small steps, behind those that are in sight.
  useEffect(() => {
    if (limit < STEP) startTransition(() => setLimit(limit + IN_SIGHT));
  }, [limit]);
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const shown = tasks.slice(0, limit);
  const own = shown.filter(isOwn).filter(({ id }) => id !== lifted);
  const gap = landing === null || (lifted !== null && isOrigin) ? null : landing;
  const landsBefore = gap === null ? null : own[gap]?.id;
  const lastOwn = own.at(-1)?.id;
  const place = gap !== null && (
    <li data-landing>
      <div className={styles.box}>{preview}</div>
      <Caption tone="pine" weight="600" className={styles.release}>
        {lifted === null ? boardText.release[status] : boardText.releaseHere}
      </Caption>
    </li>
  );
  const atEnd = gap !== null && landsBefore === undefined;
  return (
    <section
      className={`${styles.column} ${landing === null ? '' : styles.target}`}
      aria-labelledby={titleId}
      data-status={status}
    >
      <Inline as="header" justify="between" nowrap className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {boardText.statuses[status]}{' '}
          <Caption as="span" tone="ink-3" nums className={styles.count}>
            {countWords(status, tasks.length, total)}
          </Caption>
        </h2>
        <button
          ref={addButton}
          type="button"
          className={styles.add}
          aria-label={boardText.addTo(boardText.statuses[status])}
          aria-expanded={adding}
          onClick={() => setAdding(!adding)}
        >
          <PlusIcon size={18} />
        </button>
      </Inline>
      {adding && (
        <QuickAdd
          status={status}
          settings={quickAdd}
          onClose={() => {
            setAdding(false);
            addButton.current?.focus();
          }}
        />
      )}
      {tasks.length === 0 && gap === null && (
        <p className={styles.empty}>{total === 0 ? boardText.emptyColumn : boardText.nothingHere}</p>
      )}
      <Stack as="ul" fit gap="10">
        {atEnd && own.length === 0 && place}
        {shown.map((task) => (
          <Fragment key={task.id}>
            {landsBefore === task.id && place}
            <li className={styles.place} {...(task.isBitrixTask ? {} : { 'data-own': task.id })}>
              <Card task={task} lifted={task.id === lifted} failure={failures.get(task.id)} {...actions} />
            </li>
            {atEnd && task.id === lastOwn && place}
          </Fragment>
        ))}
      </Stack>
      {tasks.length > Math.max(limit, STEP) && (
        <Button variant="subtle" onClick={() => setLimit(Math.max(limit, STEP) + STEP)}>
          {tasksText.more(tasks.length - Math.max(limit, STEP))}
        </Button>
      )}
    </section>
  );
});
