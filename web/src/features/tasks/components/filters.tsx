import { NativeSelect, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { TASK_PRIORITIES, TASK_STATUSES, type BoardTask } from '#shared/models/task.ts';
import { tasksText } from '#web/text/tasks.ts';
import { boardText } from '../text.ts';
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
  const any = { value: '', label: boardText.all };
  return (
    <div className={styles.filters} role="search" aria-label={boardText.search}>
      <TextInput
        className={styles.search}
        type="search"
        label={boardText.search}
        placeholder={boardText.searchPlaceholder}
        value={filters.text}
        onChange={({ currentTarget }) => set({ text: currentTarget.value })}
      />
      <NativeSelect
        label={boardText.status}
        value={filters.status}
        data={[any, ...TASK_STATUSES.map((value) => ({ value, label: boardText.statuses[value] }))]}
        onChange={({ currentTarget }) =>
          set({ status: TASK_STATUSES.find((one) => one === currentTarget.value) ?? '' })
        }
      />
      <NativeSelect
        label={boardText.priority}
        value={filters.priority}
        data={[any, ...TASK_PRIORITIES.map((value) => ({ value, label: tasksText.priorities[value] }))]}
        onChange={({ currentTarget }) =>
          set({ priority: TASK_PRIORITIES.find((one) => one === currentTarget.value) ?? '' })
        }
      />
      <NativeSelect
        label={tasksText.responsible}
        value={filters.responsible}
        data={[any, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ currentTarget }) => set({ responsible: currentTarget.value })}
      />
    </div>
  );
}
