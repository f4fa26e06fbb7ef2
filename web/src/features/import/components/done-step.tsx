import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import type { ImportKind } from '../lib/kinds.ts';
import { monthName } from '../lib/month-choice.ts';
import type { Import, Outcome } from '../lib/use-import.ts';
import { importText } from '#text/finance/import.ts';
import styles from './import.module.css';

const text = importText.done;

interface DoneStepProps {
  readonly kind: ImportKind;
  readonly load: Import;
  readonly outcome: Outcome;
}

/** What came in, and the way back. */
export function DoneStep({ kind, load, outcome: { count, added, changed, removed, undo } }: DoneStepProps) {
  const { undoing, undone } = load;
  const people = kind === 'people';
  const loaded = people
    ? importText.people.done(count)
    : text.loaded(count, kind === 'employees' ? monthName(load.period) : null);
  return (
    <Card title={text.title}>
      <Stack fit gap="16">
        {undone !== null ? (
          <Note tone="warning">{undone.length === 0 ? text.undone : importText.people.undoneBut(undone)}</Note>
        ) : (
          <>
            <Note tone="good">{loaded}</Note>
            <p>{people ? importText.people.counts(added, changed) : text.counts(added, changed, removed)}</p>
          </>
        )}
        {undoing.error !== null && <FailureNote error={undoing.error} prefix={text.undoFailed} />}
        <div className={styles.actions}>
          <Button component={Link} to={people ? paths.section('employees') : paths.finance}>
            {people ? importText.people.toPeople : text.toFinance}
          </Button>
          <Button variant="default" onClick={load.restart}>
            {text.more}
          </Button>
          {undo !== null && undone === null && (
            <Button variant="subtle" loading={undoing.busy} onClick={load.undo}>
              {text.undo}
            </Button>
          )}
        </div>
        {undo !== null && undone === null && (
          <p className={styles.hint}>{people ? importText.people.undoNote : text.undoNote}</p>
        )}
      </Stack>
    </Card>
  );
}
