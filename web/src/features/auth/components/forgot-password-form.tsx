import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { PasswordResetRequest } from '#shared/models/account.ts';
import { fieldErrors, messageOf } from '#web/lib/api-error.ts';
import { knownDevice } from '#web/lib/device-token.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { authText as text } from '../text.ts';
import { Note } from '#web/ui/note.tsx';
import { usePasswordResetRequest } from '../api.ts';
import styles from '../auth-modal.module.css';

/** Asks for the letter with the link to a new password. */
export function ForgotPasswordForm() {
  const request = usePasswordResetRequest();
  const [sent, setSent] = useState(false);
  const form = useForm({
    initialValues: { email: '' },
    validate: (values) => mistakesOf(PasswordResetRequest, values),
  });

  async function submit(values: typeof form.values) {
    if (request.busy) return;
    setSent(false);
    try {
      await request.run({ body: { ...values, ...knownDevice() } });
      setSent(true);
    } catch (error) {
      form.setErrors(fieldErrors(error));
    }
  }

  return (
    <form className={styles.form} onSubmit={form.onSubmit(submit)} noValidate>
      <p className={styles.explanation}>{text.forgotText}</p>
      <TextInput
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        placeholder={text.emailPlaceholder}
        readOnly={request.busy}
        {...form.getInputProps('email')}
      />
      {request.error !== null && <Note tone="attention">{messageOf(request.error, text.forgotFailed)}</Note>}
      {sent && <Note tone="good">{text.forgotSent}</Note>}
      <Button type="submit" fullWidth disabled={request.busy}>
        {request.busy ? text.forgotSubmitting : text.forgotSubmit}
      </Button>
    </form>
  );
}
