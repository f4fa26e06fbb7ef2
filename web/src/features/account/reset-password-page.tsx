import { Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PasswordReset } from '#shared/models/account.ts';
import { PASSWORD_MAX_LENGTH } from '#shared/models/user.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { fieldErrors } from '#web/lib/api-error.ts';
import { rememberDevice } from '#web/lib/device-token.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { endSession } from '#web/lib/session.ts';
import { accountText } from './text.ts';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { ThemeProvider } from '#web/ui/theme-provider.tsx';
import styles from './account.module.css';
import { usePasswordReset } from './api.ts';

const text = accountText.reset;

/** Behind the link of the letter: a new password, then the login. */
export default function ResetPasswordPage() {
  const { token = '' } = useParams();
  const [done, setDone] = useState(false);
  useDocumentTitle(text.title);
  if (done) {
    return (
      <MessagePage title={text.doneTitle} text={text.doneText}>
        <Link to={paths.home} state={{ login: true }} className="button">
          {text.toLogin}
        </Link>
      </MessagePage>
    );
  }
  return (
    <ThemeProvider>
      <MessagePage title={text.title} text={text.text}>
        <ResetForm token={token} onDone={() => setDone(true)} />
      </MessagePage>
    </ThemeProvider>
  );
}

function ResetForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const reset = usePasswordReset();
  const form = useForm({
    initialValues: { password: '', password_confirm: '' },
    validate: (values) => mistakesOf(PasswordReset, { ...values, token }),
  });
  const field = (name: keyof typeof form.values) => ({
    readOnly: reset.busy,
    maxLength: PASSWORD_MAX_LENGTH,
    autoComplete: 'new-password',
    visibilityToggleButtonProps: { 'aria-label': accountText.password.show },
    ...form.getInputProps(name),
  });

  async function submit(values: typeof form.values) {
    if (reset.busy) return;
    try {
      rememberDevice(await reset.run({ body: { ...values, token } }));
      // The server ended every session of the account; this device had perhaps one of them.
      endSession();
      onDone();
    } catch (error) {
      form.setErrors(fieldErrors(error));
    }
  }

  const focusFirst = (mistakes: typeof form.errors) => form.getInputNode(Object.keys(mistakes)[0] ?? '')?.focus();

  return (
    <form className={`${styles.form} ${styles.page}`} onSubmit={form.onSubmit(submit, focusFirst)} noValidate>
      <PasswordInput label={text.password} description={text.hint} {...field('password')} />
      <PasswordInput label={text.again} {...field('password_confirm')} />
      {reset.error !== null && <FailureNote error={reset.error} fallback={text.failed} />}
      <Button type="submit" fullWidth disabled={reset.busy}>
        {reset.busy ? text.saving : text.save}
      </Button>
    </form>
  );
}
