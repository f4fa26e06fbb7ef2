import { Button } from '@mantine/core';
import { useState } from 'react';
import { TASK_STATUSES } from '#shared/models/task.ts';
import { deadlineWords, suiteStatusName } from '#web/lib/task-words.ts';
import { tasksText as text } from '#web/text/tasks.ts';
import { Tag } from '#web/ui/tag.tsx';
import { StatusTag } from '#web/ui/task-tags.tsx';
import { inOrder } from '../lib/find-tasks.ts';
import type { TasksViewProps } from './board.tsx';
import cardStyles from './task-card.module.css';
import styles from './task-table.module.css';

const STEP = 100;

/** The same tasks in rows. */
export function TaskTable({ tasks, now, onOpen }: TasksViewProps) {
  const [limit, setLimit] = useState(STEP);
  const rows = TASK_STATUSES.flatMap((status) => inOrder(tasks, status, now));
  const more = Math.min(STEP, rows.length - limit);
  return (
    <>
      <div className={styles.scroll} role="group" aria-label={text.table}>
        <table className={styles.table}>
          <caption className="visually-hidden">{text.table}</caption>
          <thead>
            <tr>
              {[...Object.values(text.columns), text.actions].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, limit).map((task) => {
              const deadline = deadlineWords(task, now);
              return (
                <tr key={task.id}>
                  <th scope="row">{task.title}</th>
                  <td>
                    <StatusTag status={task.status} />
                    {task.isBitrixTask && (
                      <span className={styles.raw}>
                        <Tag>{text.suiteTag(suiteStatusName(task.suite.status))}</Tag>
                      </span>
                    )}
                  </td>
                  <td>{text.priorities[task.priority]}</td>
                  <td>
                    <bdi>{task.responsible?.name || task.responsible?.email || text.nobody}</bdi>
                  </td>
                  <td className={cardStyles[deadline.tone]}>{deadline.words}</td>
                  <td>
                    <Button variant="default" aria-label={text.openTask(task.title)} onClick={() => onOpen(task)}>
                      {text.open}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <Button variant="default" onClick={() => setLimit(limit + STEP)}>
          {text.more(more)}
        </Button>
      )}
    </>
  );
}
