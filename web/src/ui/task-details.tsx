import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SuiteBoardTask } from '#shared/models/task.ts';
import { formatDuration, formatMoment, suiteStatusName, formatSeconds } from '#web/lib/task-formatters.ts';
import { tasksText } from '#text/common/tasks.ts';
import { isUnreadable } from '#shared/rules/bitrix24-tasks.ts';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { Note } from './note.tsx';
import { DialogSection } from './dialog-section.tsx';
import { EmailAddress } from './email-address.tsx';
import styles from './task-details.module.css';
import { PriorityTag, StatusTag } from './task-tags.tsx';
import { Tag } from './tag.tsx';

const text = tasksText.details;

interface TaskDetailsProps {
  /** Null = closed. */
  readonly task: SuiteBoardTask | null;
  readonly onClose: () => void;
}

/** All that is known of a task of Bitrix24, to look at. */
export function TaskDetails({ task, onClose }: TaskDetailsProps) {
  return (
    <Modal opened={task !== null} onClose={onClose} title={task?.title} size={600}>
      {task && <SuiteTaskSections task={task} />}
    </Modal>
  );
}

/** What is known of a task of Bitrix24, part by part. */
export function SuiteTaskSections({ task }: { readonly task: SuiteBoardTask }) {
  return (
    <>
      {isUnreadable(task) && <Note tone="warning">{text.unreadable}</Note>}
      <Caption below="20">{text.readOnly}</Caption>
      <DialogSection title={text.main}>
        <Inline align="stretch" gap="6" className={styles.tags}>
          <StatusTag status={task.status} />
          <Tag>{tasksText.suiteTag(suiteStatusName(task.suite.status))}</Tag>
          <PriorityTag priority={task.priority} always />
          {task.overdue && <Tag tone="attention">{text.late}</Tag>}
        </Inline>
        <Facts>
          <Fact name={tasksText.responsible}>
            <Responsible task={task} />
          </Fact>
          <Fact name={text.project}>{task.suite.project ?? text.missing}</Fact>
          <Fact name={text.created}>{formatMoment(task.createdDate)}</Fact>
          <Fact name={text.closed}>{formatMoment(task.closedDate)}</Fact>
        </Facts>
      </DialogSection>
      <DialogSection title={text.planning}>
        <Facts>
          <Fact name={text.deadline}>{formatMoment(task.deadline)}</Fact>
          <Fact name={text.started}>{formatMoment(task.dateStart)}</Fact>
          <Fact name={text.planStart}>{formatMoment(task.startDatePlan)}</Fact>
          <Fact name={text.planEnd}>{formatMoment(task.endDatePlan)}</Fact>
        </Facts>
      </DialogSection>
      <DialogSection title={text.duration}>
        <Facts>
          <Fact name={text.estimate}>{formatSeconds(task.timeEstimate)}</Fact>
          <Fact name={text.spent}>{formatSeconds(task.timeSpentInLogs)}</Fact>
          <Fact name={text.planned}>{formatDuration(task.durationPlan, task.durationType)}</Fact>
          <Fact name={text.fact}>{formatDuration(task.durationFact, task.durationType)}</Fact>
        </Facts>
      </DialogSection>
      <DialogSection title={text.groups}>
        {task.group.length === 0 ? (
          <p>{text.noGroups}</p>
        ) : (
          <Inline align="stretch" gap="6" className={styles.tags}>
            {task.group.map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
          </Inline>
        )}
      </DialogSection>
    </>
  );
}

function Responsible({ task: { responsible } }: { readonly task: SuiteBoardTask }) {
  if (!responsible) return tasksText.nobody;
  return (
    <>
      <bdi>{responsible.name || responsible.email || tasksText.nobody}</bdi>
      {responsible.workPosition !== null && <span className={styles.more}>{responsible.workPosition}</span>}
      {responsible.name !== '' && responsible.email !== '' && (
        <span className={styles.more}>
          <EmailAddress address={responsible.email} />
        </span>
      )}
    </>
  );
}

function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
