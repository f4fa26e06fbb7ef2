import { Button, Switch } from '@mantine/core';
import { commonText } from '#text/common/common.ts';
import { importText } from '#text/finance/import.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import type { Import } from '../lib/use-import.ts';
import styles from './import.module.css';
import { Named } from './named.tsx';

const text = importText.people;

/** What a list of people would change, and whether those who are new are added. */
export function PeopleChanges({ load: { known, plan, addNew, setAddNew } }: { readonly load: Import }) {
  if (known.error !== undefined && !known.data) {
    return (
      <Stack gap="6" className={styles.changes}>
        <FailureNote error={known.error} prefix={`${text.failed} `} />
        <Button variant="default" className={styles.retry} onClick={() => void known.mutate()}>
          {commonText.retry}
        </Button>
      </Stack>
    );
  }
  if (!plan) return <p role="status">{text.loading}</p>;
  const { members, contacts, added, skipped, left, same } = plan;
  const namesOf = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name);
  return (
    <Stack as="section" gap="6" className={styles.changes} aria-label={importText.changes.title}>
      <h3>{importText.changes.title}</h3>
      {members.length + contacts.length + added.length === 0 && <p>{text.none}</p>}
      <Named summary={text.members(members.length)} names={namesOf(members)} />
      <Named summary={text.contacts(contacts.length)} names={namesOf(contacts)} />
      <Named summary={text.added(added.length)} names={namesOf(added)} />
      <Named summary={text.skipped(skipped.length)} names={skipped} />
      <Named summary={text.left(left.length)} names={left} />
      {same > 0 && <p>{importText.changes.same(same)}</p>}
      <p>{text.keeps}</p>
      {(added.length > 0 || skipped.length > 0 || !addNew) && (
        <Switch
          label={text.addNew}
          description={text.addNewNote}
          checked={addNew}
          onChange={({ currentTarget }) => setAddNew(currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
