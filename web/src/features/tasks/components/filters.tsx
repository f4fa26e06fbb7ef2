import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMemo, useState, type RefObject } from 'react';
import type { BoardTask } from '#shared/models/task.ts';
import { TASK_PRIORITIES, TASK_STATUSES } from '#shared/rules/tasks.ts';
import { tasksText } from '#text/common/tasks.ts';
import { FilterIcon, SearchIcon } from '#web/ui/icons.tsx';
import { boardText } from '#text/tasks.ts';
import { isFiltered, NO_FILTERS, responsiblesOf, type TaskFilters } from '../lib/find-tasks.ts';
import styles from './filters.module.css';

const text = boardText.filters;

interface FiltersProps {
  readonly tasks: readonly BoardTask[];
  readonly filters: TaskFilters;
  readonly onChange: (filters: TaskFilters) => void;
  readonly search: RefObject<HTMLInputElement | null>;
}

/** What is looked for among the tasks. */
export function Filters({ tasks, filters, onChange, search }: FiltersProps) {
  const people = useMemo(() => responsiblesOf(tasks), [tasks]);
  const [unfolded, setUnfolded] = useState(false);
  const set = (change: Partial<TaskFilters>) => onChange({ ...filters, ...change });
  const any = (name: string) => ({ value: '', label: text.any(name) });
  const more = isFiltered({ ...filters, text: '' });
  return (
    <div className={styles.filters} role="search" aria-label={text.label}>
      <TextInput
        ref={search}
        className={styles.search}
        type="search"
        aria-label={boardText.search}
        placeholder={boardText.searchPlaceholder}
        leftSection={<SearchIcon size={18} />}
        value={filters.text}
        onChange={({ currentTarget }) => set({ text: currentTarget.value })}
      />
      <button
        type="button"
        className={`${styles.fold} ${more ? styles.active : ''}`}
        aria-label={text.label}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        <FilterIcon />
      </button>
      <div className={`${styles.rest} ${unfolded ? styles.unfolded : ''}`}>
        <NativeSelect
          className={styles.person ?? ''}
          aria-label={tasksText.responsible}
          value={filters.responsible}
          data={[any(tasksText.responsible), ...people.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={({ currentTarget }) => set({ responsible: currentTarget.value })}
        />
        <NativeSelect
          aria-label={boardText.priority}
          value={filters.priority}
          data={[
            any(boardText.priority),
            ...TASK_PRIORITIES.map((value) => ({ value, label: tasksText.priorities[value] })),
          ]}
          onChange={({ currentTarget }) =>
            set({ priority: TASK_PRIORITIES.find((one) => one === currentTarget.value) ?? '' })
          }
        />
        <NativeSelect
          aria-label={boardText.status}
          value={filters.status}
          data={[any(boardText.status), ...TASK_STATUSES.map((value) => ({ value, label: boardText.statuses[value] }))]}
          onChange={({ currentTarget }) =>
            set({ status: TASK_STATUSES.find((one) => one === currentTarget.value) ?? '' })
          }
        />
        <Chip pressed={filters.mine} onPress={() => set({ mine: !filters.mine })}>
          {text.mine}
        </Chip>
        <Chip pressed={filters.overdue} onPress={() => set({ overdue: !filters.overdue })}>
          {text.overdue}
        </Chip>
        {isFiltered(filters) && (
          <Button variant="subtle" onClick={() => onChange(NO_FILTERS)}>
            {boardText.reset}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ChipProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}
