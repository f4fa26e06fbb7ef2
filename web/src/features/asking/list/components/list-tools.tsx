import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import type { KeyboardEvent, RefObject } from 'react';
import { SearchIcon } from '#web/ui/icons.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { STATES, type State } from '../lib/list-entry.ts';
import type { KindChoice } from '../lib/use-view.ts';
import { listText } from '#text/asking/list.ts';
import styles from './list-tools.module.css';

const text = listText.list;

interface ListToolsProps {
  /** Each kind with how many there are; none where there is nothing to choose between. */
  readonly kinds: readonly { readonly kind: KindChoice; readonly count: number }[];
  readonly kind: KindChoice;
  readonly onKind: (kind: KindChoice) => void;
  /** The states there are with how many are in each. */
  readonly states: readonly { readonly state: State; readonly count: number }[];
  readonly state: State | null;
  readonly onState: (state: State | null) => void;
  readonly search: string;
  /** What it finds. */
  readonly searchWords: { readonly label: string; readonly hint: string };
  readonly onSearch: (search: string) => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** The key that leads into the search, where there are keys. */
  readonly searchKey: string | null;
  readonly onSearchKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** What stands above the list: kinds with how many there are, a state to narrow it to, one search over all. */
export function ListTools(props: ListToolsProps) {
  const { kinds, kind, onKind, states, state, onState, search, searchWords } = props;
  const { onSearch, searchRef, searchKey, onSearchKey } = props;
  return (
    <Inline justify="between" gap="12">
      {kinds.length > 0 && (
        <div className={styles.kinds}>
          <SegmentedControl
            aria-label={text.kindsLabel}
            value={kind}
            onChange={onKind}
            data={kinds.map(({ kind: value, count }) => ({
              value,
              label: (
                <>
                  {value === 'all' ? text.all : text.kinds[value]} <span className={styles.count}>{count}</span>
                </>
              ),
            }))}
          />
        </div>
      )}
      <Inline align="stretch" justify="end" nowrap gap="10" className={styles.finding}>
        <NativeSelect
          className={styles.state ?? ''}
          aria-label={text.statesLabel}
          value={state ?? ''}
          onChange={(event) => onState(STATES.find((one) => one === event.target.value) ?? null)}
          data={[
            { value: '', label: text.everyState },
            ...states.map(({ state: value, count }) => ({ value, label: text.stateWith(text.byState[value], count) })),
          ]}
        />
        <TextInput
          className={styles.search ?? ''}
          ref={searchRef}
          type="search"
          aria-label={searchWords.label}
          placeholder={searchWords.hint}
          leftSection={<SearchIcon size={18} />}
          rightSection={searchKey !== null && search === '' && <kbd className={styles.key}>{searchKey}</kbd>}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={onSearchKey}
        />
      </Inline>
    </Inline>
  );
}
