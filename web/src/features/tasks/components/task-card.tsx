import type { BoardTask } from '#shared/models/task.ts';
import { formatDeadline, suiteStatusName } from '#web/lib/task-formatters.ts';
import { tasksText } from '#web/text/tasks.ts';
import { Tag } from '#web/ui/tag.tsx';
import { PriorityTag } from '#web/ui/task-tags.tsx';
import styles from './task-card.module.css';

interface TaskCardProps {
  readonly task: BoardTask;
  readonly now: Date;
  readonly onOpen: (task: BoardTask) => void;
}

/** A task on the board: what, who, until when; the whole card opens it. */
export function TaskCard({ task, now, onOpen }: TaskCardProps) {
  const deadline = formatDeadline(task, now);
  return (
    <article className={`${styles.card} ${styles[task.priority]}`}>
      <h3 className={styles.title}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpen(task)}>
          {task.title}
        </button>
      </h3>
      <p className={styles.who}>
        <bdi>{task.responsible?.name || task.responsible?.email || tasksText.nobody}</bdi>
      </p>
      <p className={`${styles.deadline} ${styles[deadline.tone]}`}>{deadline.words}</p>
      <div className={styles.tags}>
        <PriorityTag priority={task.priority} />
        {task.isBitrixTask && <Tag>{tasksText.suiteTag(suiteStatusName(task.suite.status))}</Tag>}
      </div>
    </article>
  );
}
