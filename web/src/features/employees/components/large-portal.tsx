import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { PEOPLE_PAGE_MAX, type PeoplePage } from '#shared/models/bitrix24.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { usePortalPeople } from '#web/lib/use-portal.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { tasksText } from '#web/text/tasks.ts';
import { PortalAgeNote } from '#web/ui/portal-age-note.tsx';
import { PortalFailure } from '#web/ui/require-portal.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { employeesText as text } from '../text.ts';
import styles from './employee-list.module.css';
import { BY_LAST_NAME, PeopleControls } from './people-controls.tsx';
import { PeopleRows } from './people-rows.tsx';

/** Typing is sent when it pauses. */
const PAUSE_MILLISECONDS = 300;

/** People of a portal that is too large for one list: the server finds, counts and orders all of them, page by page. */
export function LargePortal() {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MILLISECONDS);
  const [sorting, setSorting] = useState(BY_LAST_NAME);
  const page = { search, sort: sorting.field, descending: sorting.descending, limit: PEOPLE_PAGE_MAX };
  return (
    <div className={styles.section}>
      <PeopleControls search={typed} onSearch={setTyped} sorting={sorting} onSort={setSorting} />
      <Found key={JSON.stringify(sorting)} page={page} waiting={typed.trim() !== search} />
    </div>
  );
}

interface FoundProps {
  readonly page: Omit<PeoplePage, 'skip'>;
  /** What is typed has not been sent yet. */
  readonly waiting: boolean;
}

function Found({ page, waiting }: FoundProps) {
  const { workspace } = useWorkspace();
  const { data, error, isValidating, mutate } = usePortalPeople(workspace.id, { ...page, skip: 0 });
  const now = useNow();
  if (error !== undefined) {
    return <PortalFailure error={error} words={text.listFailed} onRetry={() => void mutate()} />;
  }
  if (data === undefined) return <SkeletonCards count={5} lines={1} />;
  const searching = waiting || isValidating;
  return (
    <>
      <p role="status" className={styles.found}>
        {searching ? text.searching : text.found(data.total)}
      </p>
      <PortalAgeNote snapshotAt={data.snapshot_at} />
      {data.total > 0 ? (
        <Pages key={page.search} page={page} total={data.total} />
      ) : (
        !searching && <EmptyState title={text.nothingFound}>{text.nothingFoundText}</EmptyState>
      )}
      {data.snapshot_at === null && data.listed_at !== null && (
        <p className={styles.found}>{text.listed(formatDayAndTime(data.listed_at, now))}</p>
      )}
    </>
  );
}

interface PagesProps {
  readonly page: Omit<PeoplePage, 'skip'>;
  /** How many people all pages hold. */
  readonly total: number;
}

function Pages({ page, total }: PagesProps) {
  const [shown, setShown] = useState(1);
  const more = Math.min(page.limit, total - shown * page.limit);
  return (
    <>
      <ul className={styles.people}>
        {Array.from({ length: shown }, (_, index) => (
          <Page key={index} page={{ ...page, skip: index * page.limit }} />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="default" onClick={() => setShown(shown + 1)}>
          {tasksText.more(more)}
        </Button>
      )}
    </>
  );
}

function Page({ page }: { readonly page: PeoplePage }) {
  const { workspace } = useWorkspace();
  const { data, error, mutate } = usePortalPeople(workspace.id, page);
  if (error !== undefined) {
    return (
      <li>
        <PortalFailure error={error} words={text.listFailed} onRetry={() => void mutate()} />
      </li>
    );
  }
  if (data === undefined) {
    return (
      <li>
        <SkeletonCards count={3} lines={1} />
      </li>
    );
  }
  return <PeopleRows people={data.result} />;
}
