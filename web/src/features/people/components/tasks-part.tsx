import type { SuiteTask, SuiteTaskList } from '#shared/models/bitrix24.ts';
import type { Task } from '#shared/models/task.ts';
import { isClosed } from '#shared/rules/tasks.ts';
import { Link } from 'react-router-dom';
import { useBoardTasks } from '#web/lib/use-portal.ts';
import { isLateTask } from '../lib/own-task.ts';
import { peopleText } from '#text/people.ts';
import styles from './person-page.module.css';

const text = peopleText.person.tasks;
const NONE: readonly SuiteTask[] = [];

interface TasksPartProps {
  readonly own: readonly Task[];
  readonly suite: SuiteTaskList | undefined;
  readonly workspaceId: string;
  readonly now: Date;
}

/** How much somebody has to do, in Tonus and in Bitrix24 together, and what of it is late. */
export function TasksPart({ own, suite, workspaceId, now }: TasksPartProps) {
  const board = useBoardTasks(workspaceId, suite?.result.tasks ?? NONE);
  const ownOpen = own.filter(({ status }) => !isClosed(status));
  const suiteOpen = board.filter(({ status }) => !isClosed(status));
  const open = ownOpen.length + suiteOpen.length;
  const late =
    ownOpen.filter((task) => isLateTask(task, now)).length + suiteOpen.filter(({ overdue }) => overdue).length;
  return (
    <section className={styles.part} aria-label={open === 0 ? text.none : text.title(open)}>
      <div className={styles.partHead}>
        <h2>{open === 0 ? text.none : text.title(open)}</h2>
        <Link to="?mode=tasks" replace>
          {text.open}
        </Link>
      </div>
      {(late > 0 || (own.length > 0 && suite)) && (
        <p className={styles.text}>
          {late > 0 && <b className={styles.late}>{text.late(late)} </b>}
          {own.length > 0 && suite ? text.parts(ownOpen.length, suiteOpen.length) : null}
        </p>
      )}
    </section>
  );
}
