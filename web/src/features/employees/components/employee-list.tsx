import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Employee } from '#shared/models/bitrix24.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { paths } from '#web/lib/paths.ts';
import { PortalFailure, RequirePortal } from '#web/ui/require-portal.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useNow } from '#web/lib/use-now.ts';
import { usePortalEmployees } from '#web/lib/use-portal.ts';
import { employeesText as text } from '../text.ts';
import { tasksText } from '#web/text/tasks.ts';
import { Note } from '#web/ui/note.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PortalAgeNote } from '#web/ui/portal-age-note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { lastLoginInList } from '../lib/last-login.ts';
import { findPeople, nameOf, sortPeople, type Sorting } from '../lib/people.ts';
import { Avatar } from './avatar.tsx';
import styles from './employee-list.module.css';
import { SortControl } from './sort-control.tsx';

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
  return (
    <div className={styles.section}>
      {error !== undefined && <FailureNote error={error} prefix={text.listFailed('')} />}
      <PortalAgeNote snapshotAt={data.snapshot_at} />
      {data.total > data.result.length && <Note tone="warning">{text.cut(data.total)}</Note>}
      <People people={data.result} />
    </div>
  );
}

function People({ people }: { readonly people: readonly Employee[] }) {
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting>({ field: 'LAST_NAME', descending: false });
  const [limit, setLimit] = useState(STEP);
  const found = useMemo(() => sortPeople(findPeople(people, search), sorting), [people, search, sorting]);
  const more = Math.min(STEP, found.length - limit);
  const now = useNow();
  return (
    <>
      <div className={styles.controls}>
        <TextInput
          className={styles.search}
          type="search"
          aria-label={text.search}
          placeholder={text.searchPlaceholder}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <SortControl sorting={sorting} onChange={setSorting} />
      </div>
      <p role="status" className={styles.found}>
        {text.found(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={text.nothingFound}>{text.nothingFoundText}</EmptyState>
      ) : (
        <ul className={styles.people}>
          {found.slice(0, limit).map((person) => (
            <Row key={person.ID} person={person} now={now} />
          ))}
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

function Row({ person, now }: { readonly person: Employee; readonly now: Date }) {
  return (
    <li className={styles.row}>
      <Link to={paths.employee(person.ID)} className={styles.link}>
        <Avatar person={person} />
        <span className={styles.words}>
          <bdi className={styles.name}>{nameOf(person)}</bdi>
          <span className={styles.email}>{person.EMAIL || text.noEmail}</span>
        </span>
        <span className={styles.state}>
          {!person.ACTIVE && <Tag tone="warning">{text.inactive}</Tag>}
          {person.IS_ONLINE === 'Y' ? (
            <Tag tone="good">{text.lastLogin.online}</Tag>
          ) : (
            <span className={styles.login}>{lastLoginInList(person.LAST_LOGIN, now)}</span>
          )}
        </span>
      </Link>
    </li>
  );
}
