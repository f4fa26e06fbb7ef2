import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Employee } from '#shared/models/bitrix24.ts';
import { findPeople, sortPeople, type PeopleSorting } from '#shared/rules/people-list.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PortalFailure, RequirePortal } from '#web/ui/require-portal.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { usePortalEmployees } from '#web/lib/use-portal.ts';
import { employeesText as text } from '../text.ts';
import { tasksText } from '#web/text/tasks.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PortalAgeNote } from '#web/ui/portal-age-note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { LargePortal } from './large-portal.tsx';
import { BY_LAST_NAME, PeopleControls } from './people-controls.tsx';
import { PeopleRows } from './people-rows.tsx';
import styles from './employee-list.module.css';

const STEP = 100;

/** Everybody on the portal, to be searched and put in order. */
export function EmployeeList() {
  return (
    <>
      <PageHeader title={text.title} />
      <RequirePortal failure={text.listFailed}>
        <Loaded />
      </RequirePortal>
    </>
  );
}

function Loaded() {
  const { workspace } = useWorkspace();
  const { data, error, mutate } = usePortalEmployees(workspace.id);
  if (data === undefined) {
    if (error === undefined) return <SkeletonCards count={5} lines={1} />;
    return <PortalFailure error={error} words={text.listFailed} onRetry={() => void mutate()} />;
  }
  if (data.result.length === 0) {
    return (
      <div className={styles.section}>
        <PortalAgeNote snapshotAt={data.snapshot_at} />
        <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>
      </div>
    );
  }
  // The browser does not hold everybody: who is found, how many and in what order is the server's to say.
  if (data.total > data.result.length) return <LargePortal />;
  return (
    <div className={styles.section}>
      {error !== undefined && <FailureNote error={error} prefix={text.listFailed('')} />}
      <PortalAgeNote snapshotAt={data.snapshot_at} />
      <People people={data.result} />
    </div>
  );
}

function People({ people }: { readonly people: readonly Employee[] }) {
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<PeopleSorting>(BY_LAST_NAME);
  const [limit, setLimit] = useState(STEP);
  const found = useMemo(() => sortPeople(findPeople(people, search), sorting), [people, search, sorting]);
  const more = Math.min(STEP, found.length - limit);
  return (
    <>
      <PeopleControls search={search} onSearch={setSearch} sorting={sorting} onSort={setSorting} />
      <p role="status" className={styles.found}>
        {text.found(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={text.nothingFound}>{text.nothingFoundText}</EmptyState>
      ) : (
        <ul className={styles.people}>
          <PeopleRows people={found.slice(0, limit)} />
        </ul>
      )}
      {more > 0 && (
        <Button variant="default" onClick={() => setLimit(limit + STEP)}>
          {tasksText.more(more)}
        </Button>
      )}
    </>
  );
}
