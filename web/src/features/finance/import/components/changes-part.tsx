import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { commonText } from '#text/common/common.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import type { Stored } from '../api.ts';
import type { ApiRow } from '../lib/api-rows.ts';
import { compare } from '../lib/compare.ts';
import type { ImportKind } from '../lib/kinds.ts';
import { monthName } from '../lib/month-choice.ts';
import { importText } from '#text/finance/import.ts';
import styles from './import.module.css';

const text = importText.changes;

/** So many are named; the others are counted. */
const NAMED = 30;

interface ChangesPartProps {
  readonly kind: ImportKind;
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
  const nothing = added.length + changed.length + removed.length === 0;
  return (
    <Stack as="section" gap="6" className={styles.changes} aria-label={text.title}>
      <h3>{text.title}</h3>
      {data?.head == null ? (
        <p>{text.first}</p>
      ) : (
        <>
          {nothing && <p>{text.none}</p>}
          <Named kind={kind} summary={text.added(added.length)} names={added} />
          <Named kind={kind} summary={text.changed(changed.length)} names={changed} />
          <Named kind={kind} summary={text.removed(removed.length)} names={removed} />
          {same > 0 && <p>{text.same(same)}</p>}
          {kind === 'months' && <p>{text.kept}</p>}
        </>
      )}
    </Stack>
  );
}

interface NamedProps {
  readonly kind: ImportKind;
  readonly summary: string;
  readonly names: readonly string[];
}

function Named({ kind, summary, names }: NamedProps) {
  if (names.length === 0) return null;
  const shown = names.slice(0, NAMED).map((name) => (kind === 'months' ? monthName(name) : name));
  return (
    <details>
      <summary>{summary}</summary>
      <p dir="auto">
        {shown.join(', ')}
        {names.length > NAMED && ` ${text.others(names.length - NAMED)}`}
      </p>
    </details>
  );
}
