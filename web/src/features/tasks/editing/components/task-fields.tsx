import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { TASK_DESCRIPTION_MAX_LENGTH, TASK_TITLE_MAX_LENGTH, type Task } from '#shared/models/task.ts';
import { DURATION_TYPES, TASK_PRIORITIES, TASK_STATUSES, TASK_SUB_STATUSES } from '#shared/rules/tasks.ts';
import { tasksText } from '#text/common/tasks.ts';
import { ESTIMATE_MAX_HOURS, ESTIMATE_STEP, type TaskFormValues } from '../lib/task-form-values.ts';
import { taskFormText as text } from '#text/tasks/editing.ts';
import { ResponsibleField } from './responsible-field.tsx';
import styles from './task-form.module.css';

/** So that a slip of the finger does not promise the year 20261. */
const LATEST = '2099-12-31T23:59';
/** Which fields are folded away at first: those that most tasks do without. */
const FOLDED = ['date_start', 'start_date_plan', 'end_date_plan', 'duration_plan', 'duration_type', 'sub_status'];

export interface TaskFieldsProps {
  /** What a field needs of the form. */
  readonly field: (name: keyof TaskFormValues) => object;
  readonly values: TaskFormValues;
  readonly mistakes: Readonly<Record<string, unknown>>;
  /** The task as it is known; its responsible may have left the workspace. */
  readonly former: Task | null;
}

const options = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: names[value] }));

/** The fields of the form of a task. */
export function TaskFields({ field, values, mistakes, former }: TaskFieldsProps) {
  const [unfolded, setUnfolded] = useState(() => FOLDED.some((name) => isFilled(values, name)));
  // A mistake is never folded away.
  const open = unfolded || FOLDED.some((name) => name in mistakes);
  const moment = { type: 'datetime-local', max: LATEST } as const;

  return (
    <>
      <TextInput
        label={text.title}
        placeholder={text.titlePlaceholder}
        maxLength={TASK_TITLE_MAX_LENGTH}
        autoComplete="off"
        data-autofocus
        {...field('title')}
      />
      <Textarea
        label={text.description}
        description={text.descriptionHint}
        placeholder={text.descriptionPlaceholder}
        maxLength={TASK_DESCRIPTION_MAX_LENGTH}
        autosize
        minRows={2}
        maxRows={10}
        {...field('description')}
      />
      <div className={styles.pair}>
        <ResponsibleField value={values.responsible_id} former={former} {...field('responsible_id')} />
        <TextInput label={text.deadline} {...moment} {...field('deadline')} />
        <NativeSelect
          label={text.priority}
          data={options(TASK_PRIORITIES, tasksText.priorities)}
          {...field('priority')}
        />
        <NativeSelect label={text.status} data={options(TASK_STATUSES, tasksText.statusOf)} {...field('status')} />
        <TextInput
          label={text.estimate}
          type="number"
          inputMode="decimal"
          min={0}
          max={ESTIMATE_MAX_HOURS}
          step={ESTIMATE_STEP}
          {...field('time_estimate')}
        />
        <TextInput label={text.group} description={text.groupHint} autoComplete="off" {...field('group')} />
      </div>
      <details className={styles.more} open={open} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary>{text.more}</summary>
        <div className={styles.pair}>
          <TextInput label={text.planStart} {...moment} {...field('start_date_plan')} />
          <TextInput label={text.planEnd} {...moment} {...field('end_date_plan')} />
          <TextInput label={text.dateStart} {...moment} {...field('date_start')} />
          <NativeSelect
            label={text.subStatus}
            data={options(TASK_SUB_STATUSES, text.subStatuses)}
            {...field('sub_status')}
          />
          <TextInput
            label={text.duration}
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            {...field('duration_plan')}
          />
          <NativeSelect
            label={text.durationType}
            data={options(DURATION_TYPES, text.durationTypes)}
            {...field('duration_type')}
          />
        </div>
      </details>
    </>
  );
}

/** Whether a field says more than it does by itself. */
function isFilled(values: TaskFormValues, name: string): boolean {
  const value = (values as Readonly<Record<string, string>>)[name];
  return value !== '' && value !== 'DAYS' && value !== 'DEFAULT';
}
