import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PEOPLE_AT_ONCE, type PeopleFilter } from '#shared/rules/people/sources.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { usePortal } from '#web/lib/use-portal.ts';
import { focusRow, useSingleKeys, useSingleKeysOn } from '#web/lib/single-keys.ts';
import { keysText } from '#text/common/keys.ts';
import { KeyHints } from '#web/ui/key-hints.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { tasksText } from '#text/common/tasks.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PlusIcon, UploadIcon } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PortalAgeNote } from '#web/ui/portal-age-note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { readPeople, usePeople, usePeopleActions, usePresence } from '../api.ts';
import { peopleTable } from '../lib/export.ts';
import { BY_LAST_NAME } from '../lib/people.ts';
import { peopleText as text } from '#text/people.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { LeaversLine } from './leavers-line.tsx';
import { PeopleControls } from './people-controls.tsx';
import styles from './people-list.module.css';
import { PersonRow } from './person-row.tsx';
import { SourceNotes } from './source-notes.tsx';
import { SuggestionLine } from './suggestion-line.tsx';
import { TableHead } from './table-head.tsx';
import table from './people-table.module.css';

/** Typing is sent when it pauses. */
const PAUSE_MILLISECONDS = 300;

/** Everybody of the workspace, whatever knows them, to be searched, put in order and changed. */
export function PeopleList() {
  const { workspace, can, seesMoney } = useWorkspace();
  const now = useNow();
  const today = moscowDay(now);
  const [days, edits] = [can('members.set_hired_on'), can('people.set')];
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MILLISECONDS);
  const [sorting, setSorting] = useState(BY_LAST_NAME);
  const [filter, setFilter] = useState<PeopleFilter>('all');
  const place = { id: workspace.id, paid: seesMoney };
  const wanted = { search, filter, sort: sorting.field, descending: sorting.descending };
  const reading = usePeople(place, wanted);
  const actions = usePeopleActions(workspace.id);
  const { pages, error, again } = reading;
  const people = useMemo(() => pages?.flatMap((page) => page.people) ?? [], [pages]);
  const numbers = useMemo(() => people.flatMap(({ portal }) => portal?.number ?? []), [people]);
  const { data: presence } = usePresence(workspace.id, numbers);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = people.filter(({ ref }) => selected.has(ref));
  const [adding, setAdding] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);
  const [keysOn, setKeysOn] = useSingleKeysOn();

  const select = edits
    ? (ref: string, only?: 'add') =>
        setSelected((known) => {
          const next = new Set(known);
          if (known.has(ref) && only !== 'add') next.delete(ref);
          else next.add(ref);
          return next;
        })
    : null;
  const clear = () => setSelected(new Set());
  const choose = (row: HTMLElement | null, only?: 'add') => {
    const ref = row?.dataset['row'];
    if (ref) select?.(ref, only);
  };
  useSingleKeys(
    {
      '/': () => searchRef.current?.focus(),
      X: (row) => choose(row),
      'Shift+J': (row) => {
        choose(row, 'add');
        choose(focusRow(1), 'add');
      },
      Escape: clear,
    },
    keysOn,
  );
  useReadAgainWhenPortalIsRead(workspace.id, again);

  const [first] = pages ?? [];
  const searching = typed.trim() !== search || reading.busy;
  const more = first ? Math.min(PEOPLE_AT_ONCE, first.total - people.length) : 0;
  return (
    <>
      <PageHeader title={text.title} {...(first ? { note: text.sources(first.sources, first.totals.all) } : {})}>
        {people.length > 0 && (
          <TableExport
            asButton
            name={text.title}
            collect={async () => peopleTable(await readPeople(place, wanted), { days, pay: seesMoney })}
          />
        )}
        {edits && can('contacts.manage') && (
          <Button component={Link} to={paths.peopleImport} variant="default" leftSection={<UploadIcon size={18} />}>
            {text.contacts.upload}
          </Button>
        )}
        {can('contacts.manage') && (
          <Button variant="default" leftSection={<PlusIcon size={18} />} onClick={() => setAdding(true)}>
            {text.contacts.add}
          </Button>
        )}
        {can('members.invite') && (
          <Button
            component={Link}
            to={paths.section('workspaces')}
            variant="default"
            leftSection={<PlusIcon size={18} />}
          >
            {text.invite}
          </Button>
        )}
      </PageHeader>
      {adding && <ContactDialog contact={null} onClose={() => setAdding(false)} onDone={again} />}
      {first === undefined && error !== undefined && (
        <ErrorState error={error} words={text.listFailed} onRetry={again} />
      )}
      {first === undefined && error === undefined && <SkeletonCards count={5} lines={1} />}
      {first && (
        <div className={styles.section}>
          <PeopleControls
            searchRef={searchRef}
            search={typed}
            onSearch={setTyped}
            sorting={sorting}
            onSort={setSorting}
            filter={filter}
            onFilter={setFilter}
            totals={first.totals}
            days={days}
          />
          {error !== undefined && <FailureNote error={error} prefix={text.listFailed('')} />}
          <PortalAgeNote snapshotAt={presence?.snapshotAt} />
          <LeaversLine leavers={first.leavers} actions={actions} onDecided={again} />
          <SuggestionLine suggestions={first.suggestions} actions={actions} onDecided={again} />
          {people.length > 0 ? (
            <div className={table.wrap}>
              <TableHead days={days} pay={seesMoney} checks={edits} />
              <ul
                aria-label={text.list}
                className={[edits && table.checks, days && table.days, seesMoney && table.pay]
                  .filter(Boolean)
                  .join(' ')}
              >
                {people.map((person) => (
                  <PersonRow
                    key={person.ref}
                    person={person}
                    presence={presence}
                    now={now}
                    today={today}
                    days={days}
                    pay={seesMoney}
                    chosen={selected.has(person.ref)}
                    onSelect={select}
                  />
                ))}
              </ul>
            </div>
          ) : (
            !searching && <EmptyState title={text.nothingFound}>{text.nothingFoundText}</EmptyState>
          )}
          <div className={styles.foot}>
            <p role="status">{searching ? text.searching : text.found(first.total)}</p>
            {people.length > 0 && (
              <KeyHints
                hints={[
                  [['J', 'K'], keysText.rows],
                  [['Enter'], keysText.open],
                  ...(edits ? [[['X'], keysText.select] as const, [['Shift', 'J'], keysText.range] as const] : []),
                ]}
                on={keysOn}
                onSwitch={setKeysOn}
              />
            )}
          </div>
          {more > 0 && (
            <Button variant="default" onClick={reading.more}>
              {tasksText.more(more)}
            </Button>
          )}
          <SourceNotes sources={first.sources} readAt={first.portal_read_at} now={now} />
          {chosen.length > 0 && (
            <BulkBar chosen={chosen} people={people} actions={actions} onClear={clear} onChanged={again} />
          )}
        </div>
      )}
    </>
  );
}

/** A portal that is being read brings its people when it has been. */
function useReadAgainWhenPortalIsRead(workspaceId: string, again: () => void): void {
  const state = usePortal(workspaceId).data?.reading?.state;
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'reading' && state === 'read') again();
    before.current = state;
  }, [state, again]);
}
