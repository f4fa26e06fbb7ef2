import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { TASK_STATUSES, type BoardTask, type TaskStatus } from '#shared/models/task.ts';
import { formatNumber } from '#web/lib/formatters.ts';
import { tasksText } from '#web/text/tasks.ts';
import { boardText } from '../text.ts';
import { inOrder } from '../lib/find-tasks.ts';
import styles from './board.module.css';
import { TaskCard } from './task-card.tsx';

/** A column shows so many at first, and so many more each time. */
const STEP = 50;

export interface TasksViewProps {
  readonly tasks: readonly BoardTask[];
  readonly now: Date;
  readonly onOpen: (task: BoardTask) => void;
}

/** Tasks in columns by their status. */
export function Board(props: TasksViewProps) {
  return (
    <div className={styles.board} role="group" aria-label={boardText.board}>
      {TASK_STATUSES.map((status) => (
        <Column key={status} status={status} {...props} />
      ))}
    </div>
  );
}

function Column({ status, tasks, now, onOpen }: TasksViewProps & { readonly status: TaskStatus }) {
  const titleId = useId();
  const [limit, setLimit] = useState(STEP);
  const own = inOrder(tasks, status, now);
  const more = Math.min(STEP, own.length - limit);
  return (
    <section className={styles.column} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {boardText.statuses[status]} <span className={styles.count}>{formatNumber(own.length)}</span>
      </h2>
      {own.length === 0 ? (
        <p className={styles.empty}>{boardText.emptyColumn}</p>
      ) : (
        <ul className={styles.cards}>
          {own.slice(0, limit).map((task) => (
            <li key={task.id} className={styles.place}>
              <TaskCard task={task} now={now} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button variant="default" onClick={() => setLimit(limit + STEP)}>
          {tasksText.more(more)}
        </Button>
      )}
    </section>
  );
}
