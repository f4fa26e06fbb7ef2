import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Task } from '#shared/models/task.ts';
import { isOverdue, type TaskStatus } from '#shared/rules/tasks.ts';
import { paths } from '#web/lib/paths.ts';
import { formatDeadline } from '#web/lib/task-formatters.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useNow } from '#web/lib/use-now.ts';
import { usePortal } from '#web/lib/use-portal.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { commonText } from '#text/common/common.ts';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PriorityTag } from '#web/ui/task-tags.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { taskErrorText } from '../lib/task-error-text.ts';
import { useMoveMine, useMyTasks } from './api.ts';
import { MyTasksToCome } from './my-tasks-to-come.tsx';
import styles from './summary.module.css';
import { openTasks } from './lib/my-tasks.ts';
import { tasksSummaryText } from '#text/tasks/summary.ts';

const text = tasksSummaryText.mine;
const SHOWN = 4;

/** The tasks of whoever reads, the late ones first, each to be ticked off. */
export default function MyTasksCard() {
  const { workspace } = useWorkspace();
  const { data, error, mutate } = useMyTasks(workspace.id);
  const now = useNow();
  const hasPortal = (usePortal(workspace.id).data?.webhook_url ?? null) !== null;
  // A task that was ticked off here keeps its row, to be taken back, until the page is left.
  const [ticked, setTicked] = useState<readonly string[]>([]);
  if (!data && error === undefined) return <MyTasksToCome />;
  if (!data) {
    return (
      <Card title={text.label}>
        <div role="alert" className={styles.failed}>
          <p>{taskErrorText(error, 'mine')}</p>
          <Button variant="default" onClick={() => void mutate()}>
            {commonText.retry}
          </Button>
        </div>
      </Card>
    );
  }
  const open = openTasks(data.tasks, now);
  const overdue = open.filter((task) => isOverdue(task, now)).length;
  const rows = openTasks(
    data.tasks.map((task) => (ticked.includes(task.id) ? { ...task, status: 'IN_PROGRESS' } : task)),
    now,
  ).slice(0, SHOWN);
  const none = hasPortal ? text.noneHere : text.none;
  return (
    <Card
      title={overdue > 0 ? text.overdue(overdue) : open.length > 0 ? text.calm(open.length) : none}
      label={text.label}
      aside={
        open.length > 0 && (
          <Link to={paths.myTasks} className={styles.more}>
            {data.next_cursor === null ? text.all(open.length) : text.many}
          </Link>
        )
      }
    >
      {rows.length === 0 ? (
        !hasPortal && <p className={styles.note}>{text.noneText}</p>
      ) : (
        <ul>
          {rows.map(({ id }) => (
            <Row
              key={id}
              // The task as it is, whatever the rows are sorted by.
              task={data.tasks.find((task) => task.id === id)!}
              now={now}
              onTick={() => setTicked([...ticked, id])}
            />
          ))}
        </ul>
      )}
      {hasPortal && (
        <p className={styles.note}>
          {text.here} <Link to={paths.myTasks}>{text.ofPortal}</Link>
        </p>
      )}
    </Card>
  );
}

interface RowProps {
  readonly task: Task;
  readonly now: Date;
  readonly onTick: () => void;
}

function Row({ task, now, onTick }: RowProps) {
  const { workspace, can } = useWorkspace();
  const move = useMoveMine(workspace.id);
  const { busy, error, run } = useAction();
  const { id, title, status, deadline, priority } = task;
  const [before, setBefore] = useState<TaskStatus>(status);
  const done = status === 'COMPLETED';
  const { words, tone } = formatDeadline({ deadline, status, overdue: isOverdue(task, now) }, now);
  const mayEdit = can('tasks.edit', { responsibleId: task.responsible_id, createdBy: task.created_by });

  function toggle() {
    if (!done) {
      setBefore(status);
      onTick();
    }
    void run(() => move(task, done ? before : 'COMPLETED'));
  }

  return (
    <li className={styles.row}>
      <span className={styles.check}>
        <Tick
          checked={done}
          disabled={busy || !mayEdit}
          label={done ? text.undoOf(title) : text.complete(title)}
          onChange={toggle}
        />
      </span>
      <div className={styles.words}>
        <Link to={paths.task(id)} className={done ? styles.doneTitle : styles.title} dir="auto">
          {title}
        </Link>
        <p className={styles.facts}>
          {done ? <span>{text.completed}</span> : <span className={styles[tone]}>{words}</span>}
          {!done && <PriorityTag priority={priority} />}
        </p>
        {error !== null && <FailureNote error={error} prefix={text.failed} />}
      </div>
    </li>
  );
}
