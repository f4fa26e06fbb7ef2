import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Note } from '#shared/models/notes.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { requireWorkspaceId } from '#web/lib/identifiers.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { useNotes, type ListedPerson } from '../api.ts';
import { notesText as text } from '#text/people/notes.ts';
import { NoteForm } from './note-form.tsx';
import { NoteRow } from './note-row.tsx';
import { RemoveNote } from './remove-note.tsx';
import notes from './notes.module.css';
import styles from './person-page.module.css';

const PAYROLL = 'payroll-';

interface NotesPartProps {
  readonly person: Pick<ListedPerson, 'ref'>;
  readonly now: Date;
}

/**
 * What the reader may see of the one-to-ones with somebody, and for whoever may write a way to write another down.
 * Who may not is shown nothing unless a note is shared with them.
 */
export function NotesPart({ person: { ref }, now }: NotesPartProps) {
  const { workspace, role, can } = useWorkspace();
  const kept = !ref.startsWith(PAYROLL);
  const reading = useNotes(requireWorkspaceId(workspace.id), kept ? ref : null);
  /** The note that is being written: a new one, or one that is changed. */
  const [written, setWritten] = useState<Note | 'new' | null>(null);
  const [removed, setRemoved] = useState<Note | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const open = written !== null;
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const shown = reading.pages?.flatMap((page) => page.notes);
  const writes = can('notes.write');
  const today = moscowDay(now);
  if (!writes && !shown?.length) return null;

  const form = (note: Note | null) => (
    <NoteForm
      about={ref}
      note={note}
      today={today}
      onSaved={() => {
        setWritten(null);
        reading.retry();
      }}
      onClose={() => setWritten(null)}
    />
  );
  return (
    <section className={styles.part} aria-label={text.title}>
      <div className={styles.partHead}>
        <h2>{text.title}</h2>
        {writes && kept && !open && (
          <Button size="sm" variant="subtle" ref={opener} onClick={() => setWritten('new')}>
            {text.write}
          </Button>
        )}
      </div>
      {writes && <Caption pretty>{promise(kept, role === OWNER_ROLE)}</Caption>}
      {written === 'new' && form(null)}
      {reading.error !== undefined && <FailureNote error={reading.error} prefix={text.failed} />}
      {shown?.length === 0 && !open && <Caption>{text.none}</Caption>}
      {shown && shown.length > 0 && (
        <ul className={notes.list}>
          {shown.map((note) => (
            <li key={note.id}>
              {written !== null && written !== 'new' && written.id === note.id ? (
                form(note)
              ) : (
                <NoteRow
                  note={note}
                  today={today}
                  onChange={writes && !open ? () => setWritten(note) : null}
                  onRemove={!open ? () => setRemoved(note) : null}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {reading.hasMore && (
        <Button variant="default" loading={reading.wantsMore} onClick={reading.more}>
          {text.more}
        </Button>
      )}
      {removed && (
        <RemoveNote note={removed} today={today} onClose={() => setRemoved(null)} onRemoved={reading.retry} />
      )}
    </section>
  );
}

function promise(kept: boolean, toOwner: boolean): string {
  if (!kept) return text.noNotes;
  return toOwner ? text.promiseToOwner : text.promise;
}
