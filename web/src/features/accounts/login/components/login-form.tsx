import { Button, PasswordInput, TextInput } from '@mantine/core';
import { Credentials, type LoginTokens } from '#shared/models/user.ts';
import type { SecondFactorWanted } from '#shared/rules/second-factor.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { useState, type ReactNode } from 'react';
import { Stack } from '#web/ui/layout/layout.tsx';
import { factorsText } from '#text/accounts/factors.ts';
import { authText as text } from '#text/accounts/login.ts';
import { askPasskey, login, loginBySecondFactor } from '../api.ts';
import { wantedOf } from '../lib/wanted-of.ts';
import { usePasskeyAutofill } from '../lib/use-passkey-autofill.ts';
import { useSharedEmail, type SharedEmail } from '../lib/use-shared-email.ts';
import styles from '../auth-modal.module.css';

interface LoginFormProps extends SharedEmail {
  /** Whether it is the form that is shown. */
  readonly active: boolean;
  /** What the address leads to beside a password. */
  readonly captured: ReactNode;
  readonly onSuccess: (tokens: LoginTokens) => void;
  readonly onForgot: () => void;
  /** The password is right and not enough. */
  readonly onSecondStep: (wanted: SecondFactorWanted) => void;
}

/** E-mail and password; mistakes at their fields, the server's refusal under the form. */
export function LoginForm({ active, captured, onSuccess, onForgot, onSecondStep, ...shared }: LoginFormProps) {
  const { form, busy, error, attempt, onSubmit, field } = useApiForm({
    initialValues: { email: '', password: '' },
    validate: (values) => mistakesOf(Credentials, values),
    submit: (values) => login(values).then(onSuccess, (failure: unknown) => onSecondStep(wantedOf(failure))),
  });

  // Whoever has pressed the button is asked by it alone: what is offered in the field would take the place of that.
  const [asking, setAsking] = useState(false);

  async function byPasskey() {
    setAsking(true);
    try {
      const passkey = await askPasskey();
      if (passkey) onSuccess(await loginBySecondFactor({ passkey }));
    } finally {
      setAsking(false);
    }
  }

  usePasskeyAutofill(
    active && !asking,
    (passkey) => void attempt(async () => onSuccess(await loginBySecondFactor({ passkey }))),
  );

  const email = useSharedEmail(form, shared, field('email'));

  return (
    <Stack as="form" gap="14" onSubmit={onSubmit} noValidate>
      <TextInput
        label={text.email}
        type="email"
        autoComplete="username webauthn"
        inputMode="email"
        placeholder={text.emailPlaceholder}
        data-autofocus={active || undefined}
        {...email}
      />
      {captured}
      <PasswordInput
        label={text.password}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': text.showPassword }}
        {...field('password')}
      />
      {error !== null && (
        <p role="alert" className={styles.failure}>
          {messageOf(error, text.loginFailed)}
        </p>
      )}
      {/* Where a company lets its people in, its button is the first. */}
      <Button type="submit" variant={captured ? 'default' : 'filled'} fullWidth disabled={busy}>
        {busy ? text.loggingIn : text.login}
      </Button>
      {'PublicKeyCredential' in window && (
        <Button variant="default" fullWidth disabled={busy} onClick={() => void attempt(byPasskey)}>
          {factorsText.second.loginByPasskey}
        </Button>
      )}
      <button type="button" className={styles.forgot} onClick={onForgot}>
        {text.forgotPassword}
      </button>
    </Stack>
  );
}
