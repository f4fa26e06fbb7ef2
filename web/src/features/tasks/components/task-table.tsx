import { Button } from '@mantine/core';
import { useState } from 'react';
import { TASK_STATUSES } from '#shared/models/task.ts';
import { formatDeadline, suiteStatusName } from '#web/lib/task-formatters.ts';
import { tasksText } from '#web/text/tasks.ts';
import { boardText } from '../text.ts';
import { Tag } from '#web/ui/tag.tsx';
import { StatusTag } from '#web/ui/task-tags.tsx';
import { inOrder } from '../lib/find-tasks.ts';
import type { TasksViewProps } from '../lib/tasks-view.ts';
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
      <div className={styles.scroll} role="group" aria-label={boardText.table}>
        <table className={styles.table}>
          <caption className="visually-hidden">{boardText.table}</caption>
          <thead>
            <tr>
              {[...Object.values(boardText.columns), boardText.actions].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, limit).map((task) => {
              const deadline = formatDeadline(task, now);
              return (
                <tr key={task.id}>
                  <th scope="row">{task.title}</th>
                  <td>
                    <StatusTag status={task.status} />
                    {task.isBitrixTask && (
                      <span className={styles.raw}>
                        <Tag>{tasksText.suiteTag(suiteStatusName(task.suite.status))}</Tag>
                      </span>
                    )}
                  </td>
                  <td>{tasksText.priorities[task.priority]}</td>
                  <td>
                    <bdi>{task.responsible?.name || task.responsible?.email || tasksText.nobody}</bdi>
                  </td>
                  <td className={cardStyles[deadline.tone]}>{deadline.words}</td>
                  <td>
                    <Button variant="default" aria-label={boardText.openTask(task.title)} onClick={() => onOpen(task)}>
                      {boardText.open}
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
          {tasksText.more(more)}
        </Button>
      )}
    </>
  );
}
