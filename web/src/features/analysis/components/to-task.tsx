import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useNewTask } from '#web/lib/new-task.ts';
import { CheckIcon, PlusIcon } from '#web/ui/icons.tsx';
import { useMadeTasks } from '../api.ts';
import { draftOf, taskOf, type TaskWorthy } from '../lib/finding-task.ts';
import { analysisText as text } from '#text/analysis.ts';
import styles from './to-task.module.css';

interface ToTaskProps {
  readonly worthy: TaskWorthy;
  /** The one that is to be done first. */
  readonly first?: boolean;
}

/** Turns a finding into a task by the form of tasks; where there is one already, leads to it. */
export function ToTask({ worthy, first = false }: ToTaskProps) {
  const openForm = useNewTask();
  const { tasks, add } = useMadeTasks();
  const made = taskOf(worthy, tasks);
  const link = useRef<HTMLAnchorElement>(null);
  const [created, setCreated] = useState(false);
  // The button that opened the form is gone: who created the task goes on from the link to it.
  useEffect(() => {
    if (created && made) link.current?.focus();
  }, [created, made]);

  if (made) {
    return (
      <span className={styles.made} role="status" data-made-task={made.id}>
        <CheckIcon size={18} />
        {text.taskCreated}
        <Link ref={link} to={paths.task(made.id)} className={styles.link} aria-label={text.openTaskOf(made.title)}>
          {text.openTask}
        </Link>
      </span>
    );
  }
  return (
    <Button
      variant={first ? 'light' : 'default'}
      className={styles.button}
      leftSection={<PlusIcon size={18} />}
      aria-label={text.toTaskOf(worthy.title)}
      aria-haspopup="dialog"
      onClick={() =>
        openForm(draftOf(worthy), (task) => {
          setCreated(true);
          add(task);
        })
      }
    >
      {text.toTask}
    </Button>
  );
}
