import { ActionIcon, Button, Menu } from '@mantine/core';
import { PEOPLE_SORT_FIELDS, type PeopleSorting } from '#shared/rules/people-list.ts';
import { employeesText as text } from '../text.ts';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import { choose } from '../lib/people.ts';
import styles from './sort-control.module.css';

interface SortControlProps {
  readonly sorting: PeopleSorting;
  readonly onChange: (sorting: PeopleSorting) => void;
}

/** By what the list is in order, and which way round; the same choice again turns it. */
export function SortControl({ sorting, onChange }: SortControlProps) {
  const direction = sorting.descending ? text.descending : text.ascending;
  return (
    <div className={styles.control} role="group" aria-label={text.sortMenu}>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default">{text.sortBy(text.fields[sorting.field])}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {PEOPLE_SORT_FIELDS.map((field) => (
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
