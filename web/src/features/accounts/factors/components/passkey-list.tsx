import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { factorsText } from '#text/accounts/factors.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { useFactorChanges, type Factors } from '../api.ts';

const text = factorsText.passkeys;
const NAME_MAX_LENGTH = 60;

interface PasskeyListProps {
  readonly passkeys: Factors['passkeys'];
  readonly onCodes: (codes: readonly string[] | null) => void;
}

/** The passkeys there are, and the way to add one; only where the browser knows them. */
export function PasskeyList({ passkeys, onCodes }: PasskeyListProps) {
  const [naming, setNaming] = useState<'new' | (string & {}) | null>(null);
  const changes = useFactorChanges();
  const { busy, error, run } = useAction();
  const isKnown = 'PublicKeyCredential' in window;

  async function save(name: string) {
    const done = await run(
      async () =>
        naming === 'new' ? changes.addPasskey(name) : void (await changes.renamePasskey(naming ?? '', name)),
      (added) => {
        if (added) onCodes(added.recovery_codes);
      },
    );
    if (done) setNaming(null);
  }

  return (
    <Stack gap="8">
      <Inline justify="between" gap="16" rowGap="8">
        <div>
          <Text weight="560">{text.name}</Text>
          <Caption tone="ink-3">{isKnown ? text.about : text.unknown}</Caption>
        </div>
        {isKnown && naming === null && (
          <Button variant="default" disabled={busy} onClick={() => setNaming('new')}>
            {text.add}
          </Button>
        )}
      </Inline>
      {passkeys.length > 0 && (
        <Stack as="ul" gap="4">
          {passkeys.map((passkey) => (
            <Inline as="li" key={passkey.id} justify="between" gap="16" rowGap="4">
              <div>
                <Text breaks>{passkey.name}</Text>
                <Caption tone="ink-3">
                  {text.since(
                    formatDate(passkey.added_at),
                    passkey.last_used_at === null ? null : formatDate(passkey.last_used_at),
                  )}
                </Caption>
              </div>
              <Inline gap="4">
                <Button
                  variant="subtle"
                  disabled={busy}
                  aria-label={text.renameOf(passkey.name)}
                  onClick={() => setNaming(passkey.id)}
                >
                  {text.rename}
                </Button>
                <Button
                  variant="subtle"
                  disabled={busy}
                  aria-label={text.removeOf(passkey.name)}
                  onClick={() => void run(() => changes.removePasskey(passkey.id))}
                >
                  {text.remove}
                </Button>
              </Inline>
            </Inline>
          ))}
        </Stack>
      )}
      {naming !== null && (
        <NameForm
          key={naming}
          start={passkeys.find(({ id }) => id === naming)?.name ?? ''}
          action={naming === 'new' ? text.make : text.saveName}
          busy={busy}
          onSave={(name) => void save(name)}
          onClose={() => setNaming(null)}
        />
      )}
      {error !== null && <FailureNote error={error} fallback={text.failed} />}
    </Stack>
  );
}

interface NameFormProps {
  readonly start: string;
  readonly action: string;
  readonly busy: boolean;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

function NameForm({ start, action, busy, onSave, onClose }: NameFormProps) {
  const [name, setName] = useState(start);
  const first = useFocusOnArrival();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '' && !busy) onSave(name);
  }
  return (
    <Stack as="form" gap="14" onSubmit={submit} noValidate>
      <TextInput
        ref={first}
        label={text.nameLabel}
        description={text.nameHint}
        maxLength={NAME_MAX_LENGTH}
        value={name}
        readOnly={busy}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Inline gap="10">
        <Button type="submit" disabled={busy || name.trim() === ''}>
          {action}
        </Button>
        <Button variant="default" disabled={busy} onClick={onClose}>
          {text.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
