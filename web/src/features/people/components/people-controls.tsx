import { TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { PEOPLE_FILTERS, type PeopleFilter } from '#shared/rules/people/sources.ts';
import { formatNumber } from '#text/format.ts';
import type { PeopleReading } from '../api.ts';
import type { Sorting } from '../lib/people.ts';
import { peopleText as text } from '#text/people.ts';
import styles from './people-list.module.css';
import { SortControl } from './sort-control.tsx';

type Totals = NonNullable<PeopleReading['pages']>[number]['totals'];

interface PeopleControlsProps {
  readonly searchRef: Ref<HTMLInputElement>;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly filter: PeopleFilter;
  readonly onFilter: (filter: PeopleFilter) => void;
  /** Undefined until they are known. */
  readonly totals: Totals | undefined;
  readonly days: boolean;
}

/** Who is looked for, which of them, and in what order they come. */
export function PeopleControls({
  searchRef,
  search,
  onSearch,
  sorting,
  onSort,
  filter,
  onFilter,
  totals,
  days,
}: PeopleControlsProps) {
  return (
    <>
      <div className={styles.controls}>
        <TextInput
          ref={searchRef}
          className={styles.search}
          type="search"
          aria-label={text.search}
          placeholder={text.searchPlaceholder}
          value={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
        <SortControl sorting={sorting} days={days} onChange={onSort} />
      </div>
      <div className={styles.chips} role="group" aria-label={text.filters}>
        {PEOPLE_FILTERS.filter((name) => isOffered(name, totals, filter)).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-pressed={name === filter}
            onClick={() => onFilter(name)}
          >
            {text.filter[name]}
            {totals && <span>{formatNumber(totals[name] ?? 0)}</span>}
          </button>
        ))}
      </div>
    </>
  );
}

/** What nobody fits is not offered, nor what the reader is not told; the one that is chosen stays. */
function isOffered(name: PeopleFilter, totals: Totals | undefined, chosen: PeopleFilter): boolean {
  return name === 'all' || name === chosen || (totals?.[name] ?? 0) > 0;
}
