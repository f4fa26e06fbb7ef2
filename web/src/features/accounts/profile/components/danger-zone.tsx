import { quoted } from '#text/format.ts';
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Workspace } from '#shared/models/workspace.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useAction } from '#web/lib/use-action.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { accountText, DELETION_PHRASE } from '#text/accounts/profile.ts';
import { Note } from '#web/ui/note.tsx';
import { DialogSection } from '#web/ui/dialog-section.tsx';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import styles from '../account.module.css';
import { deleteAccount, useFreshWorkspaces } from '../api.ts';

const text = accountText.danger;

interface DangerZoneProps {
  readonly workspaces: readonly Workspace[];
}

/** The end of the account: said plainly, asked for twice. */
export function DangerZone({ workspaces }: DangerZoneProps) {
  const [asking, setAsking] = useState(false);
  const refreshWorkspaces = useFreshWorkspaces();
  return (
    <DialogSection title={text.title} danger>
      <Text tone="ink-2" pretty>
        {text.text} {text.anonymous}
      </Text>
      {asking ? (
        <Confirmation
          owned={workspaces.filter((one) => one.user_role === OWNER_ROLE)}
          onStale={() => void refreshWorkspaces()}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <Inline gap="10">
          <Button
            variant="default"
            color="red"
            onClick={() => {
              setAsking(true);
              void refreshWorkspaces();
            }}
          >
            {text.reveal}
          </Button>
        </Inline>
      )}
    </DialogSection>
  );
}

interface ConfirmationProps {
  readonly owned: readonly Workspace[];
  /** The server knows of workspaces this list did not name. */
  readonly onStale: () => void;
  readonly onCancel: () => void;
}

function Confirmation({ owned, onStale, onCancel }: ConfirmationProps) {
  const field = useFocusOnArrival();
  const [typed, setTyped] = useState('');
  const { busy, error, run } = useAction();
  const exact = typed === DELETION_PHRASE;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!exact || busy) return;
    if (!(await run(() => deleteAccount(owned.length > 0)))) onStale();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {owned.length > 0 && (
        <Note tone="warning">
          {text.owned(owned.length)} {owned.map(({ name }) => quoted(name)).join(', ')}. {text.ownedAdvice}
        </Note>
      )}
      <TextInput
        label={text.phrase}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
        error={DELETION_PHRASE.startsWith(typed) ? undefined : text.wrongPhrase}
        readOnly={busy}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        ref={field}
      />
      {error !== null && <FailureNote error={error} fallback={text.failed} />}
      <Inline gap="10">
        <Button type="submit" color="red" disabled={!exact || busy}>
          {busy ? text.deleting : text.confirm}
        </Button>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {text.cancel}
        </Button>
      </Inline>
    </form>
  );
}
