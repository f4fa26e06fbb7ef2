import { SegmentedControl, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { SearchIcon } from './icons.tsx';
import styles from './list-rows.module.css';

interface ListToolsProps<Tab extends string> {
  /** What the tabs choose: «Какие опросы показать». */
  readonly label: string;
  readonly tabs: readonly { readonly value: Tab; readonly label: string; readonly count: number }[];
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Beside the search: in which order the rows stand. */
  readonly children?: ReactNode;
}

/** What stands above a list: tabs with how many there are, and a search. */
export function ListTools<Tab extends string>(props: ListToolsProps<Tab>) {
  const { label, tabs, tab, onTab, searchLabel, search, onSearch, children } = props;
  return (
    <div className={styles.tools}>
      <div className={styles.shelves}>
        <SegmentedControl
          aria-label={label}
          value={tab}
          onChange={onTab}
          data={tabs.map(({ value, label: name, count }) => ({
            value,
            label: (
              <>
                {name} <span className={styles.count}>{count}</span>
              </>
            ),
          }))}
        />
      </div>
      <div className={styles.finding}>
        <TextInput
          className={styles.search ?? ''}
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          leftSection={<SearchIcon size={18} />}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        {children}
      </div>
    </div>
  );
}
