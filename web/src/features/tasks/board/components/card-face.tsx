import { memo, type ReactNode } from 'react';
import type { BoardTask } from '#shared/models/task.ts';
import { initials } from '#web/lib/initials.ts';
import { suiteStatusName, type Deadline } from '#web/lib/task-formatters.ts';
import { tasksText } from '#text/common/tasks.ts';
import { ChartIcon, LockIcon } from '#web/ui/icons.tsx';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { PriorityTag } from '#web/ui/task-tags.tsx';
import { boardText } from '#text/tasks.ts';
import { shortName } from '../lib/short-name.ts';
import styles from './card.module.css';

interface CardFaceProps {
  readonly task: BoardTask;
  readonly deadline: Deadline;
  /** The title as it can be pressed; plain words where it cannot. */
  readonly title?: ReactNode;
}

/** What stands on a card: what, who, until when, and what is special about it. */
export const CardFace = memo(function CardFace({ task, deadline, title = task.title }: CardFaceProps) {
  const name = task.responsible?.name || task.responsible?.email;
  const short = name === undefined ? tasksText.nobody : shortName(name);
  const subStatus = task.isBitrixTask ? 'DEFAULT' : task.subStatus;
  const source = task.isBitrixTask ? null : task.source;
  return (
    <>
      <Text as="h3" size="body" weight="600" breaks className={styles.title}>
        {title}
      </Text>
      <Inline align="stretch" gap="6" className={styles.tags}>
        <PriorityTag priority={task.priority} />
        {subStatus !== 'DEFAULT' && <Tag>{boardText.subStatuses[subStatus]}</Tag>}
        {source && (
          <span className={styles.source} title={source.text}>
            <ChartIcon size={14} />
            {boardText.sources[source.kind]}
          </span>
        )}
      </Inline>
      <Inline gap="8" rowGap="4" size="small">
        <span className={styles.avatar} aria-hidden="true">
          {name === undefined ? '–' : initials(...name.split(/\s+/).slice(0, 2))}
        </span>
        <Text as="bdi" shrink tone="ink-2" oneLine className={styles.who} title={name}>
          {short}
        </Text>
        <span className={`${styles.deadline} ${styles[deadline.tone]}`} title={deadline.label}>
          {deadline.label !== undefined && <span className="visually-hidden">{deadline.label} </span>}
          {deadline.words}
        </span>
      </Inline>
      {task.isBitrixTask && (
        <Inline as="p" nowrap gap="6" tone="ink-3" className={styles.lock} title={boardText.lockedSuite}>
          <LockIcon size={14} />
          {tasksText.suiteTag(suiteStatusName(task.suite.status))}
          <span className="visually-hidden">. {boardText.lockedSuite}</span>
        </Inline>
      )}
    </>
  );
});
