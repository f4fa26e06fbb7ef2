import { Link } from 'react-router-dom';
import type { SWRResponse } from 'swr';
import type { Task } from '#shared/models/task.ts';
import { isClosed } from '#shared/rules/tasks.ts';
import { formatMoment } from '#web/lib/task-formatters.ts';
import { paths } from '#web/lib/paths.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { StatusTag } from '#web/ui/task-tags.tsx';
import { isLateTask } from '../lib/own-task.ts';
import { peopleText } from '#text/people.ts';
import styles from './person-page.module.css';

const text = peopleText.person.tasks;

interface OwnTasksProps {
  readonly reading: SWRResponse<Task[], unknown>;
  readonly now: Date;
}

/** The tasks of our own board that somebody is responsible for, the open ones first; each leads to the board. */
export function OwnTasks({ reading: { data, error }, now }: OwnTasksProps) {
  if (error !== undefined) return <FailureNote error={error} prefix={text.failed} />;
  if (data === undefined) return <SkeletonCards count={2} />;
  if (data.length === 0) return null;
  const inOrder = data.toSorted((a, b) => Number(isClosed(a.status)) - Number(isClosed(b.status)));
  return (
    <>
      <h2 className={styles.listTitle}>{text.own(data.length)}</h2>
      <ul className={styles.ownTasks}>
        {inOrder.map((task) => (
          <li key={task.id}>
            <Link to={paths.task(task.id)}>{task.title}</Link>
            <StatusTag status={task.status} />
            <span className={`${styles.when} ${isLateTask(task, now) ? styles.late : ''}`}>
              {task.deadline !== null && `${peopleText.page.deadline} ${formatMoment(task.deadline)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
