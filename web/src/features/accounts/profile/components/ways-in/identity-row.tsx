import { Button } from '@mantine/core';
import { useState } from 'react';
import { waysInText } from '#text/accounts/ways-in.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDate, formatDateTime } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast.ts';
import { ProviderMark } from '../../../sign-in/components/provider-mark.tsx';
import { called } from '../../../sign-in/lib/called.ts';
import { useIdentityRemoval, type Identity } from '../../identities-api.ts';
import styles from './ways-in.module.css';

const text = waysInText.providers;

interface IdentityRowProps {
  readonly identity: Identity;
  /** Without it nobody could come into the account any more. */
  readonly isLast: boolean;
}

/** One provider that is connected: who one is there, since when, and the way to disconnect it, asked for twice. */
export function IdentityRow({ identity, isLast }: IdentityRowProps) {
  const { id, name: ownName } = identity.provider;
  const name = called(identity.provider);
  const remove = useIdentityRemoval();
  const { busy, error, run } = useAction();
  const [mode, setMode] = useState<'shown' | 'asked' | 'last'>('shown');
  const used = identity.used_at === null ? text.neverUsed : text.used(formatDateTime(identity.used_at));

  const disconnect = () =>
    run(
      () => remove(identity.id),
      () => toast(text.removed(name)),
    );

  return (
    <Stack as="li" gap="10" className={styles.way}>
      <Inline justify="between" gap="16" rowGap="4">
        <Inline nowrap gap="12" shrink>
          <ProviderMark provider={id} />
          <div>
            <Text weight="560" breaks>
              {ownName}
              {identity.email !== null && ` · ${identity.email}`}
            </Text>
            <Caption tone="ink-3">
              {text.added(formatDate(identity.added_at))}, {used}
            </Caption>
          </div>
        </Inline>
        {mode !== 'asked' && (
          <Button variant="default" aria-label={text.removeOf(name)} onClick={() => setMode(isLast ? 'last' : 'asked')}>
            {text.remove}
          </Button>
        )}
      </Inline>
      {mode === 'last' && <Note tone="warning">{text.last}</Note>}
      {mode === 'asked' && (
        <>
          <Text pretty>{text.question(name)}</Text>
          <Inline align="stretch" gap="8">
            <Button variant="default" color="red" disabled={busy} onClick={() => void disconnect()}>
              {busy ? text.removing : text.remove}
            </Button>
            <Button variant="subtle" disabled={busy} onClick={() => setMode('shown')}>
              {text.keep}
            </Button>
          </Inline>
        </>
      )}
      {error !== null &&
        (error instanceof ApiError && error.code === 'last_way_in' ? (
          <Note tone="warning">{text.last}</Note>
        ) : (
          <FailureNote error={error} fallback={text.removeFailed} />
        ))}
    </Stack>
  );
}
