import { TextInput } from '@mantine/core';
import type { PeopleSorting } from '#shared/rules/people-list.ts';
import { employeesText as text } from '../text.ts';
import styles from './employee-list.module.css';
import { SortControl } from './sort-control.tsx';

/** How people are in order before anybody chooses. */
export const BY_LAST_NAME: PeopleSorting = { field: 'LAST_NAME', descending: false };

interface PeopleControlsProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly sorting: PeopleSorting;
  readonly onSort: (sorting: PeopleSorting) => void;
}

/** Who is looked for, and in what order they come. */
export function PeopleControls({ search, onSearch, sorting, onSort }: PeopleControlsProps) {
  return (
    <div className={styles.controls}>
      <TextInput
        className={styles.search}
        type="search"
        aria-label={text.search}
        placeholder={text.searchPlaceholder}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <SortControl sorting={sorting} onChange={onSort} />
    </div>
  );
}
