import { NativeSelect, TextInput } from '@mantine/core';
import type { Task } from '#shared/models/task.ts';
import { TASK_SUB_STATUSES } from '#shared/rules/tasks.ts';
import { toBoardTask } from '#shared/rules/own-tasks.ts';
import { initials } from '#web/lib/initials.ts';
import { formatDeadline, formatSeconds } from '#web/lib/task-formatters.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { roleNames } from '#text/common/roles.ts';
import { tasksText } from '#text/common/tasks.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { ResponsibleField } from '../../editing/components/responsible-field.tsx';
import { ESTIMATE_STEP } from '../../editing/lib/task-form-values.ts';
import { planWords, whenDue } from '../lib/task-words.ts';
import type { TaskSaving } from '../lib/use-task-saving.ts';
import { detailsText as text } from '#text/tasks/details.ts';
import { EditableRow } from './editable-row.tsx';
import { Row } from './row.tsx';
import styles from './task-drawer.module.css';

interface TaskRowsProps {
  readonly task: Task;
  readonly saving: TaskSaving;
  readonly canEdit: boolean;
  readonly now: Date;
}

/** The facts of a task, each of which is changed where it stands. */
export function TaskRows({ task, canEdit, saving, now }: TaskRowsProps) {
  const shared = { task, canEdit, saving };
  const moment = { type: 'datetime-local', max: '2099-12-31T23:59' } as const;
  return (
    <Stack as="dl">
      <EditableRow
        {...shared}
        label={text.responsible}
        names={['responsible_id']}
        value={<Responsible task={task} />}
        renderEditor={(field) => <ResponsibleField former={task} hideLabel {...field('responsible_id')} />}
      />
      <EditableRow
        {...shared}
        label={text.deadline}
        names={['deadline']}
        value={<DeadlineValue task={task} now={now} />}
        renderEditor={(field) => <TextInput aria-label={text.deadline} {...moment} {...field('deadline')} />}
      />
      <EditableRow
        {...shared}
        label={text.plan}
        names={['start_date_plan', 'end_date_plan']}
        value={planWords(task, now) ?? <None />}
        renderEditor={(field) => (
          <>
            <TextInput label={text.planStart} {...moment} {...field('start_date_plan')} />
            <TextInput label={text.planEnd} {...moment} {...field('end_date_plan')} />
          </>
        )}
      />
      <EditableRow
        {...shared}
        label={text.estimate}
        names={['time_estimate']}
        value={<EstimateValue task={task} />}
        renderEditor={(field) => (
          <TextInput
            aria-label={text.estimateHours}
            description={text.estimateHours}
            type="number"
            inputMode="decimal"
            min={0}
            step={ESTIMATE_STEP}
            {...field('time_estimate')}
          />
        )}
      />
      <EditableRow
        {...shared}
        label={text.subStatus}
        names={['sub_status']}
        value={text.subStatuses[task.sub_status]}
        renderEditor={(field) => (
          <NativeSelect
            aria-label={text.subStatus}
            data={TASK_SUB_STATUSES.map((value) => ({ value, label: text.subStatuses[value] }))}
            {...field('sub_status')}
          />
        )}
      />
      <EditableRow
        {...shared}
        label={text.labels}
        names={['group']}
        value={<LabelsValue task={task} canEdit={canEdit} />}
        renderEditor={(field) => (
          <TextInput aria-label={text.labels} description={text.labelsHint} autoComplete="off" {...field('group')} />
        )}
      />
      {task.closed_date !== null && (
        <Row label={text.closed}>
          <span className={styles.value}>{whenDue(task.closed_date, now)}</span>
        </Row>
      )}
    </Stack>
  );
}

function None() {
  return <span className={styles.none}>{text.none}</span>;
}

function Responsible({ task: { responsible } }: { readonly task: Task }) {
  if (!responsible) return <span className={styles.none}>{text.formerMember}</span>;
  return (
    <>
      <span className={styles.person}>
        <span className={styles.avatar} aria-hidden="true">
          {initials(responsible.name, responsible.lastname)}
        </span>
        <bdi>{`${responsible.name} ${responsible.lastname}`.trim() || responsible.email}</bdi>
      </span>
      <span className={styles.small}>{roleNames[responsible.workspace_role]}</span>
    </>
  );
}

function DeadlineValue({ task, now }: { readonly task: Task; readonly now: Date }) {
  if (task.deadline === null) return <span className={styles.none}>{text.noDeadline}</span>;
  const { words, tone } = formatDeadline(toBoardTask(task, now), now);
  const isDate = words.startsWith(tasksText.deadline.until(''));
  return (
    <>
      {whenDue(task.deadline, now)}
      {!isDate && <span className={tone === 'calm' ? styles.small : styles[tone]}>{words}</span>}
    </>
  );
}

/** The estimate beside what was spent of it, in hours and minutes (B9-01). */
function EstimateValue({ task }: { readonly task: Task }) {
  const estimate = Number(task.time_estimate);
  const spent = Number(task.time_spent_in_logs ?? 0);
  return (
    <>
      {estimate > 0 ? formatSeconds(estimate) : <None />}
      {estimate > 0 && spent > 0 && (
        <span className={styles.bar}>
          <ProgressBar
            label={text.spentLabel}
            value={Math.min(spent, estimate)}
            max={estimate}
            words={text.spentOf(formatSeconds(spent), formatSeconds(estimate))}
          />
        </span>
      )}
      {spent > 0 && <span className={styles.small}>{text.spent(formatSeconds(spent))}</span>}
    </>
  );
}

function LabelsValue({ task, canEdit }: { readonly task: Task; readonly canEdit: boolean }) {
  return (
    <>
      {task.group.map((label) => (
        <Tag key={label}>{label}</Tag>
      ))}
      {canEdit ? (
        <Text as="span" size="note" tone="pine" weight="600">
          {text.addLabel}
        </Text>
      ) : (
        task.group.length === 0 && <span className={styles.none}>{text.noLabels}</span>
      )}
    </>
  );
}
