import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Factor } from '#shared/rules/second-factor.ts';
import { factorsText } from '#text/accounts/factors.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import styles from '../factors.module.css';

const text = factorsText.second;

/** What somebody gives to be proved by. */
export type Given = { readonly code: string } | { readonly recovery_code: string };

interface CodeFormProps {
  readonly ways: readonly Factor[];
  /** Sends what was typed; what it throws stands under the field. */
  readonly onGiven: (given: Given) => Promise<unknown>;
  /** Asks for a passkey; left out where there is none. */
  readonly onPasskey?: (() => Promise<unknown>) | undefined;
}

/** A code of an app, a recovery code or a passkey: what an account has, the likeliest first. */
export function CodeForm({ ways, onGiven, onPasskey }: CodeFormProps) {
  const [way, setWay] = useState<'code' | 'recovery_code'>('code');
  const byPasskeyAlone = !ways.includes('totp');
  const byRecovery = way === 'recovery_code';
  const { form, busy, error, attempt, onSubmit, field } = useApiForm({
    initialValues: { code: '', recovery_code: '' },
    validate: (values) =>
      values[way].trim() === ''
        ? { [way]: byRecovery ? text.recoveryWanted : text.codeWanted }
        : ({} as Record<string, string>),
    submit: (values) => onGiven(byRecovery ? { recovery_code: values.recovery_code } : { code: values.code }),
  });
  const shown = !byPasskeyAlone || byRecovery;
  const hasFieldError = error instanceof ApiError && error.errors.some(({ path }) => path === way);
  return (
    <Stack as="form" gap="14" onSubmit={onSubmit} noValidate>
      <Text tone="ink-2" pretty>
        {byRecovery ? text.aboutRecovery : byPasskeyAlone ? text.aboutPasskey : text.aboutCode}
      </Text>
      {shown && <CodeField key={way} byRecovery={byRecovery} {...field(way)} />}
      {error !== null && !hasFieldError && <Note tone="attention">{messageOf(error, text.failed)}</Note>}
      {shown && (
        <Button type="submit" fullWidth disabled={busy}>
          {busy ? text.checking : text.confirm}
        </Button>
      )}
      {onPasskey && ways.includes('passkey') && (
        <Button
          variant={shown ? 'default' : 'filled'}
          fullWidth
          disabled={busy}
          onClick={() => void attempt(onPasskey)}
          data-autofocus={!shown || undefined}
        >
          {text.byPasskey}
        </Button>
      )}
      <button
        type="button"
        className={styles.link}
        disabled={busy}
        onClick={() => {
          form.setErrors({});
          setWay(byRecovery ? 'code' : 'recovery_code');
        }}
      >
        {byRecovery ? text.backToCode : text.byRecovery}
      </button>
    </Stack>
  );
}

function CodeField({ byRecovery, ...field }: { readonly byRecovery: boolean } & Record<string, unknown>) {
  const first = useFocusOnArrival();
  return (
    <TextInput
      label={byRecovery ? text.recoveryCode : text.code}
      autoComplete={byRecovery ? 'off' : 'one-time-code'}
      inputMode={byRecovery ? 'text' : 'numeric'}
      autoCapitalize="characters"
      spellCheck={false}
      data-autofocus
      {...field}
      ref={first}
    />
  );
}
