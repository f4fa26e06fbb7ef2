import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PasswordResetRequest } from '#shared/models/account.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useApiForm } from '#web/lib/use-api-form.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { authText as text } from '#text/accounts/login.ts';
import { Note } from '#web/ui/note.tsx';
import { requestPasswordReset } from '../api.ts';
import { useSharedEmail, type SharedEmail } from '../lib/use-shared-email.ts';

/** Asks for the letter with the link to a new password. */
export function ForgotPasswordForm(shared: SharedEmail) {
  const [sent, setSent] = useState(false);
  const { form, busy, error, onSubmit, field } = useApiForm({
    initialValues: { email: '' },
    validate: (values) => mistakesOf(PasswordResetRequest, values),
    submit: async ({ email }) => {
      setSent(false);
      await requestPasswordReset(email);
      setSent(true);
    },
  });

  const email = useSharedEmail(form, shared, field('email'));

  return (
    <Stack as="form" gap="14" onSubmit={onSubmit} noValidate>
      <Text tone="ink-2" pretty>
        {text.forgotText}
      </Text>
      <TextInput
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        placeholder={text.emailPlaceholder}
        {...email}
      />
      {error !== null && <Note tone="attention">{messageOf(error, text.forgotFailed)}</Note>}
      {sent && <Note tone="good">{text.forgotSent}</Note>}
      <Button type="submit" fullWidth disabled={busy}>
        {busy ? text.forgotSubmitting : text.forgotSubmit}
      </Button>
    </Stack>
  );
}
