import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { csvOf } from '#web/lib/csv.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { DownloadIcon } from '#web/ui/icons.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { groupRows, isTotalRow } from '../lib/check-rows.ts';
import { faultyTable } from '../lib/faulty-rows.ts';
import type { ImportKind } from '../lib/kinds.ts';
import type { OpenFile } from '../lib/open-file.ts';
import { monthName } from '../lib/month-choice.ts';
import { isConflict, type Import } from '../lib/use-import.ts';
import { importText } from '#text/finance/import.ts';
import { ChangesPart } from './changes-part.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import styles from './import.module.css';
import { PeopleChanges } from './people-changes.tsx';
import { RowsGrid, type RowsGridHandle } from './rows-grid.tsx';

const text = importText.rows;

interface RowsStepProps {
  readonly kind: ImportKind;
  readonly load: Import;
  readonly file: OpenFile;
}

/** The rows as they were understood: mistakes are mended here, and what will change is said before anything is sent. */
export function RowsStep({ kind, load, file }: RowsStepProps) {
  const { rows, stored, sending } = load;
  const { checked, found, excluded } = rows;
  const ofMonth = kind === 'employees' ? [monthName(load.period)] : [];
  const grid = useRef<RowsGridHandle>(null);
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  if (!checked) {
    return (
      <Card title={text.title}>
        <p role="status">{text.checking}</p>
      </Card>
    );
  }
  const faulty = found.kept.filter(({ row }) => found.mistakes.has(row.number));
  const groups = groupRows(file.rows).filter((number) => excluded.has(number)).length;
  const totals = checked.filter(({ row }) => excluded.has(row.number) && isTotalRow(row)).length;
  const people = kind === 'people';
  const { plan } = load;
  const planned = plan ? plan.members.length + plan.contacts.length + plan.added.length : 0;
  const known = people ? planned > 0 : stored.data !== undefined;
  const ready = faulty.length === 0 && found.kept.length > 0 && known;
  const conflict = !people && isConflict(sending.error);
  const { progress } = load;
  const stopped = people && progress ? importText.people.stopped(progress.done, progress.all) : null;
  const shown = onlyFaulty && faulty.length > 0 ? faulty : checked;

  function download() {
    const table = faulty.map(({ row }) => ({ row, mistakes: found.mistakes.get(row.number) ?? new Map() }));
    saveFile(csvOf(faultyTable(file.head, table)), importText.faulty.fileName);
  }
  return (
    <Card title={text.title} lead={[file.name, text.count(checked.length), ...ofMonth].join(' · ')}>
      <Stack fit gap="16">
        <Summary faulty={faulty.length} kept={found.kept.length} />
        <Stack as="ul" gap="4" size="note" tone="ink-2" className={styles.notes}>
          {[...found.notes].map((note) => (
            <li key={note}>{importText.notes[note]}</li>
          ))}
          {totals > 0 && <li>{importText.notes.totals(totals)}</li>}
          {groups > 0 && <li>{importText.notes.groups(groups)}</li>}
          {excluded.size > totals + groups && <li>{text.excluded(excluded.size - totals - groups)}</li>}
        </Stack>
        {faulty.length > 0 && (
          <div className={styles.tools}>
            <Button variant="light" onClick={() => grid.current?.nextMistake()}>
              {text.nextMistake}
            </Button>
            <Button variant="default" aria-pressed={onlyFaulty} onClick={() => setOnlyFaulty(!onlyFaulty)}>
              {onlyFaulty ? text.all : text.onlyFaulty}
            </Button>
            <Button variant="default" leftSection={<DownloadIcon size={18} />} onClick={download}>
              {text.download}
            </Button>
            <Button variant="subtle" onClick={() => rows.exclude(faulty.map(({ row }) => row.number))}>
              {text.excludeFaulty}
            </Button>
          </div>
        )}
        <RowsGrid
          ref={grid}
          rows={shown}
          head={file.head}
          columns={file.columns}
          mistakes={found.mistakes}
          excluded={excluded}
          locked={sending.busy}
          onEdit={rows.edit}
          onExclude={(number) => (excluded.has(number) ? rows.include(number) : rows.exclude([number]))}
        />
        {/* Of people it is said beside mistakes, too: a namesake is one only because of who is there. */}
        {kind === 'people' && found.kept.length > 0 && <PeopleChanges load={load} />}
        {kind !== 'people' && found.kept.length > 0 && faulty.length === 0 && (
          <ChangesPart kind={kind} stored={stored} rows={found.rows} />
        )}
        {conflict && <ConflictNotice load={load} />}
        {sending.error !== null && !conflict && (
          <>
            <FailureNote error={sending.error} prefix={stopped ?? text.failed} />
            <p className={styles.hint}>{text.kept}</p>
          </>
        )}
        <div className={styles.actions}>
          <Button variant="default" disabled={sending.busy} onClick={() => load.goTo('columns')}>
            {text.back}
          </Button>
          {!conflict && (
            <Button
              disabled={!ready}
              loading={sending.busy}
              onClick={() => void (people ? load.write() : load.send(stored.data?.head?.version ?? null))}
            >
              {people ? importText.people.send(planned) : text.send(found.kept.length)}
            </Button>
          )}
        </div>
        <p role="status" className={styles.hint}>
          {sending.busy && (people && load.progress ? text.sent(load.progress.done, load.progress.all) : text.sealing)}
        </p>
      </Stack>
    </Card>
  );
}

function Summary({ faulty, kept }: { readonly faulty: number; readonly kept: number }) {
  if (faulty > 0) return <Note tone="attention">{text.faulty(faulty)}</Note>;
  return kept === 0 ? <Note tone="warning">{text.nothing}</Note> : <Note tone="good">{text.ready(kept)}</Note>;
}
