import { NativeSelect, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { TASK_PRIORITIES, TASK_STATUSES, type BoardTask } from '#shared/models/task.ts';
import { tasksText as text } from '#web/text/tasks.ts';
import { responsiblesOf, type TaskFilters } from '../lib/find-tasks.ts';
import styles from '../tasks.module.css';

interface FiltersProps {
  readonly tasks: readonly BoardTask[];
  readonly filters: TaskFilters;
  readonly onChange: (filters: TaskFilters) => void;
}

/** What is looked for among the tasks. */
export function Filters({ tasks, filters, onChange }: FiltersProps) {
  const people = useMemo(() => responsiblesOf(tasks), [tasks]);
  const set = (change: Partial<TaskFilters>) => onChange({ ...filters, ...change });
  const any = { value: '', label: text.all };
  return (
    <div className={styles.filters} role="search" aria-label={text.search}>
      <TextInput
        className={styles.search}
        type="search"
        label={text.search}
        placeholder={text.searchPlaceholder}
        value={filters.text}
        onChange={({ currentTarget }) => set({ text: currentTarget.value })}
      />
      <NativeSelect
        label={text.status}
        value={filters.status}
        data={[any, ...TASK_STATUSES.map((value) => ({ value, label: text.statuses[value] }))]}
        onChange={({ currentTarget }) =>
          set({ status: TASK_STATUSES.find((one) => one === currentTarget.value) ?? '' })
        }
      />
      <NativeSelect
        label={text.priority}
        value={filters.priority}
        data={[any, ...TASK_PRIORITIES.map((value) => ({ value, label: text.priorities[value] }))]}
        onChange={({ currentTarget }) =>
          set({ priority: TASK_PRIORITIES.find((one) => one === currentTarget.value) ?? '' })
        }
      />
      <NativeSelect
        label={text.responsible}
        value={filters.responsible}
        data={[any, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ currentTarget }) => set({ responsible: currentTarget.value })}
      />
    </div>
  );
}
