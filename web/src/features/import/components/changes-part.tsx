import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { commonText } from '#text/common/common.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import type { Stored } from '../api.ts';
import type { ApiRow } from '../lib/api-rows.ts';
import { compare } from '../lib/compare.ts';
import type { MoneyKind } from '../lib/kinds.ts';
import { monthName } from '../lib/month-choice.ts';
import { importText } from '#text/finance/import.ts';
import styles from './import.module.css';
import { Named } from './named.tsx';

const text = importText.changes;

interface ChangesPartProps {
  readonly kind: MoneyKind;
  readonly stored: SWRResponse<Stored, unknown>;
  readonly rows: readonly ApiRow[];
}

/** What the file changes against what stands there now. */
export function ChangesPart({ kind, stored: { data, error, mutate }, rows }: ChangesPartProps) {
  const changes = useMemo(() => data && compare(kind, data.rows, rows), [kind, data, rows]);
  if (error !== undefined && !data) {
    return (
      <Stack gap="6" className={styles.changes}>
        <FailureNote error={error} prefix={`${text.failed} `} />
        <Button variant="default" className={styles.retry} onClick={() => void mutate()}>
          {commonText.retry}
        </Button>
      </Stack>
    );
  }
  if (!changes) return <p role="status">{text.loading}</p>;
  const { added, changed, removed, same } = changes;
  const shown = (names: readonly string[]) => (kind === 'months' ? names.map(monthName) : names);
  const nothing = added.length + changed.length + removed.length === 0;
  return (
    <Stack as="section" gap="6" className={styles.changes} aria-label={text.title}>
      <h3>{text.title}</h3>
      {data?.head == null ? (
        <p>{text.first}</p>
      ) : (
        <>
          {nothing && <p>{text.none}</p>}
          <Named summary={text.added(added.length)} names={shown(added)} />
          <Named summary={text.changed(changed.length)} names={shown(changed)} />
          <Named summary={text.removed(removed.length)} names={shown(removed)} />
          {same > 0 && <p>{text.same(same)}</p>}
          {kind === 'months' && <p>{text.kept}</p>}
        </>
      )}
    </Stack>
  );
}
