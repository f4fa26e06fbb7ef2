import { ActionIcon, NativeSelect } from '@mantine/core';
import { ArrowDownIcon, ArrowUpIcon } from '#web/ui/icons.tsx';
import { SORT_KEYS, type Sort } from '../lib/sort-tasks.ts';
import { listText as text } from '#text/tasks/list.ts';
import styles from './task-table.module.css';

interface SortChoiceProps {
  readonly sort: Sort;
  readonly onChange: (sort: Sort) => void;
}

/** The order of the rows where they are cards and have no heads to press. */
export function SortChoice({ sort, onChange }: SortChoiceProps) {
  const { by, descending } = sort;
  return (
    <div className={styles.sortChoice}>
      <NativeSelect
        label={text.sort}
        value={by}
        data={SORT_KEYS.map((key) => ({ value: key, label: text.columns[key] }))}
        onChange={({ currentTarget }) => {
          const key = SORT_KEYS.find((one) => one === currentTarget.value);
          if (key) onChange({ by: key, descending: false });
        }}
      />
      <ActionIcon
        variant="default"
        aria-label={descending ? text.descending : text.ascending}
        onClick={() => onChange({ by, descending: !descending })}
      >
        {descending ? <ArrowDownIcon /> : <ArrowUpIcon />}
      </ActionIcon>
    </div>
  );
}
