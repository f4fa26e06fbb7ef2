import { ActionIcon, Button, Menu } from '@mantine/core';
import { PEOPLE_SORT_FIELDS } from '#shared/rules/people-list.ts';
import { peopleText as text } from '#text/people.ts';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import { choose, type Sorting } from '../lib/people.ts';
import styles from './sort-control.module.css';

interface SortControlProps {
  readonly sorting: Sorting;
  /** Whether the reader is told when people were hired. */
  readonly days: boolean;
  readonly onChange: (sorting: Sorting) => void;
}

/** By what the list is in order, and which way round; the same choice again turns it. */
export function SortControl({ sorting, days, onChange }: SortControlProps) {
  const fields = days ? ([...PEOPLE_SORT_FIELDS, 'HIRED_ON'] as const) : PEOPLE_SORT_FIELDS;
  const direction = sorting.descending ? text.descending : text.ascending;
  return (
    <div className={styles.control} role="group" aria-label={text.sortMenu}>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default">{text.sortBy(text.fields[sorting.field])}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {fields.map((field) => (
            <Menu.Item
              key={field}
              aria-current={field === sorting.field ? true : undefined}
              onClick={() => onChange(choose(sorting, field))}
            >
              <span className={field === sorting.field ? styles.chosen : undefined}>{text.fields[field]}</span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        variant="default"
        aria-label={direction}
        title={direction}
        onClick={() => onChange({ ...sorting, descending: !sorting.descending })}
      >
        <ChevronDownIcon className={sorting.descending ? undefined : styles.up} />
      </ActionIcon>
    </div>
  );
}
