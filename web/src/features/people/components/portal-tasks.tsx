import { useState } from 'react';
import type { SuiteTask } from '#shared/models/bitrix24.ts';
import type { SuiteBoardTask } from '#shared/models/task.ts';
import { PortalFailure } from '#web/ui/require-portal.tsx';
import { formatMoment, suitePriorityName, suiteStatusName } from '#web/lib/task-formatters.ts';
import { useBoardTasks, type usePortalTasks } from '#web/lib/use-portal.ts';
import { formatNumber } from '#text/format.ts';
import { peopleText } from '#text/people.ts';
import { tasksText } from '#text/common/tasks.ts';
import { StatCard, StatGrid } from '#web/ui/card.tsx';
import { Note } from '#web/ui/note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { TaskDetails } from '#web/ui/task-details.tsx';
import styles from './person-page.module.css';

const text = peopleText.page;

interface PortalTasksProps {
  readonly workspaceId: string;
  readonly reading: ReturnType<typeof usePortalTasks>;
}

const NONE: readonly SuiteTask[] = [];

/** The tasks a person does, in Bitrix24's own words. */
export function PortalTasks({ workspaceId, reading }: PortalTasksProps) {
  const { data, error, mutate } = reading;
  const [opened, setOpened] = useState<SuiteBoardTask | null>(null);
  const tasks = useBoardTasks(workspaceId, data?.result.tasks ?? NONE);
  if (error !== undefined)
    return <PortalFailure error={error} words={text.tasksFailed} onRetry={() => void mutate()} />;
  if (data === undefined) return <SkeletonCards count={3} />;
  return (
    <>
      <Summary tasks={tasks} total={data.total} />
      {data.total > tasks.length && <Note tone="warning">{tasksText.cut(tasks.length, data.total)}</Note>}
      <h2 className={styles.listTitle}>{text.list(tasks.length)}</h2>
      {tasks.length === 0 ? (
        <EmptyState title={text.noTasks} />
      ) : (
        <ul className={styles.cards}>
          {tasks.map((task) => (
            <li key={task.id}>
              <TaskCard task={task} onOpen={setOpened} />
            </li>
          ))}
        </ul>
      )}
      <TaskDetails task={opened} onClose={() => setOpened(null)} />
    </>
  );
}

interface SummaryProps {
  readonly tasks: readonly SuiteBoardTask[];
  /** By Bitrix24's count; what is counted on a part of them is left out. */
  readonly total: number;
}

function Summary({ tasks, total }: SummaryProps) {
  if (total > tasks.length) {
    return (
      <StatGrid>
        <StatCard label={text.summary.all} value={formatNumber(total)} />
      </StatGrid>
    );
  }

  const count = (fits: (task: SuiteBoardTask) => boolean) => formatNumber(tasks.filter(fits).length);
  const late = count(({ overdue }) => overdue);
  return (
    <StatGrid>
      <StatCard label={text.summary.all} value={formatNumber(tasks.length)} />
      <StatCard label={text.summary.inProgress} value={count(({ status }) => status === 'IN_PROGRESS')} />
      <StatCard label={text.summary.completed} value={count(({ status }) => status === 'COMPLETED')} />
      <StatCard label={text.summary.late} value={late} />
    </StatGrid>
  );
}

function TaskCard({
  task,
  onOpen,
}: {
  readonly task: SuiteBoardTask;
  readonly onOpen: (task: SuiteBoardTask) => void;
}) {
  return (
    <article className={styles.task}>
      <h3 className={styles.taskTitle}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpen(task)}>
          {task.title}
        </button>
      </h3>
      <div className={styles.tags}>
        <Tag tone={task.priority === 'HIGH' ? 'warning' : 'calm'}>{suitePriorityName(task.suite.priority)}</Tag>
        <Tag tone={task.status === 'IN_PROGRESS' ? 'good' : 'calm'}>{suiteStatusName(task.suite.status)}</Tag>
      </div>
      <p className={`${styles.when} ${task.overdue ? styles.late : ''}`}>
        {text.deadline} {formatMoment(task.deadline)}
      </p>
      <p className={styles.when}>
        {text.created} {formatMoment(task.createdDate)}
      </p>
    </article>
  );
}
