import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { SHOWN } from '#shared/rules/access-log.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState, NoPermission } from '#web/ui/states.tsx';
import { readEntries, useAccessLog, useTitles, type Wanted } from './api.ts';
import { Entries } from './components/entries.tsx';
import { Proof } from './components/proof.tsx';
import { peopleOf, viewersIn } from './lib/describe-entry.ts';
import { entriesTable } from './lib/export.ts';
import { TableExport } from '#web/ui/table-export.tsx';
import styles from './access-log.module.css';
import { accessLogText as text } from '#text/access-log.ts';

const ALL: Wanted = { who: '', kind: '' };

/** Who saw what in the workspace, and how to check that nobody has changed it; for its owner. */
export function AccessLog() {
  const { workspace, can } = useWorkspace();
  if (!can('access_log.read')) return <NoPermission>{text.noPermission}</NoPermission>;
  return <Log key={workspace.id} workspaceId={workspace.id} />;
}

function Log({ workspaceId }: { readonly workspaceId: string }) {
  const [wanted, setWanted] = useState(ALL);
  const { pages, error, hasMore, more, busy, retry } = useAccessLog(workspaceId, wanted);
  const titles = useTitles(workspaceId);
  // While another choice is on its way, people and the head are those of the first page that was read.
  const [first] = pages ?? [];
  const entries = (pages ?? []).flatMap((page) => page.entries);
  const filtered = wanted.who !== '' || wanted.kind !== '';
  const people = peopleOf(pages ?? []);
  return (
    <Stack gap="16" fit>
      <Card
        title={text.title}
        lead={text.lead}
        aside={
          entries.length > 0 && (
            <TableExport
              name={text.title}
              collect={async () => entriesTable(await readEntries(workspaceId, wanted), titles)}
            />
          )
        }
      >
        <div className={styles.filters} role="search" aria-label={text.filters}>
          <NativeSelect
            label={text.who}
            value={wanted.who}
            data={[{ value: '', label: text.everyone }, ...viewersOf(people, wanted.who)]}
            onChange={({ currentTarget }) => setWanted({ ...wanted, who: currentTarget.value })}
          />
          <NativeSelect
            label={text.kind}
            value={wanted.kind}
            data={[
              { value: '', label: text.anything },
              ...SHOWN.map((kind) => ({ value: kind, label: text.kinds[kind] })),
            ]}
            onChange={({ currentTarget }) =>
              setWanted({ ...wanted, kind: SHOWN.find((kind) => kind === currentTarget.value) ?? '' })
            }
          />
        </div>
        {pages === undefined && error === undefined && <SkeletonCards count={1} lines={4} />}
        {entries.length > 0 && <Entries entries={entries} people={people} titles={titles} />}
        {pages !== undefined && entries.length === 0 && <Nothing filtered={filtered} further={hasMore} />}
        {error !== undefined && <ErrorState title={text.loadFailed} error={error} onRetry={retry} />}
        {hasMore && (
          <Button variant="default" loading={busy} onClick={more}>
            {text.more}
          </Button>
        )}
      </Card>
      {first && first.head.number > 0 && <Proof workspaceId={workspaceId} head={first.head} />}
    </Stack>
  );
}

function Nothing({ filtered, further }: { readonly filtered: boolean; readonly further: boolean }) {
  if (further) return <Caption>{text.further}</Caption>;
  if (filtered) return <EmptyState title={text.noneTitle}>{text.noneText}</EmptyState>;
  return <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>;
}

/** Everybody who can be chosen; whoever is chosen is one of them also while the list is read anew. */
function viewersOf(people: Parameters<typeof viewersIn>[0], chosen: string) {
  const viewers = viewersIn(people);
  return chosen === '' || viewers.some(({ value }) => value === chosen)
    ? viewers
    : [...viewers, { value: chosen, label: '…' }];
}
