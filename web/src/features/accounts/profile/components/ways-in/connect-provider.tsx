import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { Credentials } from '#shared/models/user.ts';
import { accountText } from '#text/accounts/profile.ts';
import { waysInText } from '#text/accounts/ways-in.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { leaveToConnect, NothingKept, type ProviderButton } from '../../../sign-in/api.ts';
import { ProviderMark } from '../../../sign-in/components/provider-mark.tsx';
import { called } from '../../../sign-in/lib/called.ts';
import styles from '../../account.module.css';

const text = waysInText.providers;
const RETURN = { returnTo: paths.settingsProfile };

interface ConnectProviderProps {
  readonly providers: readonly ProviderButton[];
  readonly hasPassword: boolean;
}

/** Connects one more way in. Whoever has been in for long shows by the password that it is they. */
export function ConnectProvider({ providers, hasPassword }: ConnectProviderProps) {
  const { busy, error, run } = useAction();
  const [to, setTo] = useState<ProviderButton | null>(null);
  const isProofWanted = error instanceof ApiError && error.code === 'proof_required';

  function connect(provider: ProviderButton) {
    setTo(provider);
    void run(() => leaveToConnect(provider, { ...RETURN, password: '' }));
  }

  if (to !== null && isProofWanted && hasPassword) return <Proof provider={to} onCancel={() => setTo(null)} />;
  return (
    <>
      <Inline align="stretch" gap="10">
        {providers.map((provider) => (
          <Button
            key={provider.id}
            variant="default"
            leftSection={<ProviderMark provider={provider.id} />}
            disabled={busy}
            onClick={() => connect(provider)}
          >
            {busy && to?.id === provider.id ? text.connecting : text.connect(called(provider))}
          </Button>
        ))}
      </Inline>
      {to !== null && error !== null && (
        <Note tone="attention">{isProofWanted ? text.proofElse : failureOf(error)}</Note>
      )}
    </>
  );
}

interface ProofProps {
  readonly provider: ProviderButton;
  readonly onCancel: () => void;
}

function Proof({ provider, onCancel }: ProofProps) {
  const first = useFocusOnArrival();
  const { busy, error, onSubmit, field } = useApiForm({
    initialValues: { password: '' },
    validate: ({ password }) => {
      const { password: mistake } = mistakesOf(Credentials, { email: 'a@example.ru', password });
      return mistake === undefined ? {} : { password: mistake };
    },
    submit: ({ password }) => leaveToConnect(provider, { ...RETURN, password }),
  });
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Text tone="ink-2" pretty>
        {text.proof(called(provider))}
      </Text>
      <PasswordInput
        label={text.proofPassword}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': accountText.password.show }}
        {...field('password')}
        ref={first}
      />
      {error !== null && <Note tone="attention">{failureOf(error)}</Note>}
      <Inline gap="10">
        <Button type="submit" disabled={busy}>
          {busy ? text.connecting : text.proofSubmit}
        </Button>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {text.cancel}
        </Button>
      </Inline>
    </form>
  );
}

function failureOf(error: unknown): string {
  return error instanceof NothingKept ? error.message : messageOf(error, text.connectFailed);
}
