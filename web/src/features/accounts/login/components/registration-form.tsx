import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, type LoginTokens } from '#shared/models/user.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { authText as text } from '#text/accounts/login.ts';
import { register } from '../api.ts';
import styles from '../auth-modal.module.css';
import { useSharedEmail, type SharedEmail } from '../lib/use-shared-email.ts';
import { PromoCodeField } from './promo-code-field.tsx';
import { registrationBody, registrationMistakes, type RegistrationValues } from '../lib/registration-body.ts';

const EMPTY: RegistrationValues = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  password_confirm: '',
  referal_code: '',
  consent: false,
};

interface RegistrationFormProps extends SharedEmail {
  /** Whether it is the form that is shown. */
  readonly active: boolean;
  /** What the address leads to beside a new account with a password. */
  readonly captured: ReactNode;
  readonly onSuccess: (tokens: LoginTokens) => void;
}

/** A new account; mistakes at their fields, the server's refusal under the form. */
export function RegistrationForm({ active, captured, onSuccess, ...shared }: RegistrationFormProps) {
  const { form, busy, error, onSubmit, field } = useApiForm({
    initialValues: EMPTY,
    validate: registrationMistakes,
    submit: async (values) => onSuccess(await register(registrationBody(values))),
  });

  const email = useSharedEmail(form, shared, field('email'));

  return (
    <Stack as="form" gap="14" onSubmit={onSubmit} noValidate>
      <div className={styles.names}>
        <TextInput
          label={text.firstName}
          autoComplete="given-name"
          maxLength={NAME_MAX_LENGTH}
          data-autofocus={active || undefined}
          {...field('first_name')}
        />
        <TextInput
          label={text.lastName}
          autoComplete="family-name"
          maxLength={NAME_MAX_LENGTH}
          {...field('last_name')}
        />
      </div>
      <TextInput
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        placeholder={text.emailPlaceholder}
        {...email}
      />
      {captured}
      <PasswordInput
        label={text.password}
        description={text.passwordHint}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_LENGTH}
        visibilityToggleButtonProps={{ 'aria-label': text.showPassword }}
        {...field('password')}
      />
      <PasswordInput
        label={text.passwordConfirm}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_LENGTH}
        visibilityToggleButtonProps={{ 'aria-label': text.showPassword }}
        {...field('password_confirm')}
      />
      <PromoCodeField {...field('referal_code')} code={form.values.referal_code} />
      <div>
        <Checkbox label={text.consent} {...form.checkbox('consent')} />
        <p className={styles.consent}>
          <a href={siteAddress('/consent')} target="_blank" rel="noreferrer">
            {text.consentText(formatDate(`${CONSENT_VERSION}T12:00:00Z`))}
          </a>
        </p>
      </div>
      {error !== null && (
        <p role="alert" className={styles.failure}>
          {messageOf(error, text.registrationFailed)}
        </p>
      )}
      <Button type="submit" fullWidth disabled={busy}>
        {busy ? text.registering : text.register}
      </Button>
      <p className={styles.papers}>
        <a href={siteAddress('/terms')} target="_blank" rel="noreferrer">
          {text.terms}
        </a>
        <a href={siteAddress('/privacy')} target="_blank" rel="noreferrer">
          {text.privacy}
        </a>
      </p>
    </Stack>
  );
}
